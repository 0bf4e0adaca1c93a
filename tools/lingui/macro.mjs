import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** Compiles Lingui's macros with Babel, only in files that import one; the faster compiler handles the rest. */
export const linguiMacro = () =>
  babel({
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      }),
    ],
  });
