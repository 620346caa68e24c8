// @ts-check
/** Requests to a worker and its answers, matched by number; both are ASCII JSON text. */

/** The worker is gone or has been silent for too long; everything in it is lost, and another one can be started. */
export class EngineLost extends Error {
  name = "EngineLost";
}

/** The engine refused a request; `detail` is what it said: name, message, for a rule also rule, key, params, for a scenario the line. */
export class EngineRefused extends Error {
  /** @param {{name: string, message: string, rule?: string, key?: string, params?: Record<string, unknown>, line?: number}} detail */
  constructor(detail) {
    super(detail.message);
    this.name = detail.name;
    this.detail = detail;
  }
}

/**
 * JSON in ASCII: Python takes such text without measuring or encoding it.
 * @param {unknown} value
 */
export function asciiJson(value) {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export class Channel {
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void, timer: number}>} */
  #waiting = new Map();
  #next = 1;
  /** Whether the worker can answer; only from then on does its silence mean anything. */
  #isOpen = false;
  /** Why there will be no more answers. @type {Error | null} */
  #closed = null;
  #post;
  #patience;
  #onLost;

  /**
   * @param {(message: {id: number, table: string, text: string}) => void} post
   * @param {number} patience milliseconds after which an unanswered request means that the worker is lost
   * @param {(reason: string) => void} onLost called when patience has run out or Python itself has crashed
   */
  constructor(post, patience, onLost) {
    this.#post = post;
    this.#patience = patience;
    this.#onLost = onLost;
  }

  /** The worker can answer now. */
  open() {
    this.#isOpen = true;
    for (const asked of this.#waiting.values()) asked.timer = this.#timer();
  }

  #timer() {
    return this.#isOpen ? Number(setTimeout(this.#onLost, this.#patience, "no answer")) : 0;
  }

  /**
   * The engine's answer to a request about one of its tables; a worker that is still starting answers as soon as it can.
   * @param {string} table
   * @param {{do: string}} request
   * @returns {Promise<any>}
   */
  ask(table, request) {
    if (this.#closed) return Promise.reject(this.#closed);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, timer: this.#timer() });
      this.#post({ id, table, text: asciiJson(request) });
    });
  }

  /**
   * Pass an answer to the caller waiting for it.
   * @param {{id: number, text?: string, fault?: string}} message
   */
  receive({ id, text, fault }) {
    const asked = this.#waiting.get(id);
    if (!asked) return;
    if (text === undefined) return this.#onLost(fault ?? "no text");
    this.#waiting.delete(id);
    clearTimeout(asked.timer);
    const answer = JSON.parse(text);
    if (answer.error) asked.reject(new EngineRefused(answer.error));
    else asked.resolve(answer.ok);
  }

  /**
   * Reject everything that is waiting, and all later requests.
   * @param {Error} error
   */
  close(error) {
    this.#closed = error;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
