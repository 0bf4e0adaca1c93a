/**
 * A rule that refuses syntax.
 * @param {string} message what to write instead
 * @param {readonly string[]} selectors of the refused nodes
 */
const refuse = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'refused' });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});

export const madeQueryKeys = refuse(
  'Keys of the query cache are made in query-keys.ts.',
  'Property[key.name=/^(query|mutation)Key$/] > ArrayExpression',
);

/** A text without a zone would be read in the zone of the machine. */
export const timeWithZone = refuse(
  'Text becomes a time in platform/context/instants.ts.',
  'NewExpression[callee.name="Date"][arguments.0.type=/^(Identifier|MemberExpression|Literal|TemplateLiteral|LogicalExpression)$/]:not([arguments.0.value=0])',
);

/** Several lenders of one process would share it. */
export const noModuleState = refuse(
  'What belongs to a lender is a part of platform/lender/lender.ts.',
  'Program > VariableDeclaration[kind="let"]',
  'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
);

export const pureCode = refuse(
  'Time and chance are arguments.',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
);
