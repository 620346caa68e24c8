// @ts-check
/** Short sounds and vibrations, made by the browser itself. Off until somebody turns them on. */

/** @typedef {"turn" | "move" | "find" | "score" | "no" | "end"} Cue */

/** What each cue sounds like: notes in hertz, how far apart they begin, how long they last. @type {Record<Cue, {notes: number[], gap: number, lasts: number, form: OscillatorType}>} */
const CUES = {
  turn: { notes: [523, 784], gap: 0.14, lasts: 0.5, form: "sine" },
  move: { notes: [196], gap: 0, lasts: 0.09, form: "triangle" },
  find: { notes: [659, 880, 1175], gap: 0.08, lasts: 0.35, form: "sine" },
  score: { notes: [392, 523, 659], gap: 0.1, lasts: 0.4, form: "triangle" },
  no: { notes: [147, 139], gap: 0.08, lasts: 0.14, form: "triangle" },
  end: { notes: [392, 523, 659, 784, 1047], gap: 0.15, lasts: 0.8, form: "sine" },
};
/** Milliseconds of vibration by cue; what is not here is only heard. @type {Partial<Record<Cue, number[]>>} */
const SHAKES = { turn: [60, 60, 60], no: [30], end: [120, 80, 120] };
const VOLUME = 0.14;

/** Made with the first sound: browsers allow it only after somebody has pressed something. @type {AudioContext | null} */
let audio = null;

/**
 * @param {Cue} cue
 * @param {{sound: boolean, shake: boolean}} settings
 */
export function play(cue, { sound, shake }) {
  if (sound) sing(CUES[cue]);
  const pattern = SHAKES[cue];
  if (shake && pattern && "vibrate" in navigator) navigator.vibrate(pattern);
}

/** @param {(typeof CUES)[Cue]} cue */
function sing({ notes, gap, lasts, form }) {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [at, pitch] of notes.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begins = now + at * gap;
    tone.type = form;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begins);
    volume.gain.exponentialRampToValueAtTime(VOLUME, begins + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + lasts);
  }
}
