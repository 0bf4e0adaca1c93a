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
  withPreload,
  withCode,
  withScreens,
  withStyles,
  withWords,
  wordsOf,
} from './prerendered-page.mjs';

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
      module: 'libs/loans/src/pages/home-page.tsx',
      library: 'libs/loans',
      visitors: ['borrower', 'visitor'],
    },
  },
];

/** What the app itself draws first, in each language: by the language, the notes and each page's screens. */
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
 * allow. A page has one module, the app's start. The hashes of the styles go into `csp-hashes.json`, which the server puts
 * into the page's policy.
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
        const pages = await pagesOf(await rendering, bundle);
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
  };
};

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** All pages by their file names. */
async function pagesOf(rendered, bundle) {
  const bare = inOneLine(String(bundle['index.html'].source));
  const page = withPreload(bare, bundle);
  const plain = withStyles(page, [], bundle);
  const neutral = (language) => {
    const { neutral: html, notOpened } = rendered.get(language);
    return withScreens(plain, { language, screens: [{ html }], notOpened });
  };
  const pages = new Map([['index.html', neutral('en')]]);
  for (const language of lingui.locales) pages.set(`pages/index.${language}.html`, neutral(language));
  for (const { screen, module, library, takesInput } of prerenderedPages) {
    const files = filesOf(module, bundle);
    const dressed = withCode(withStyles(takesInput ? bare : page, files, bundle), files);
    const said = codeOfScreen(files, bundle);
    for (const language of lingui.locales) {
      const { screens, notOpened } = rendered.get(language);
      const html = withScreens(dressed, { language, screens: screens.get(screen), notOpened });
      const words = await wordsOf({ screen, library, language, said }, bundle);
      pages.set(`pages/${screen}.${language}.html`, withWords(html, words));
    }
  }
  return pages;
}
