/**
 * `npx nx run shell-e2e:screens [name …]`: every state of every screen in every look, with its picture, the findings of axe and the
 * broken design rules; then every screen in every language. Writes dist/screens/index.html, a contact sheet, and prints the sums.
 * `--look=1280,256` runs only looks with one of these in their name, in English; pictures of other looks are kept.
 * `--pseudo` runs one look each in a pseudo-language longer than English and reports untranslated or truncated texts
 * (dist/screens-pseudo).
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { ensureTestChromium } from './find-chromium.mjs';
import { bin, root, run } from './workspace.mjs';

const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isPseudo = process.argv.includes('--pseudo');
const looks = process.argv.find((name) => name.startsWith('--look='))?.slice('--look='.length);
const isWhole = names.length === 0 && looks === undefined;
const folder = join(root, isPseudo ? 'dist/screens-pseudo' : 'dist/screens');
const filesUnder = (ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** `main/late/320 px dark.jpg` as [screen, state, look]. */
const placeOf = (file) =>
  relative(folder, file)
    .replace(/\.\w+$/, '')
    .split(/[\\/]/);

function groupBy(files, key) {
  const groups = new Map();
  for (const file of files) groups.set(key(file), [...(groups.get(key(file)) ?? []), file]);
  return groups;
}

const text = (words) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const address = (file) => relative(folder, file).split(/[\\/]/).map(encodeURIComponent).join('/');

function strip([situation, files]) {
  const pictures = files
    .sort()
    .map((file) => [address(file), text(placeOf(file).at(-1))])
    .map(
      ([src, look]) =>
        `<figure><img loading="lazy" src="${src}" alt=""><figcaption>${look}</figcaption></figure>`,
    );
  return `<h3>${text(situation)}</h3><div>${pictures.join('')}</div>`;
}

function contactSheet(pictures) {
  const screens = [...groupBy(pictures, (file) => placeOf(file)[0])].map(([name, files]) => {
    const strips = [...groupBy(files, (file) => placeOf(file)[1])].map(strip);
    return `<section id="${text(name)}"><h2>${text(name)}</h2>${strips.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:16px}div{display:flex;gap:8px;overflow-x:auto}figure{margin:0}img{width:200px;border:1px solid #999}</style>
${screens.join('\n')}</html>`;
}

if (isWhole) rmSync(folder, { recursive: true, force: true });
const started = Date.now();
await ensureBuilt();
const wanted = names.length > 0 ? ['--grep', `(${names.join('|')}): `] : [];
const env = {
  ...process.env,
  SCREENS_FOLDER: folder,
  SCREENS_LOOKS: looks ?? '',
  SCREENS_PSEUDO: isPseudo ? 'on' : '',
  CHROMIUM_PATH: ensureTestChromium(),
};
const files = looks === undefined ? [] : ['screens-of'];
const config = ['-c', 'apps/shell-e2e/playwright.config.ts'];
const args = ['test', ...config, '--reporter=dot', ...wanted, ...files];
const { code } = await run(bin('playwright'), args, { env, show: true });

writeFileSync(join(folder, 'index.html'), contactSheet(filesUnder('.jpg')));
const isNew = (file) => statSync(file).mtimeMs >= started;
const pictures = filesUnder('.jpg').filter(isNew);
const found = filesUnder('.json')
  .filter(isNew)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));
const sum = (count) => found.reduce((total, each) => total + count(each), 0);
const screens = new Set(pictures.map((file) => placeOf(file)[0])).size;
const situations = new Set(pictures.map((file) => placeOf(file).slice(0, 2).join('/'))).size;
const figures = isPseudo
  ? `untranslated or cut off ${sum(({ words }) => words.length)}`
  : `axe violations ${sum(({ axe }) => axe.length)}, ` +
    `own-rule violations ${sum(({ rules, sideways }) => rules.length + (sideways > 0 ? 1 : 0))}`;
console.log(`screens ${screens}, states ${situations}, screenshots ${pictures.length}, ${figures}`);
console.log(relative(root, join(folder, 'index.html')));
process.exitCode = code;
