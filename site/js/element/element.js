// @ts-check
/**
 * `<sacbe-board>`: a frame with a board that is as high as its content, and a conversation with it by a port of its own. The attributes
 * are the options of the frame; what stands inside the element is shown until the board is there.
 */

const NAMES = ["link", "scenario", "case", "at", "still", "viewer", "play", "controls", "theme", "lang", "wake"];
const TELLS = ["ready", "state", "move", "height", "error"];
const [LOWEST, HIGHEST] = [80, 4000];

/** Make the element known. @param {string} here the address of this script, beside which the frame's page lies */
export function define(here) {
  const page = new URL("embed.html", here);

  class SacbeBoard extends HTMLElement {
    static observedAttributes = NAMES;
    #frame = document.createElement("iframe");
    /** What is said before the frame has loaded waits in it. */
    #channel = new MessageChannel();
    /** How often the frame has loaded: once, unless the element is moved. */
    #loads = 0;
    /** Whether a tap has come before the frame. */
    #isTapped = false;

    constructor() {
      super();
      const frame = this.#frame;
      frame.loading = "lazy";
      frame.style.cssText = "display:block;width:100%;height:0;border:0";
      frame.onload = () => this.#greet();
      this.addEventListener("click", (event) => this.#tapped(event));
      this.attachShadow({ mode: "open" }).append(document.createElement("slot"));
    }

    connectedCallback() {
      this.style.display ||= "block";
      this.#frame.title = this.title || "Sacbe";
      this.#frame.src = `${page}#${new URLSearchParams(this.#options())}`;
      this.shadowRoot?.append(this.#frame); // only now: an empty frame would load, too
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#frame.src) return; // so far, the address will tell
      if (name === "theme" || name === "lang") this.#ask({ do: name, [name]: now });
      else this.#ask({ do: "open", ...this.#options() });
    }

    /** Show something else. @param {Record<string, string | number | boolean>} options */
    open(options) {
      this.#ask({ ...options, do: "open" });
    }
    /** Go some steps on, or back. @param {number} by */
    step(by) {
      this.#ask({ do: "step", by });
    }
    /** Go to a step. @param {number} to */
    goTo(to) {
      this.#ask({ do: "step", to });
    }
    wake() {
      this.#ask({ do: "wake" });
    }
    sleep() {
      this.#ask({ do: "sleep" });
    }

    /** @returns {Record<string, string>} */
    #options() {
      const said = NAMES.map((name) => [name, this.getAttribute(name)]).filter(([, value]) => value !== null);
      return Object.fromEntries(said);
    }

    /** @param {object} message */
    #ask(message) {
      this.#channel.port1.postMessage(message);
    }

    #greet() {
      if (this.#loads++) this.#channel = new MessageChannel();
      const { port1, port2 } = this.#channel;
      port1.onmessage = ({ data }) => this.#hear(data);
      this.#frame.contentWindow?.postMessage({ sacbe: 1 }, page.origin, [port2]);
    }

    /** A tap that the frame could not feel yet wakes the board; a second one follows the link of the picture. @param {MouseEvent} event */
    #tapped(event) {
      const isPicture = this.getAttribute("controls") === "none" && !this.hasAttribute("play");
      if (isPicture || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!this.#isTapped) event.preventDefault();
      this.#isTapped = true;
      this.wake();
    }

    /** @param {any} data */
    #hear(data) {
      const { tell, ...detail } = data ?? {};
      if (!TELLS.includes(tell)) return;
      if (tell === "height") {
        const height = Math.min(Math.max(Number(detail.height) || 0, LOWEST), HIGHEST);
        this.#frame.style.height = `${height}px`;
        this.shadowRoot?.querySelector("slot")?.remove();
      }
      this.dispatchEvent(new CustomEvent(tell, { detail }));
    }
  }

  if (!customElements.get("sacbe-board")) customElements.define("sacbe-board", SacbeBoard);
}
