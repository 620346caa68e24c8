// Leaves out what the engine never uses of Pyodide's own script.
// Usage: node shrink.mjs SCRIPT WASM TARGET USER...
// SCRIPT is one large function. Most of it serves extension modules, which are linked while a program runs: functions of
// WebGL, SDL and sockets, and a variable for each of thousands of exports. We load no extension module. A definition stays if its
// name occurs anywhere in what stays, in whatever role, or in a USER: the files that call the script.
// What cannot be told to be a mere definition stays, too.

import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "acorn";

const [script, wasm, target, ...users] = process.argv.slice(2);
const source = readFileSync(script, "utf8");
const module = new WebAssembly.Module(readFileSync(wasm));
/** Where the script takes thousands of exports, to copy each several times. */
const EXPORTS = "wasmExports=instance.exports;";

/** @type {(node: any) => string} */
const textOf = (node) => source.slice(node.start, node.end);

/** Every node below a node, with itself. */
function* nodesOf(node) {
  yield node;
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value]) if (each?.type) yield* nodesOf(each);
}

/** Every word in a node: identifiers in any role, and texts. */
function wordsOf(node) {
  const found = new Set();
  for (const { type, name, value } of nodesOf(node)) {
    if (type === "Identifier") found.add(name);
    else if (type === "Literal" && typeof value === "string") found.add(value);
  }
  return found;
}

const isFunction = ({ type }) => ["FunctionExpression", "ArrowFunctionExpression"].includes(type);
/** Whether evaluating an expression does nothing but make a value. */
const isPure = (node) =>
  !node ||
  isFunction(node) ||
  ["Literal", "Identifier"].includes(node.type) ||
  (node.type === "MemberExpression" && !node.computed && node.object.type === "Identifier") ||
  (node.type === "ArrayExpression" && node.elements.every(isPure)) ||
  (node.type === "ObjectExpression" &&
    node.properties.every(({ type, computed, value }) => type === "Property" && !computed && isPure(value)));

/** Definitions that call a function, which changes nothing outside: the packer of a file system for compressed packages. */
const HARMLESS = new Set(["LZ4"]);

/** The name in `Module["name"] = …`, or null. */
const moduleEntry = (node) =>
  node.type === "AssignmentExpression" && node.left.type === "MemberExpression" && textOf(node.left.object) === "Module"
    ? (node.left.property.value ?? node.left.property.name)
    : null;

/**
 * A piece of the script: `names`, one of which has to be wanted for it to stay (null: it stays in any case), and how it is written.
 * @typedef {{names: string[] | null, node: any, text: string}} Piece
 */

const tree = parse(source, { ecmaVersion: "latest", sourceType: "module" });
const main = tree.body.find((node) => node.type === "FunctionDeclaration");
/** What an alias such as `var _glFinish = _emscripten_glFinish` stands for. */
const standsFor = new Map();

/** The pieces of a statement of the main function. @returns {Piece[]} */
function pieces(node) {
  if (node.type === "FunctionDeclaration")
    return innerLists.has(node.id.name) ? [] : [{ names: [node.id.name], node, text: textOf(node) }];
  if (node.type === "VariableDeclaration") return node.declarations.flatMap((each) => declared(each, node.kind));
  if (node.type === "ExpressionStatement" && node.expression.type === "AssignmentExpression") {
    const { left, right } = node.expression;
    const entry = moduleEntry(node.expression);
    if (entry && right.type === "Identifier") return [{ names: [entry], node: right, text: textOf(node) }];
    const isOfFunction =
      left.type === "MemberExpression" && left.object.type === "Identifier" && definedFunctions.has(left.object.name);
    if (isOfFunction && isPure(right)) {
      const name = left.object.name;
      return [{ names: [name, ...(standsFor.has(name) ? [standsFor.get(name)] : [])], node, text: `${textOf(node)};` }];
    }
  }
  return [{ names: null, node, text: textOf(node) }];
}

/** @returns {Piece[]} */
function declared(each, kind) {
  if (each.id.type === "Identifier" && each.id.name === "wasmImports") return [];
  const text = `${kind} ${textOf(each)};`;
  if (each.id.type !== "Identifier" || !(isPure(each.init) || HARMLESS.has(each.id.name)))
    return [{ names: null, node: each, text }];
  return [{ names: [each.id.name], node: each.init ?? each.id, text }];
}

