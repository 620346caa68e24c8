// The engine's JavaScript for tests that need no page around it.
import { EngineLost, EngineRefused } from "../../site/js/engine/channel.js";
import { Engine, prepareNextVisit } from "../../site/js/engine/engine.js";
import { pack, Snapshot, writeSnapshot } from "../../site/js/engine/snapshot.js";
import { startFirst, startWorker, takeFirst } from "../../site/js/engine/workers.js";
import { keepOffline } from "../../site/js/storage/offline.js";

startFirst();
Object.assign(globalThis, {
  Engine,
  EngineLost,
  EngineRefused,
  keepOffline,
  pack,
  prepareNextVisit,
  Snapshot,
  startWorker,
  takeFirst,
  writeSnapshot,
});
