import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { root } from '../workspace.mjs';

const drawIcon = join(root, 'libs/ui/src/icons/draw-icon');
const isIcon = /[\\/]@phosphor-icons[\\/]core[\\/]assets[\\/].*\.svg$/;

/** A view box of 256 is 24 pixels wide: hundredths of a unit are invisible, and they are a tenth of an icon's bytes. */
const precision = { name: 'convertPathData', params: { floatPrecision: 1 } };

function pathOf(file) {
  const { data } = optimize(readFileSync(file, 'utf8'), { plugins: [precision] });
  const path = /^<svg [^>]*viewBox="0 0 256 256"[^>]*><path d="([^"]+)"\/><\/svg>$/.exec(data.trim());
  if (path === null) throw new Error(`${file}: expected a 256 box with one path`);
  return path[1];
}

/** An imported SVG file of @phosphor-icons/core is a component: one module per icon, so a chunk contains only its own icons. */
export const phosphorIcons = () => ({
  name: 'clearloan-phosphor-icons',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0];
    if (!isIcon.test(file)) return null;
    const code = `import { drawIcon } from ${JSON.stringify(drawIcon)};
export default /* @__PURE__ */ drawIcon(${JSON.stringify(pathOf(file))});`;
    return { code, moduleType: 'js', moduleSideEffects: false };
  },
});
