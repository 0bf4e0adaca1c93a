/**
 * Generates libs/ui/src/icons/drawn from the Phosphor icons (MIT) named in libs/ui/src/icons/names.json.
 * Run it after a change of that list: `node tools/icons.mjs`. One file per icon, so a chunk contains only the icons of its
 * screens.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const assets = join(root, 'node_modules/@phosphor-icons/core/assets');
const icons = join(root, 'libs/ui/src/icons');
const names = JSON.parse(readFileSync(join(icons, 'names.json'), 'utf8'));

/** Interface icons are bold; a name that ends in -fill is for a stamp, a warning or the selected tab. */
const assetOf = (name) => (name.endsWith('-fill') ? `fill/${name}.svg` : `bold/${name}-bold.svg`);

const componentOf = (name) => `${name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase())}Icon`;

/** A view box of 256 is 24 pixels wide: hundredths of a unit are invisible, and they are a tenth of an icon's bytes. */
const precision = { name: 'convertPathData', params: { floatPrecision: 1 } };

function pathOf(name) {
  const svg = readFileSync(join(assets, assetOf(name)), 'utf8');
  const { data } = optimize(svg, { plugins: [precision] });
  const path = /^<svg [^>]*viewBox="0 0 256 256"[^>]*><path d="([^"]+)"\/><\/svg>$/.exec(data.trim());
  if (path === null) throw new Error(`${name}: expected a 256 box with one path`);
  return path[1];
}

rmSync(join(icons, 'drawn'), { recursive: true, force: true });
mkdirSync(join(icons, 'drawn'));
for (const name of names) {
  const component = componentOf(name);
  writeFileSync(
    join(icons, 'drawn', `${name}.ts`),
    `import { drawIcon } from '../draw-icon';\n\nexport const ${component} = /* @__PURE__ */ drawIcon(\n  '${pathOf(name)}',\n);\n`,
  );
}
const exports = names.map((name) => `export { ${componentOf(name)} } from './drawn/${name}';\n`);
writeFileSync(
  join(icons, 'index.ts'),
  `export type { Icon, IconProps } from './draw-icon';\n${exports.join('')}`,
);
console.log(`${names.length} icons drawn`);
