import { dirname, posix, relative, sep } from 'node:path';

const fromRoot = (cwd, file) => relative(cwd, file).split(sep).join('/');

/** Resolves a relative specifier to its path from the root; others are unchanged. */
const meantBy = (specifier, file) =>
  specifier.startsWith('.') ? posix.join(dirname(file), specifier).replace(/\.[cm]?[jt]sx?$/, '') : specifier;

const isTypeOnly = ({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type';

const importedNames = ({ specifiers = [] }) =>
  specifiers.map(({ imported, local }) => imported?.name ?? local?.name).filter(Boolean);

/** The laws of tools/boundaries.mjs that the project graph cannot express: which file may import what. */
export const importLaws = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array' }],
    messages: { broken: '"{{specifier}}" must not be imported here: {{law}}.' },
  },
  create(context) {
    const file = fromRoot(context.cwd, context.filename);
    const laws = context.options[0].filter(({ where, except }) => where.test(file) && !except?.test(file));
    if (laws.length === 0) return {};

    const isBroken = ({ ban, names, atStart }, node, specifier) =>
      ban.test(meantBy(specifier, file)) &&
      !(atStart && (isTypeOnly(node) || node.type === 'ImportExpression')) &&
      (!names || importedNames(node).some((name) => names.includes(name)));

    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      for (const law of laws) {
        if (isBroken(law, node, specifier))
          context.report({ node, messageId: 'broken', data: { specifier, law: law.law } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
