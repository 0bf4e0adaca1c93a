/** Refuses imports whose path matches one of the patterns, each with its message. */
export const projectBoundaries = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'object' } }],
    messages: { refused: '{{message}}' },
  },
  create: (context) => {
    const patterns = context.options[0].map(({ regex, message }) => ({ regex: new RegExp(regex), message }));
    const check = ({ source }) => {
      for (const { regex, message } of patterns)
        if (source && regex.test(source.value))
          context.report({ node: source, messageId: 'refused', data: { message } });
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};
