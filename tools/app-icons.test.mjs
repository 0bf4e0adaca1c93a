import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { root } from './workspace.mjs';

const folder = join(root, 'apps/shell/public');
const manifest = JSON.parse(readFileSync(join(folder, 'app.webmanifest'), 'utf8'));
const page = readFileSync(join(root, 'apps/shell/index.html'), 'utf8');
const tokens = readFileSync(join(root, 'libs/ui/src/theme/tokens.css'), 'utf8');
const [, ground] = /--cl-page: (#[0-9a-f]{6})/.exec(tokens) ?? [];

describe('the installed app', () => {
  it('opens standalone, at home, under its name', () => {
    const { name, short_name, lang, display, start_url, scope } = manifest;
    assert.deepEqual(
      { name, short_name, lang, display, start_url, scope },
      {
        name: 'Clearloan',
        short_name: 'Clearloan',
        lang: 'en',
        display: 'standalone',
        start_url: '/',
        scope: '/',
      },
    );
  });

  it('opens with the background colour of its screens', () => {
    assert.deepEqual([manifest.background_color, manifest.theme_color], [ground, ground]);
  });

  it('is linked as a manifest by the page', () => {
    assert.match(page, /<link rel="manifest" href="\/app\.webmanifest" \/>/);
    assert.match(page, /<link rel="apple-touch-icon" href="\/icons\/icon-192\.png" \/>/);
  });

  it('has each icon in its declared size and format, small enough for a slow connection', async () => {
    for (const { src, sizes, type } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
      const file = readFileSync(join(folder, src));
      const { width, height, format } = await sharp(file).metadata();
      assert.deepEqual([src, `${width}x${height}`, `image/${format}`], [src, sizes, type]);
      assert.ok(file.length < 12_000, `${src}: ${file.length} bytes`);
    }
    const asked = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    for (const needed of ['192x192 any', '512x512 any', '512x512 maskable'])
      assert.ok(asked.includes(needed));
  });

  it('keeps its logo whole when the device masks the icon to a circle', async () => {
    const { data, info } = await sharp(join(folder, 'icons/maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].join();
    const edge = at(0, 0);
    const middle = info.width / 2;
    // The safe zone of a maskable icon is a circle of four fifths of its width.
    const outside = (x, y) => Math.hypot(x - middle, y - middle) > info.width * 0.4;
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) if (outside(x, y)) assert.equal(at(x, y), edge);
    assert.notEqual(at(middle, middle), edge);
  });
});
