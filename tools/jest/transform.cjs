const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const babelJest = require('babel-jest').default;
const esbuild = require('esbuild');

const root = join(__dirname, '..', '..');
const babel = babelJest.createTransformer({ configFile: join(root, 'babel.config.cjs') });

/** One Babel plugin expands a message macro, and another moves a module mock above the imports. */
const needsBabel = (source) => /@lingui\/\w+\/macro|jest\s*\.mock\(/.test(source);

const options = {
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  // Jest resolves a dynamic import only as a call of `require`.
  supported: { 'dynamic-import': false },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};

/** Everything but a file's own text that decides what becomes of it: the installed packages and the settings. */
const settings = ['node_modules/.package-lock.json', 'babel.config.cjs', 'tools/jest/transform.cjs']
  .reduce((hash, name) => hash.update(readFileSync(join(root, name))), createHash('sha256'))
  .digest('hex');

/** Compiles with esbuild, which takes a tenth of Babel's time, and with Babel where its plugins are needed. */
module.exports = {
  process(source, path, jestOptions) {
    if (needsBabel(source)) return babel.process(source, path, jestOptions);
    const loader = /\.(tsx?)$/.exec(path)?.[1] ?? 'jsx';
    const { code, map } = esbuild.transformSync(source, { ...options, loader, sourcefile: path });
    return { code, map };
  },
  getCacheKey: (source, path) => createHash('sha256').update(`${settings}\0${path}\0${source}`).digest('hex'),
};
