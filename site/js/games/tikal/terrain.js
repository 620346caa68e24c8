// @ts-check
// What the hexes hold, besides temples.
import { svg } from "lit-html";
import { H, handHex, round, scribble, towards } from "./hex.js";

/**
 * The ground of an explored hex.
 * @param {string} kind
 * @param {string} seed
 */
export function ground(kind, seed) {
  return svg`<path class="ground ground-${kind}" d=${handHex(58.4, seed)}></path>
    <path class="ground-rim" d=${handHex(54.5, `${seed}rim`)}></path>`;
}

/** An unexplored cell: bare bark with a few fibres, and a guess at what may grow there. @param {string} cell */
export function unexplored(cell) {
  const random = scribble(cell);
  const fibres = Array.from({ length: 5 }, () => {
    const [x, y, long] = [random() * 64 - 40, random() * 70 - 35, 8 + random() * 16];
    return `M${round(x)} ${round(y)}q${round(long / 2)} ${round(random() * 4 - 2)} ${round(long)} ${round(random() * 3 - 1.5)}`;
  });
  const guesses = [-20, 18].map((x) => ({
    x: x + random() * 10,
    y: random() * 44 - 20,
    form: Math.floor(random() * 3),
  }));
  return svg`<path class="blank" d=${handHex(57.5, cell)}></path>
    <path class="fibre" d=${fibres.join("")}></path>
    <g class="guess">${guesses.map(({ x, y, form }) => svg`<g transform="translate(${round(x)} ${round(y)}) scale(1.25)">${PLANTS[form]}</g>`)}</g>`;
}

/** Ceiba, palm and fern, never the same twice. @param {string} seed */
export function jungle(seed) {
  const random = scribble(`${seed}j`);
  const spots = [
    [-25, -12],
    [1, -25],
    [25, -9],
    [-9, 4],
    [14, 11],
    [-32, 13],
  ];
  const plants = spots.map(([x, y], at) => {
    const [dx, dy] = [random() * 8 - 4, random() * 6 - 3];
    return { x: x + dx, y: y + dy, size: 0.82 + random() * 0.38, form: (at + Math.floor(random() * 3)) % 3 };
  });
  plants.sort((a, b) => a.y - b.y);
  return svg`<g class="jungle">${plants.map(
    ({ x, y, size, form }) =>
      svg`<g transform="translate(${round(x)} ${round(y)}) scale(${round(size)})">${PLANTS[form]}</g>`,
  )}</g>`;
}

const PLANTS = [
  svg`<path class="trunk" d="M-1.6 12L-1 -2H1L1.6 12Z"></path>
    <path class="leaf" d="M0 -18C9 -18 15 -11 13 -4C18 2 9 7 0 5C-9 7 -18 2 -13 -4C-15 -11 -9 -18 0 -18Z"></path>
    <path class="vein" d="M-7 -4q3 -5 7 -4M1 -11q5 -1 7 3M-3 1q4 -3 8 0"></path>`,
  svg`<path class="trunk" d="M-1.2 12Q1 2 -1 -8L1 -8Q3 2 1.6 12Z"></path>
    <path class="leaf leaf-2" d="M0 -9Q-8 -19 -17 -11Q-9 -12 0 -7Q-12 -7 -14 3Q-7 -5 0 -7Q2 -1 7 3Q6 -5 1 -8Q9 -10 16 -3Q15 -14 1 -9Q6 -17 11 -17Q3 -21 0 -9Z"></path>`,
  svg`<path class="leaf leaf-3" d="M0 10Q-12 8 -15 -5Q-5 -4 0 8Q-4 -8 0 -17Q4 -8 0 8Q5 -4 15 -5Q12 8 0 10Z"></path>
    <path class="vein" d="M0 8V-9M-2 6Q-6 -1 -11 -2M2 6Q6 -1 11 -2"></path>`,
];

/** One plant. @param {number} form 0 ceiba, 1 palm, 2 fern */
export function plant(form) {
  return PLANTS[form];
}

