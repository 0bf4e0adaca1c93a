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
 * Pages of the build with their own screen, by the path that they serve. One that `takesInput` can be used before the response
 * to its first read, so it has no preload script. `visitors` lists for whom the screen is rendered; the first of them is shown
 * until the preload script has decided. `module` is its page, whose styles and code the HTML references.
 */
export const prerenderedPages = [
  {
    screen: 'login',
    path: '/login',
    takesInput: true,
    module: 'libs/auth/src/pages/login-page.tsx',
    library: 'libs/auth',
    visitors: ['visitor'],
  },
  {
    screen: 'home',
    path: '/',
    takesInput: false,
    module: 'libs/home/src/pages/home-page.tsx',
    library: 'libs/home',
    visitors: ['borrower', 'visitor'],
  },
];

/** The app's first render: the notes and each page's screens, by language. */
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
 * Writes the entry pages of a visit: `pages/<screen>.<language>.html` for the prerendered screens, `pages/index.<language>.html`
 * for every other address, and `index.html` for a server without language support. Each shows its screen without a script: the
 * app's own components have rendered it (apps/shell/src/prerender), and the styles of its screen are inline. The page preloads
 * its code. Its messages are an inline data block, which needs no entry in the policy. A page has one module, the app's start.
 * The hashes of the styles and of the startup guard's scripts are written to `csp-hashes.json`, which the server adds to the
 * page's policy.
 */
export const prerender = () => {
  let rendering;
  return {
    name: 'clearloan-prerender',
    apply: 'build',
    configResolved({ build }) {
      // In parallel with the build of the app.
      if (build.write) rendering = renderAll();
      rendering?.catch(() => undefined); // `writeBundle` reports it
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        rendering ??= renderAll();
        const files = await filesFor(await rendering, bundle, (id) => this.getModuleInfo(id));
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

/** The data that the startup guard reads. `file` has the messages of all languages, for a borrower who chose another one. */
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
async function filesFor(rendered, bundle, infoOf) {
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
  // For a server without language support; no script selects among the notes for a browser without scripts.
  const scriptsOff = [...rendered.values()].map((notes) => notes.scriptsOff).join('');
  const index = withNotes(withScreens(plain, { language: 'en', screens: neutral('en') }), {
    scripts,
    block: blockForAll,
    startup: rendered.get('en').startup,
    scriptsOff,
  });
  const files = new Map([
    [name, file],
    ['index.html', index],
  ]);
  for (const language of lingui.locales)
    files.set(`pages/index.${language}.html`, pageIn(language, plain, neutral(language)));
  for (const { screen, module, library, takesInput } of prerenderedPages) {
    const names = filesOf(module, bundle);
    const styled = withCode(withStyles(bare, names, bundle), names);
    const screenCode = codeOfScreen(module, bundle, infoOf);
    for (const language of lingui.locales) {
      const filled = pageIn(language, styled, rendered.get(language).screens.get(screen));
      const html = takesInput ? filled : withInlinePreload(filled, bundle);
      const words = await wordsOf({ screen, library, language, screenCode }, bundle);
      files.set(`pages/${screen}.${language}.html`, withWords(html, words));
    }
  }
  return files;
}
