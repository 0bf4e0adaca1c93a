const readers = new Set(['get', 'getAll', 'has', 'set', 'append', 'delete']);

const isUseSearchParams = (node) => node?.type === 'CallExpression' && node.callee.name === 'useSearchParams';

/** The text of a key that is a literal, or a constant of the same file. */
function keyText(node, scope) {
  if (node?.type === 'Literal') return node.value;
  if (node?.type !== 'Identifier') return undefined;
  const variable = scope.references.find(({ identifier }) => identifier === node)?.resolved;
  const initial = variable?.defs[0]?.node.init;
  return initial?.type === 'Literal' ? initial.value : undefined;
}

/** Address keys of a screen begin with `_`: all others are common parameters and are sent to the lender. */
export const ownSearchKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign: 'The search key "{{key}}" would be sent with every request: keys of the app start with "_".',
    },
  },
  create(context) {
    const { sourceCode } = context;
    if (!sourceCode.text.includes('useSearchParams')) return {};
    const madeBy = (identifier) =>
      sourceCode.getScope(identifier).references.find((each) => each.identifier === identifier)?.resolved
        ?.defs[0]?.node.init;
    const check = (node, key) => {
      if (typeof key === 'string' && !key.startsWith('_'))
        context.report({ node, messageId: 'foreign', data: { key } });
    };
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const [first] = given;
        if (
          callee.type === 'MemberExpression' &&
          readers.has(callee.property.name) &&
          callee.object.type === 'Identifier'
        ) {
          if (isUseSearchParams(madeBy(callee.object)))
            check(node, keyText(first, sourceCode.getScope(node)));
        }
        if (
          callee.type === 'Identifier' &&
          first?.type === 'ObjectExpression' &&
          isUseSearchParams(madeBy(callee))
        ) {
          for (const { key } of first.properties) check(node, key?.name ?? key?.value);
        }
      },
    };
  },
};
