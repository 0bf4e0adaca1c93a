import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** The app and its prerender contain the same files, and one process builds both: each file is compiled once. */
const compiled = new Map();

/** Compiles Lingui's macros with Babel, only in files that import one; the faster compiler handles the rest. */
export const linguiMacro = async () => {
  const plugin = await babel({
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      }),
    ],
  });
  const { handler } = plugin.transform;
  plugin.transform.handler = function (code, id, options) {
    const file = `${id}\n${code}`;
    if (!compiled.has(file)) compiled.set(file, handler.call(this, code, id, options));
    return compiled.get(file);
  };
  return plugin;
};
