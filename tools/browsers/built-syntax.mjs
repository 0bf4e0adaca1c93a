import { parse } from 'acorn';

/**
 * The newest ECMAScript that every supported engine parses completely, except for the rest below. The build does not transpile it
 * (`build.target`). Class fields and private methods: Chrome 84, Firefox 90, Safari 15.
 */
const ecmaVersion = 2022;

/** Syntax of that version or earlier that a supported engine does not parse, with the first versions that do. */
const beyond = {
  StaticBlock: () => 'static block of a class (Chrome 94, Safari 16.4)',
  BinaryExpression: ({ operator, left }) =>
    operator === 'in' && left.type === 'PrivateIdentifier' && '#name in object (Chrome 91)',
  Literal: ({ regex }) => regex && beyondInExpression(regex),
  CallExpression: ({ optional, arguments: given }) =>
    optional &&
    given.slice(0, -1).some(({ type }) => type === 'SpreadElement') &&
    'call?.(...spread, more), which Chrome below 91 evaluates wrongly',
};

function beyondInExpression({ pattern, flags }) {
  if (/\(\?<[=!]/.test(pattern)) return 'a regular expression with a lookbehind (Safari 16.4)';
  return flags.includes('d') && 'a regular expression with the flag d (Chrome 90)';
}

/** Every node of a tree, with its enclosing function. */
export function* nodesOf(node, isInFunction = false) {
  yield { node, isInFunction };
  const isFunction = /Function/.test(node.type);
  for (const value of Object.values(node))
    for (const part of Array.isArray(value) ? value : [value])
      if (typeof part?.type === 'string') yield* nodesOf(part, isInFunction || isFunction);
}

/**
 * @param {string} code a built script
 * @returns {import('acorn').Program} its tree
 * @throws {SyntaxError} on syntax of a later version
 */
export const treeOf = (code) => parse(code, { ecmaVersion, sourceType: 'module' });

/**
 * The parts of a built script that a supported engine would not parse.
 * @param {string} code
 * @returns {string[]}
 */
export function syntaxBeyond(code) {
  let tree;
  try {
    tree = treeOf(code);
  } catch (error) {
    return [`does not parse as ECMAScript ${ecmaVersion}: ${error.message}`];
  }
  const found = new Set();
  for (const { node, isInFunction } of nodesOf(tree)) {
    const said = beyond[node.type]?.(node);
    if (said) found.add(said);
    const waits = node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await);
    if (waits && !isInFunction) found.add('await outside a function (Chrome 89)');
  }
  return [...found];
}
