import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** Lingui's macros, by Babel, and only in files that import one: the rest is left to the faster compiler. */
export const linguiMacro = () =>
  babel({
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      }),
    ],
  });
