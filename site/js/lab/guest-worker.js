// @ts-check
/** The worker of a bot at the table: the Lab's Python, told one position at a time. It can reach nothing but this conversation. */

const BASE = new URL("../", import.meta.url);

/** @returns {Promise<(asked: string) => string>} */
async function start() {
  const { loadPyodide } = await import(new URL("lab/python/interpreter.js", BASE).href);
  const source = fetch(new URL("lab/table.py", BASE)).then((file) => file.text());
  const pyodide = await loadPyodide({});
  await pyodide.loadPackage("sacbe", { messageCallback: () => {} });
  pyodide.runPython(await source);
  return pyodide.globals.get("plan");
}

const plan = start();
addEventListener("message", async ({ data }) => {
  let answer;
  try {
    answer = (await plan)(data);
  } catch {
    answer = JSON.stringify({ fault: "bot-asleep" });
  }
  postMessage(answer);
});
