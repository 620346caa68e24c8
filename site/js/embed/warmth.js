// @ts-check
/** Boards of an article tell each other that one is awake; the others then load what waking needs, so that they wake at once. */

const CHANNEL = "sacbe-board-warm";

/** The channel between the boards of an article; null where frames may not talk to each other. */
function opened() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Tell the other boards that this one is awake. */
export function tellAwake() {
  const channel = opened();
  channel?.postMessage("awake");
  channel?.close();
}

/** Call a function once, when another board is awake or the pointer comes to this one. @param {() => void} warm */
export function whenLikely(warm) {
  const channel = opened();
  const once = () => {
    channel?.close();
    removeEventListener("pointerover", once);
    warm();
  };
  addEventListener("pointerover", once);
  if (channel) channel.onmessage = once;
}
