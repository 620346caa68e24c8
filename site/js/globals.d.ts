/** The languages of the site by code, and what their speakers call them. */
declare const __LANGUAGES__: Record<string, string>;
/** Files with texts, or the texts themselves, by language and set; see `scripts/sitebuild/texts.py`. */
declare const __TEXTS__: Record<string, Record<string, string | import("./ui/sources.js").Sources>>;
/** The manifest of the site in each language. */
/** What the site is, in one line, by language. */
declare const __SITE_LINES__: Record<string, string>;
declare const __MANIFESTS__: Record<string, string>;
declare const __WORKER__: string;
declare const __CATALOGUE__: Record<string, import("./engine/catalogue.js").Listed>;
declare const __RUNTIME__: import("./engine/runtime.js").Runtime;
declare module "pyodide/pyodide.asm.mjs";
/** What the Lab needs to know of the build; see `scripts/sitebuild/lab.py`. */
declare const __LAB__: { engine: string; examples: string; files: string[]; cache: string; cachePrefix: string };
/** The files that run bots from the Lab at a table: for the page, and for its worker. */
declare const __GUESTS__: string;
declare const __GUEST_WORKER__: string;
/** The styles of a board in a notebook; see `scripts/sitebuild/notebook.mjs`. */
declare const __STYLES__: string;