/** The volcano that brings a scoring round. */
export function volcano() {
  return svg`<g class="volcano">
    <path class="smoke" d="M-2 -24C-16 -28 -12 -42 -1 -40C2 -50 18 -48 16 -38C26 -36 22 -24 12 -26"></path>
    <path class="smoke-line" d="M0 -29q-5 -5 1 -7M9 -31q5 -4 1 -8"></path>
    <path class="cone" d="M-46 28L-28 2L-22 4L-9 -22Q0 -26 9 -22L21 2L27 -2L46 28Q0 38 -46 28Z"></path>
    <path class="cone-shade" d="M9 -22L21 2L27 -2L46 28Q30 33 14 33L6 4Z"></path>
    <path class="lava" d="M-9 -22Q0 -26 9 -22Q8 -14 12 -8Q6 -12 5 -2Q4 10 8 18Q1 12 0 0Q-1 -8 -4 -2Q-6 6 -10 10Q-6 -4 -9 -10Z"></path>
    <path class="cone-line" d="M-30 20l6 -12M-18 26l7 -16M24 22l-5 -10M34 24l-4 -7"></path>
  </g>`;
}

/** Where every expedition starts. */
export function baseCamp() {
  return svg`<g class="base-camp">
    ${tent(-21, -2, 0.95)}${tent(20, -5, 1.05)}
    <path class="pole" d="M0 -16V-46"></path>
    <path class="pennant" d="M0 -46Q9 -49 18 -44Q12 -40 19 -35Q8 -38 0 -35Z"></path>
    <path class="firewood" d="M-8 13L9 17M8 13L-9 17"></path>
    <path class="fire" d="M0 -4Q8 4 6 10Q4 15 0 15Q-5 15 -6 9Q-6 4 -2 2Q-2 6 1 6Q3 2 0 -4Z"></path>
  </g>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function tent(x, y, size) {
  return svg`<g transform="translate(${x} ${y}) scale(${size})">
    <path class="canvas" d="M-15 10L0 -16L15 10Z"></path>
    <path class="canvas-shade" d="M0 -16L15 10H4Z"></path>
    <path class="flap" d="M-4 10L0 -4L4 10Z"></path>
    <path class="ropes" d="M-1.5 -18L0 -16L1.5 -18M-15 10l-4 2M15 10l4 2"></path></g>`;
}

const HOARD = [
  [],
  [[0, -12]],
  [
    [-14, -12],
    [14, -12],
  ],
  [
    [0, -25],
    [-15, -2],
    [15, -2],
  ],
  [
    [-14, -24],
    [14, -24],
    [-14, 3],
    [14, 3],
  ],
];

/**
 * A treasure site: a ring of stones with its tokens face down, or the pit that is left.
 * @param {number} tokens
 */
export function treasureSite(tokens) {
  return svg`<g class="site">
    <ellipse class="pit" cx="0" cy="-9" rx="37" ry="30"></ellipse>
    <ellipse class="pit-line" cx="0" cy="-9" rx="31" ry="24.5"></ellipse>
    ${tokens ? "" : svg`<path class="spiral" d="M0 -9q4 -4 7 0t-4 8t-13 -3t0 -14t18 -2t7 15"></path>`}
    ${HOARD[tokens].map(([x, y]) => svg`<g transform="translate(${x} ${y})">${faceDown()}</g>`)}
  </g>`;
}

/** The back of a treasure token: a mask of jade tesserae. */
export function faceDown() {
  return svg`<circle class="coin" r="12.4"></circle><circle class="coin-rim" r="9.6"></circle>
    <path class="mask" d="M-5.6 -5.6H5.6V1.5Q4 7 0 7T-5.6 1.5Z"></path>
    <path class="mask-face" d="M-3.7 -2h2.6M1.1 -2h2.6M0 -2V1.6M-2 4h4M-5.6 -5.6L-8 -8M5.6 -5.6L8 -8"></path>`;
}

/**
 * The stones along the six sides of a hex; each costs a step to cross.
 * @param {number[]} stones
 */
export function stepping(stones) {
  return svg`<g class="stones">${stones.map((count, side) => row(count, side))}</g>`;
}

/**
 * @param {number} count
 * @param {number} side
 */
function row(count, side) {
  const [dx, dy] = towards(side);
  return Array.from({ length: count }, (_, at) => {
    const along = (at - (count - 1) / 2) * 12.4;
    const x = dx * (H / 2 - 7.6) - dy * along;
    const y = dy * (H / 2 - 7.6) + dx * along;
    return svg`<g transform="translate(${round(x)} ${round(y)}) rotate(${side * 60})">
      <path class="stone" d="M-5.2 .6Q-5 -4 -.4 -4.2Q5 -4.2 5.3 .2Q5.4 4 .8 4.2Q-5 4.4 -5.2 .6Z"></path>
      <path class="stone-light" d="M-3 -.8Q-2.4 -2.6 .6 -2.6"></path></g>`;
  });
}
