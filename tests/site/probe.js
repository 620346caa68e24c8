// The engine's JavaScript for tests that need no page around it.
import { opening } from "../../site/js/assets.js";
import { EngineLost, EngineRefused } from "../../site/js/channel.js";
import { Engine, prepareNextVisit } from "../../site/js/engine.js";
import { keepOffline } from "../../site/js/pwa.js";
import { pack, Snapshot, writeSnapshot } from "../../site/js/snapshot.js";
import { startWorker, takeFirst } from "../../site/js/workers.js";

Object.assign(globalThis, { Engine, EngineLost, EngineRefused, keepOffline, opening, pack, prepareNextVisit, Snapshot, startWorker, takeFirst, writeSnapshot });
