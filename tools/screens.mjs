/**
 * `npx nx run shell-e2e:screens [name …]`: every situation of every screen in every look, with its picture, what axe finds and which
 * rules of the design it breaks. Leaves dist/screens/index.html, a contact sheet, and prints the sums. With `--pseudo` one
 * look at each in a language longer than English: what is not translated, or cut off (dist/screens-pseudo).
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { ensureTestChromium } from './find-chromium.mjs';
import { bin, root, run } from './workspace.mjs';

const names = process.argv.slice(2).filter((name) => name !== '--pseudo');
const isPseudo = process.argv.includes('--pseudo');
const folder = join(root, isPseudo ? 'dist/screens-pseudo' : 'dist/screens');
const filesUnder = (ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** `main/late/320 px dark.jpg` as [screen, situation, look]. */
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

rmSync(folder, { recursive: true, force: true });
await ensureBuilt();
const wanted = names.length > 0 ? ['--grep', `(${names.join('|')}): `] : [];
const env = {
  ...process.env,
  SCREENS_FOLDER: folder,
  SCREENS_PSEUDO: isPseudo ? 'on' : '',
  CHROMIUM_PATH: ensureTestChromium(),
};
const given = ['test', '-c', 'apps/shell-e2e/playwright.config.ts', '--reporter=dot', ...wanted];
const { code } = await run(bin('playwright'), given, { env, show: true });

const pictures = filesUnder('.jpg');
writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
const found = filesUnder('.json').map((file) => JSON.parse(readFileSync(file, 'utf8')));
const sum = (count) => found.reduce((total, each) => total + count(each), 0);
const screens = new Set(pictures.map((file) => placeOf(file)[0])).size;
const situations = new Set(pictures.map((file) => placeOf(file).slice(0, 2).join('/'))).size;
const figures = isPseudo
  ? `not translated or cut off ${sum(({ words }) => words.length)}`
  : `axe violations ${sum(({ axe }) => axe.length)}, ` +
    `own-rule violations ${sum(({ rules, sideways }) => rules.length + (sideways > 0 ? 1 : 0))}`;
console.log(`screens ${screens}, states ${situations}, looks at them ${pictures.length}, ${figures}`);
console.log(relative(root, join(folder, 'index.html')));
process.exitCode = code;