/** Functions whose body is a list with a statement for each export, and the names that a statement is for. */
const innerLists = new Map([
  ["assignWasmExports", (node) => assigned(node)],
  ["applySignatureConversions", (node) => converted(node)],
]);

/** The names in `_name = Module["_name"] = wasmExports["name"]`. */
function assigned({ expression }) {
  const names = [];
  for (let node = expression; node?.type === "AssignmentExpression"; node = node.right)
    names.push(node.left.type === "Identifier" ? node.left.name : moduleEntry(node));
  return names;
}

/** The name in `wasmExports["name"] = makeWrapper(wasmExports["name"])`, as a function of the script. */
function converted({ type, expression }) {
  const isConversion = type === "ExpressionStatement" && expression.left?.type === "MemberExpression";
  return isConversion ? [expression.left.property.value, `_${expression.left.property.value}`] : null;
}

const definedFunctions = new Set();
for (const node of main.body.body) {
  if (node.type === "FunctionDeclaration") definedFunctions.add(node.id.name);
  for (const { id, init } of node.declarations ?? []) {
    if (init && isFunction(init)) definedFunctions.add(id.name);
    if (init?.type === "Identifier") {
      definedFunctions.add(id.name);
      standsFor.set(id.name, init.name);
    }
  }
}

const lists = new Map(main.body.body.filter(({ id }) => innerLists.has(id?.name)).map((node) => [node.id.name, node]));
const imports = main.body.body
  .flatMap(({ declarations }) => declarations ?? [])
  .find(({ id }) => id.name === "wasmImports");
if (lists.size !== innerLists.size || !imports) throw new Error("this is not the script of Pyodide that we know");

// Functions of WebGL get no address; see `glue.py`.
const needed = WebAssembly.Module.imports(module).filter(({ name }) => !name.startsWith("emscripten_gl"));
const wanted = new Set(needed.map(({ name }) => name));
for (const user of users) for (const word of readFileSync(user, "utf8").match(/[\w$]+/g) ?? []) wanted.add(word);

/** Everything of which only what is wanted stays, by where it stands. @type {Map<any, Piece[]>} */
const groups = new Map(main.body.body.map((node) => [node, pieces(node)]));
for (const [name, node] of lists)
  groups.set(
    node,
    node.body.body.map((each) => ({ names: innerLists.get(name)(each), node: each, text: textOf(each) })),
  );
groups.set(
  imports,
  imports.init.properties.map((each) => ({
    names: [each.key.name ?? each.key.value],
    node: each.value,
    text: textOf(each),
  })),
);

const kept = new Set();
const all = [...groups.values()].flat();
for (let before = -1; before < kept.size; ) {
  before = kept.size;
  for (const piece of all) {
    if (kept.has(piece) || (piece.names && !piece.names.some((name) => wanted.has(name)))) continue;
    kept.add(piece);
    for (const word of wordsOf(piece.node)) wanted.add(word);
  }
}

const stays = (node, glue = "\n") =>
  groups
    .get(node)
    .filter((piece) => kept.has(piece))
    .map(({ text }) => text)
    .join(glue);
const written = main.body.body.map((node) => {
  if (node.type === "FunctionDeclaration" && lists.has(node.id.name))
    return `${source.slice(node.start, node.body.start)}{${stays(node)}}`;
  const own = stays(node);
  return node.declarations?.includes(imports) ? `${own}\nvar wasmImports={${stays(imports, ",")}};` : own;
});
const { body } = main;
const whole = `${source.slice(main.start, body.start)}{${written.join("\n")}}`;
// Brackets tell the browser to compile the function at once; without them it would read all of it twice.
const shrunk = `${source.slice(0, main.start)}const ${main.id.name}=(${whole});${source.slice(body.end)}`;

const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
const used = exported.filter((name) => wanted.has(name) || wanted.has(`_${name}`));
if (shrunk.split(EXPORTS).length !== 2) throw new Error(`the script has ${EXPORTS} not once`);
writeFileSync(
  target,
  shrunk.replace(
    EXPORTS,
    `wasmExports={};for(const name of ${JSON.stringify(used)})wasmExports[name]=instance.exports[name];`,
  ),
);
