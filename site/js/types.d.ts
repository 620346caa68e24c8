declare module "*.ftl" {
  const source: string;
  export default source;
}
declare const __WORKER__: string;
declare const __OPENINGS__: Record<string, string>;
declare const __RUNTIME__: import("./runtime.js").Runtime;
declare module "pyodide/pyodide.asm.mjs";
