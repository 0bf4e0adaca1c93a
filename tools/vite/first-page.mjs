import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import lingui from '../../lingui.config.mjs';
import { root } from '../workspace.mjs';
import { aheadFile } from './ahead-script.mjs';
import { compress } from './precompress.mjs';
import { firstLooks, notOpened, otherLook } from './first-looks.mjs';

/**
 * Writes the pages at which a visit begins: `pages/<screen>.<language>.html` for the screens of first-looks.mjs,
 * `pages/index.<language>.html` for every other address, and `index.html` for a server that knows no languages. Each draws at
 * once, without a script: the styles of its screen stand in the page, and the screen's own frame, as large as the real one,
 * where the app will be. Its code is asked for with the page, and should that not come, the page says so; its words stand in
 * it as a block of data, which no policy has to allow. A page has one module, the app's start.
 * The hashes of the styles go into `csp-hashes.json`, which the server puts into the page's policy.
 */
export const firstPage = () => ({
  name: 'clearloan-first-page',
  apply: 'build',
  writeBundle: {
    order: 'post',
    async handler({ dir }, bundle) {
      const bare = inOneLine(String(bundle['index.html'].source));
      const page = withAhead(bare, bundle);
      const plain = withStyles(page, [], bundle);
      const pages = [['index.html', drawn(plain, 'en', otherLook, 'libs/ui')]];
      for (const language of lingui.locales)
        pages.push([`pages/index.${language}.html`, drawn(plain, language, otherLook, 'libs/ui')]);
      for (const { screen, module, library, look, takesInput } of firstLooks) {
        const files = filesOf(module, bundle);
        const dressed = withCode(withStyles(takesInput ? bare : page, files, bundle), files);
        const said = codeOfScreen(files, bundle);
        for (const language of lingui.locales) {
          const words = await wordsOf({ screen, library, language, said }, bundle);
          pages.push([
            `pages/${screen}.${language}.html`,
            withWords(drawn(dressed, language, look, library), words),
          ]);
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

const chunksOf = (bundle) => Object.values(bundle).filter(({ type }) => type === 'chunk');

/** The chunk that a module is in. */
function chunkOf(module, bundle) {
  const chunk = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)),
  );
  if (chunk === undefined) throw new Error(`No file of the build holds ${module}.`);
  return chunk;
}

/** These files and all that they lead to, as file names. */
function reachedFrom(names, next) {
  const found = new Set(names);
  for (const name of found) for (const other of next(name)) found.add(other);
  return [...found];
}

/** The chunk of a module and all that it imports, as file names. */
const filesOf = (module, bundle) =>
  reachedFrom([chunkOf(module, bundle).fileName], (name) => bundle[name].imports);

/** All that a screen may say: its files, and those that it fetches later; not the app's start, which leads to every screen. */
function codeOfScreen(files, bundle) {
  const start = new Set(filesOf('apps/shell/src/main.tsx', bundle));
  const own = (names) => names.filter((name) => !start.has(name));
  return reachedFrom(own(files), (name) => own([...bundle[name].imports, ...bundle[name].dynamicImports]))
    .map((name) => bundle[name].code)
    .join('\n');
}

/** How built code names a sentence. */
const saidIds = /\bid:\s*[`"']([^`"']+)[`"']/g;

/** All words of shell and ui, which every screen says, and of the screen's library those that this screen says. */
async function wordsOf({ screen, library, language, said }, bundle) {
  const catalogOf = async (of) => {
    const { code } = chunkOf(`${of}/src/locales/${language}.po`, bundle);
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).messages;
  };
  const [shell, ui, own] = await Promise.all(['apps/shell', 'libs/ui', library].map(catalogOf));
  const saidHere = new Set([...said.matchAll(saidIds)].map(([, id]) => id));
  const ofScreen = Object.entries(own).filter(([id]) => saidHere.has(id));
  const messages = { ...shell, ...ui, ...Object.fromEntries(ofScreen) };
  return { language, parts: ['shell', 'ui', screen], messages };
}

const atEnd = (page, more) => page.replace('</body>', () => `${more}</body>`);

/** `<` is written so that no text can end the block. */
function withWords(page, words) {
  const block = JSON.stringify(words).replaceAll('<', '\\u003c');
  return atEnd(page, `<script type="application/json" id="words">${block}</script>`);
}

/** Its lines are for who writes it. */
const inOneLine = (page) => page.replace(/\s*\n\s*/g, ' ').replaceAll('> <', '><');

/** What runs ahead of the app runs as soon as it is here, behind the look that it may draw in; the app begins when all of the page is here. */
function withAhead(page, bundle) {
  const path = `/${aheadFile(bundle)}`;
  const asked = `<link rel="preload" as="script" href="${path}">`;
  return atEnd(
    page.replace('<script type="module"', (start) => asked + start),
    `<script src="${path}"></script>`,
  );
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

function drawn(page, language, look, library) {
  const catalogs = ['apps/shell', 'libs/ui', library].map((of) => poOf(of, language)).join('\n');
  const say = (sentence) => wordOf(catalogs, sentence);
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<div id="app">.*?<\/div>/s, () => `<div id="app">${look(say)}${notOpened(say)}</div>`);
}

const poOf = (library, language) =>
  readFileSync(join(root, library, 'src/locales', `${language}.po`), 'utf8');

/** A sentence as a catalog has it. A look that says something else than the screen would be worse than none. */
export function wordOf(catalog, sentence) {
  const lines = catalog.split('\n');
  const [, word] = /^msgstr "(.+)"$/.exec(lines[lines.indexOf(`msgid "${sentence}"`) + 1] ?? '') ?? [];
  if (word === undefined) throw new Error(`No catalog says: ${sentence}`);
  return word.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
