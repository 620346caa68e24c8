// @ts-check
/**
 * The engine of a frame: one worker for all boards of an article where the browser can share it, else a worker of its own, and then
 * only one board is awake at a time.
 */

import { EngineLost } from "../engine/channel.js";
import { createClient } from "../engine/client.js";
import { digits } from "../engine/digits.js";
import { whenQuiet } from "../engine/engine.js";
import { canShare, connect } from "../engine/sharing.js";
import { startWorker } from "../engine/workers.js";
import { keepOffline } from "../storage/offline.js";
import { Displaced } from "./displaced.js";

const CHANNEL = "sacbe-board-awake";

/**
 * @param {(share: number) => void} progress
 * @param {(reason: Error) => void} lost called when the engine is gone for good
 */
export function createEngine(progress, lost) {
  const name = digits();
  /** @type {BroadcastChannel | null} */
  let alone = null;
  /** Whether a worker of this frame's own has been tried: only then may what an earlier visit stored be to blame for a failure. */
  let isTried = false;
  const client = createClient({
    progress: (share) => share !== true && progress(share),
    // Other boards may be woken right after this one. A new version comes with the next visit.
    ready: async () => whenQuiet(() => void keepOffline(() => {})),
    broken: () => lost(new EngineLost("the engine does not start")),
    open(careful) {
      const shared = canShare() ? tried(() => connect(careful, name)) : null;
      if (shared) return shared;
      alone ??= aloneAwake(lost);
      const isCareful = careful && isTried;
      isTried = true;
      return startWorker(isCareful ? "careful engine" : "engine");
    },
  });
  return {
    client: client.table(name),
    stop() {
      alone?.close();
      client.stop();
    },
  };
}

/** Put other boards to sleep, and this one as soon as another wakes; null where frames may not talk to each other. @param {(reason: Error) => void} lost */
function aloneAwake(lost) {
  return tried(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage("awake");
    channel.onmessage = () => lost(new Displaced());
    return channel;
  });
}

/** What the browser gives, or null if it forbids it here. @template T @param {() => T} work */
function tried(work) {
  try {
    return work();
  } catch {
    return null;
  }
}
