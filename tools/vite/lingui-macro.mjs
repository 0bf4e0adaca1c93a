import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { numberedSentences } from './sentence-numbers.mjs';

/**
 * Lingui's macros, by Babel, and only in files that import one: the rest is left to the faster compiler.
 * @param numbered whether sentences go by their numbers, as the catalogs of a built page do
 */
export const linguiMacro = ({ numbered = false } = {}) =>
  babel({
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({
          plugins: ['@lingui/babel-plugin-lingui-macro', ...(numbered ? [numberedSentences] : [])],
        }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      }),
    ],
  });
