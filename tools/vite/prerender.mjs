import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lingui from '../../lingui.config.mjs';
import { inNode } from './in-node.mjs';
import { compress } from './precompress.mjs';
import {
  codeOfScreen,
  filesOf,
  inOneLine,
  withCode,
  withInlinePreload,
  withNotes,
  withPreload,
  withScreens,
  withStyles,
  withWords,
  wordsOf,
} from './prerendered-page.mjs';
import { startupScripts } from './startup-guard.mjs';

/**
 * Pages of the build with a screen of their own, by the path that they answer. One that `takesInput` can be used before its
 * first read is answered, so it carries no preload script. `visitors` says for whom the screen is rendered, the first of them
 * stands in the page until the preload script knows: `module` is its page, whose styles and code the page names.
 */
export const prerenderedPages = [
  {
    ...{ screen: 'login', path: '/login', takesInput: true },
    ...{ module: 'libs/auth/src/pages/login-page.tsx', library: 'libs/auth', visitors: ['visitor'] },
  },
  {
    ...{ screen: 'home', path: '/', takesInput: false },
    ...{
      module: 'libs/loans/src/home/home-page.tsx',
      library: 'libs/loans',
      visitors: ['borrower', 'visitor'],
    },
  },
];

/** What the app itself draws first: the notes and each page's screens, by the language. */
const renderAll = () =>
  inNode('src/prerender/prerender.tsx', async ({ prerenderScreen, prerenderNotes }) => {
    const rendered = new Map();
    for (const language of lingui.locales) {
      const screens = new Map();
      for (const { screen, path, visitors } of prerenderedPages) {
        const variants = [];
        for (const visitor of visitors)
          variants.push(await prerenderScreen({ path, language, isLoggedIn: visitor === 'borrower' }));
        screens.set(screen, variants);
      }
      rendered.set(language, { screens, ...(await prerenderNotes(language)) });
    }
    return rendered;
  });

/**
 * Writes the pages at which a visit begins: `pages/<screen>.<language>.html` for the prerendered screens,
 * `pages/index.<language>.html` for every other address, and `index.html` for a server that knows no languages. Each shows its
 * screen without a script: the app's own components have rendered it (apps/shell/src/prerender), and the styles of its screen
 * stand in the page. Its code is fetched with the page; its sentences stand in it as a block of data, which no policy has to
 * allow. A page has one module, the app's start. The hashes of the styles and of the startup guard's scripts go into
 * `csp-hashes.json`, which the server puts into the page's policy.
 */
export const prerender = () => {
  let rendering;
  return {
    name: 'clearloan-prerender',
    apply: 'build',
    configResolved({ build }) {
      // Beside the build of the app.
      if (build.write) rendering = renderAll();
      rendering?.catch(() => undefined); // `writeBundle` tells
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        rendering ??= renderAll();
        const files = await filesFor(await rendering, bundle);
        for (const folder of ['assets', 'pages']) mkdirSync(join(dir, folder), { recursive: true });
        const hashes = { style: new Set(), script: new Set() };
        for (const [name, html] of files) {
          writeFileSync(join(dir, name), html);
          await compress(join(dir, name));
          for (const [, kind, text] of html.matchAll(/<(style|script)>(.*?)<\/\1>/gs))
            hashes[kind].add(hashOf(text));
        }
        const { style, script } = hashes;
        const lists = { style: [...style], script: [...script] };
        writeFileSync(join(dir, 'csp-hashes.json'), `${JSON.stringify(lists)}\n`);
      },
    },
  };
};

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the startup guard reads of a page. `file` has the words of all languages, for a borrower who has chosen another one. */
function guardMessages(rendered) {
  const all = Object.fromEntries(
    [...rendered].map(([language, { startupMessages }]) => [language, startupMessages]),
  );
  const file = JSON.stringify(all);
  const name = `assets/${createHash('sha256').update(file).digest('hex').slice(0, 7)}.json`;
  const block = { languages: lingui.locales, all: `/${name}` };
  const blockFor = (language) => ({ ...block, messages: { [language]: all[language] } });
  return { name, file, blockFor, blockForAll: { ...block, messages: all } };
}

/** All pages by their file names, and the file of the startup guard. */
async function filesFor(rendered, bundle) {
  const bare = inOneLine(String(bundle['index.html'].source));
  const page = withPreload(bare, bundle);
  const plain = withStyles(page, [], bundle);
  const scripts = await startupScripts();
  const { name, file, blockFor, blockForAll } = guardMessages(rendered);
  const pageIn = (language, built, screens) => {
    const notes = { scripts, block: blockFor(language), ...rendered.get(language) };
    return withNotes(withScreens(built, { language, screens }), notes);
  };
  const neutral = (language) => [{ html: rendered.get(language).neutral }];
  // For a server that knows no languages; no script chooses among the notes for a browser without scripts.
  const scriptsOff = [...rendered.values()].map((notes) => notes.scriptsOff).join('');
  const index = withNotes(withScreens(plain, { language: 'en', screens: neutral('en') }), {
    ...{ scripts, block: blockForAll, startup: rendered.get('en').startup, scriptsOff },
  });
  const files = new Map([
    [name, file],
    ['index.html', index],
  ]);
  for (const language of lingui.locales)
    files.set(`pages/index.${language}.html`, pageIn(language, plain, neutral(language)));
  for (const { screen, module, library, takesInput } of prerenderedPages) {
    const names = filesOf(module, bundle);
    const dressed = withCode(withStyles(bare, names, bundle), names);
    const said = codeOfScreen(names, bundle);
    for (const language of lingui.locales) {
      const drawn = pageIn(language, dressed, rendered.get(language).screens.get(screen));
      const html = takesInput ? drawn : withInlinePreload(drawn, bundle);
      const words = await wordsOf({ screen, library, language, said }, bundle);
      files.set(`pages/${screen}.${language}.html`, withWords(html, words));
    }
  }
  return files;
}
