import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './precompress.mjs';
import { firstLooks } from './first-looks.mjs';

const languages = ['en', 'hi', 'id', 'zh'];
const root = join(import.meta.dirname, '../..');

/**
 * Writes the pages at which a visit begins: `index.html` for every address, and `pages/<screen>.<language>.html` for the
 * screens of first-looks.mjs. Each draws at once, without a script: the styles of its screen stand in the page, and the
 * screen's own frame, as large as the real one, where the app will be. Its code is asked for with the page.
 * The hashes of the styles go into `csp-hashes.json`, which the server puts into the page's policy.
 */
export const firstPage = () => ({
  name: 'clearloan-first-page',
  apply: 'build',
  writeBundle: {
    order: 'post',
    async handler({ dir }, bundle) {
      const page = String(bundle['index.html'].source);
      const pages = [['index.html', withStyles(page, [], bundle)]];
      for (const { screen, module, library, look } of firstLooks) {
        const files = filesOf(module, bundle);
        const dressed = withStyles(page, files, bundle);
        for (const language of languages) {
          const shown = look((sentence) => wordOf(poOf(library, language), sentence));
          const words = ['apps/shell', 'libs/ui', library].map((of) => `${of}/src/locales/${language}.po`);
          const code = [...files, ...words.flatMap((catalog) => filesOf(catalog, bundle))];
          pages.push([`pages/${screen}.${language}.html`, drawn(withCode(dressed, code), language, shown)]);
        }
      }
      mkdirSync(join(dir, 'pages'), { recursive: true });
      const hashes = new Set();
      for (const [name, html] of pages) {
        writeFileSync(join(dir, name), html);
        await compress(join(dir, name));
        for (const [, style] of html.matchAll(/<style>(.*?)<\/style>/gs)) hashes.add(hashOf(style));
      }
      writeFileSync(join(dir, 'csp-hashes.json'), `${JSON.stringify({ style: [...hashes] })}\n`);
    },
  },
});

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The chunk of a module and all that it imports, as file names. */
function filesOf(module, bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const entry = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)),
  );
  if (entry === undefined) throw new Error(`No file of the build holds ${module}.`);
  const found = new Set();
  const take = (name) => {
    if (found.has(name)) return;
    found.add(name);
    bundle[name].imports.forEach(take);
  };
  take(entry.fileName);
  return [...found];
}

const linkedStyle = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/**
 * The styles in the page itself. Each file stays named by a link that is switched off, so that it is fetched neither now nor
 * when a later screen that needs it too looks whether it is there.
 */
function withStyles(page, files, bundle) {
  const linked = [...page.matchAll(linkedStyle)].map(([, name]) => name);
  const own = files.flatMap((name) => [...(bundle[name].viteMetadata?.importedCss ?? [])]);
  const names = [...new Set([...linked, ...own])];
  const text = names.map((name) => String(bundle[name].source).trim()).join('');
  const links = names.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join('');
  return page.replace(linkedStyle, '').replace('</head>', () => `<style>${text}</style>${links}</head>`);
}

/** The screen's code is on its way before the first script runs. */
function withCode(page, files) {
  const links = files
    .filter((name) => !page.includes(`"/${name}"`))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

const drawn = (page, language, look) =>
  page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<div id="app">.*?<\/div>/s, () => `<div id="app">${look}</div>`);

const poOf = (library, language) =>
  readFileSync(join(root, library, 'src/locales', `${language}.po`), 'utf8');

/** A sentence as a catalog has it. A look that says something else than the screen would be worse than none. */
export function wordOf(catalog, sentence) {
  const lines = catalog.split('\n');
  const [, word] = /^msgstr "(.+)"$/.exec(lines[lines.indexOf(`msgid "${sentence}"`) + 1] ?? '') ?? [];
  if (word === undefined) throw new Error(`No catalog says: ${sentence}`);
  return word.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
