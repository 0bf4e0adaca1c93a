/** Names of methods that send text to the database as a statement. */
const givesOrders = new Set(['query', 'execute', 'raw', 'unsafe']);

/** Text with interpolated values: a template (unless it is tagged) or a concatenation. */
const isBuilt = (node) =>
  (node?.type === 'TemplateLiteral' && node.expressions.some((each) => !isQuoted(each))) ||
  (node?.type === 'BinaryExpression' && node.operator === '+') ||
  (node?.type === 'CallExpression' && ['concat', 'join', 'replace'].includes(node.callee.property?.name));

/** `client.escapeIdentifier(name)`: the driver's own quoting of a name. */
const isQuoted = (node) =>
  node.type === 'CallExpression' && node.callee.property?.name === 'escapeIdentifier';

/** A statement is a literal and its values are passed as parameters, so user input stays a value. */
export const noBuiltSql = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      built: 'Write the statement as a literal and bind its values: sql`… ${value}` or query(text, values).',
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || !givesOrders.has(callee.property.name)) return;
      const isRaw = callee.property.name === 'raw' && callee.object.name === 'sql';
      if (isRaw ? first?.type !== 'Literal' : isBuilt(first))
        context.report({ node: first, messageId: 'built' });
    },
  }),
};
