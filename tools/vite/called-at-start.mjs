import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import { parseAst } from 'vite';

/** By module: the named functions that a first visit of the login or of home calls. `tools/called-at-start.mjs` writes it. */
export const listOfCalled = join(import.meta.dirname, 'called-at-start.json');

/** A smaller function is compiled in less time than the signs of its mark take to come. */
const worthMarking = 120;

/**
 * A browser reads a script twice: as it comes, beside everything else, it only looks where each function ends; a function is
 * compiled when it is first called, while the page waits. V8 compiles one that stands in brackets (`(function(){…})`) at once
 * (https://v8.dev/blog/preparser#pife), on the thread that receives the script. So those that a first screen calls anyway are
 * written that way, and no others: what is compiled and never called only takes memory.
 */
export const calledAtStart = () => {
  const called = namesByModule(JSON.parse(readFileSync(listOfCalled, 'utf8')));
  let marked = 0;
  return {
    name: 'clearloan-called-at-start',
    apply: 'build',
    renderChunk(code) {
      const written = markedCode(code, called);
      if (written === undefined) return null;
      marked += written.marked;
      return { code: written.code.toString(), map: written.code.generateMap({ hires: 'boundary' }) };
    },
    generateBundle(_, bundle) {
      const listed = [...called.values()].reduce((sum, names) => sum + names.size, 0);
      if (marked < listed / 2)
        this.error(
          `Of ${listed} functions called at start the build has ${marked}: node tools/called-at-start.mjs`,
        );
      const finished = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const left = finished.reduce((sum, { code }) => sum + marksIn(code), 0);
      if (left < marked / 2)
        this.error(`Of ${marked} functions marked for the start the minifier has left ${left} in brackets.`);
    },
  };
};

/** How many named functions of a finished file stand in brackets. */
const marksIn = (code) =>
  [...namedFunctions(parseAst(code))].filter(({ node }) => code[node.start - 1] === '(').length;

const namesByModule = (list) =>
  new Map(Object.entries(list).map(([module, names]) => [module, new Set(names)]));

/**
 * @param code of a chunk before it is minified: the bundler names each module in a line of its own
 * @param {Map<string, Set<string>>} called names by module
 * @returns the text with its marks and how many there are; `undefined` where there is nothing to mark
 */
export function markedCode(code, called) {
  const found = functionsIn(code).filter(({ module, name }) => called.get(module)?.has(name));
  if (found.length === 0) return undefined;
  const text = new MagicString(code);
  for (const { node, body } of found) {
    if (node.type === 'FunctionDeclaration') hoist(text, node, body);
    else bracket(text, node);
  }
  return { code: text, marked: found.length };
}

/** What can be marked in a chunk: where it stands (`node`, and `body`, the statements around it), its module and its name there. */
export function functionsIn(code) {
  const begun = [...code.matchAll(/^\/\/ (\S+\/\S+)$/gm)];
  return [...namedFunctions(parseAst(code))]
    .filter(({ node }) => node.end - node.start >= worthMarking)
    .map(({ node, name, body }) => ({
      ...{ node, body },
      // A package that stands elsewhere, behind a link, goes by the same name.
      module: begun.findLast(({ index }) => index <= node.start)?.[1].replace(/^.*?(?=node_modules\/)/, ''),
      // Where two modules have the same name the bundler numbers one of them.
      name: name.replace(/\$\d+$/, ''),
    }));
}

const bracket = (text, node) => text.appendLeft(node.start, '(').appendRight(node.end, ')');

/** A declaration is there from the first line of its body on, so what stands for it goes there. */
function hoist(text, node, body) {
  const first = body.find((each) => each.directive === undefined && each.type !== 'ImportDeclaration');
  const start = node.async ? 'async function' : 'function';
  text.overwrite(node.start, node.id.end, `var ${node.id.name} = (${start}${node.generator ? '*' : ''}`);
  text.appendLeft(node.end, ');\n');
  if (first !== node) text.move(node.start, node.end, first.start);
}

/** Every function that has a name, with the statements among which it stands. */
function* namedFunctions(node, body = []) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) yield* namedFunctions(each, body);
    return;
  }
  if (node.type === 'FunctionDeclaration' && isAlone(node, body)) yield { node, name: node.id.name, body };
  if (node.type === 'VariableDeclarator' && isFunction(node.init) && node.id.type === 'Identifier')
    yield { node: node.init, name: node.id.name, body };
  const inner = statementsIn(node, body);
  for (const value of Object.values(node)) yield* namedFunctions(value, inner);
}

const isFunction = (node) => node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression';

/** Of two declarations with one name the last is meant; within a block or an export they are left as they are. */
const isAlone = (node, body) =>
  body.includes(node) &&
  body.filter(({ type, id }) => type === node.type && id.name === node.id.name).length === 1;

/** What a function's body or the chunk itself is made of; what stands in a block within has no place to go to. */
function statementsIn(node, around) {
  if (node.type === 'Program') return node.body;
  if (/Function/.test(node.type) && node.body?.type === 'BlockStatement') return node.body.body;
  return node.type === 'BlockStatement' && node.body !== around ? [] : around;
}
