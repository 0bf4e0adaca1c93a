/**
 * Draws the icons of the installed app from the logo mark, apps/shell/public/icon.svg. Run it after a change of the mark:
 * `node tools/app-icons.mjs`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './workspace.mjs';

const folder = join(root, 'apps/shell/public');
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** Devices crop a maskable icon to any shape: the background fills it, and the slip stays within the safe circle. */
const maskable = mark
  .replace(/viewBox="0 0 32 32"/, 'viewBox="-2 -1.75 36 36"')
  .replace(/<rect [^>]*fill="([^"]+)"[^>]*\/>/, '<rect x="-3" y="-3" width="40" height="40" fill="$1"/>');

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, 'icons', `${name}-${size}.png`));

mkdirSync(join(folder, 'icons'), { recursive: true });
for (const { size } of await Promise.all([
  draw(mark, 192, 'icon'),
  draw(mark, 512, 'icon'),
  draw(maskable, 512, 'maskable'),
]))
  console.log(`${size} bytes`);
