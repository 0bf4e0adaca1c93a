import { relative, sep } from 'node:path';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;

/** Files are kebab-case (a configuration's name may begin with a dot), and no file or folder has a meaningless name. */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      empty: 'The name "{{name}}" is too generic: name what the file does.',
      notKebab: 'Files are named in kebab-case: "{{name}}".',
    },
  },
  create(context) {
    const [emptyNames] = context.options;
    const path = relative(context.cwd, context.filename).split(sep);
    const file = path.at(-1);
    return {
      Program(node) {
        const name = path.map((each) => each.split('.')[0]).find((each) => emptyNames.includes(each));
        if (name) context.report({ node, messageId: 'empty', data: { name } });
        if (!kebab.test(file)) context.report({ node, messageId: 'notKebab', data: { name: file } });
      },
    };
  },
};
