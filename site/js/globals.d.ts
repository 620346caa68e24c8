declare module "*.ftl" {
  const source: string;
  export default source;
}
declare const __WORKER__: string;
declare const __CATALOGUE__: Record<string, import("./engine/catalogue.js").Listed>;
declare const __RUNTIME__: import("./engine/runtime.js").Runtime;
declare module "pyodide/pyodide.asm.mjs";
