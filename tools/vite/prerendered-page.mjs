import { preloadFile } from './preload-script.mjs';

const chunksOf = (bundle) => Object.values(bundle).filter(({ type }) => type === 'chunk');

/** The chunk that contains a module. */
function chunkOf(module, bundle) {
  const chunk = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)),
  );
  if (chunk === undefined) throw new Error(`No file of the build contains ${module}.`);
  return chunk;
}

/** These files and everything they lead to, as file names. */
function reachedFrom(names, next) {
  const found = new Set(names);
  for (const name of found) for (const other of next(name)) found.add(other);
  return [...found];
}

/** The chunk of a module and all that it imports, as file names. */
export const filesOf = (module, bundle) =>
  reachedFrom([chunkOf(module, bundle).fileName], (name) => bundle[name].imports);

/**
 * The code of all modules that a screen may show text from: its page, what that imports and what it loads later. A file of the build
 * would be too much, because several screens share it.
 * @param infoOf the build's `getModuleInfo`
 */
export function codeOfScreen(module, bundle, infoOf) {
  const codes = new Map(chunksOf(bundle).flatMap(({ modules }) => Object.entries(modules)));
  const page = [...codes.keys()].filter((id) => id.replaceAll('\\', '/').endsWith(module));
  const next = (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  };
  return reachedFrom(page, next)
    .map((id) => codes.get(id)?.code ?? '')
    .join('\n');
}

/** The form of a message id in built code. */
const messageIds = /\bid:\s*[`"']([^`"']+)[`"']/g;

/** All messages of shell and ui, which every screen uses, and those of the screen's library that this screen uses. */
export async function wordsOf({ screen, library, language, screenCode }, bundle) {
  const catalogOf = async (of) => {
    const { code } = chunkOf(`${of}/src/locales/${language}.po`, bundle);
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).messages;
  };
  const [shell, ui, own] = await Promise.all(['apps/shell', 'libs/ui', library].map(catalogOf));
  const idsHere = new Set([...screenCode.matchAll(messageIds)].map(([, id]) => id));
  const ofScreen = Object.entries(own).filter(([id]) => idsHere.has(id));
  const messages = { ...shell, ...ui, ...Object.fromEntries(ofScreen) };
  return { language, parts: ['shell', 'ui', screen], messages };
}

const atEnd = (page, more) => page.replace('</body>', () => `${more}</body>`);

/** A data block. `<` is escaped so that no text can end it. */
const blockOf = (id, data) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export const withWords = (page, words) => atEnd(page, blockOf('words', words));

/** Line breaks are only for source readability. */
export const inOneLine = (page) => page.replace(/\s*\n\s*/g, ' ').replaceAll('> <', '><');

/** The preload script runs once parsed, after the screen that it may render into; the app starts after the whole page is parsed. */
export function withPreload(page, bundle) {
  const path = `/${preloadFile(bundle).fileName}`;
  const asked = `<link rel="preload" as="script" href="${path}">`;
  return atEnd(
    page.replace('<script type="module"', (start) => asked + start),
    `<script src="${path}"></script>`,
  );
}

/** Text that would end an inline script, or hide its end. */
const breaksOut = /<\/script|<!--/i;

/**
 * The preload script inline, so the requests of its screen are sent without first loading a script. Its hash is in the page's
 * policy.
 */
export function withInlinePreload(page, bundle) {
  const text = String(preloadFile(bundle).source).trim();
  if (breaksOut.test(text)) throw new Error('The preload script cannot be inlined in a page.');
  return atEnd(page, `<script>${text}</script>`);
}

const linkedStyle = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/**
 * The styles inline. A disabled link still names each file, so it is not loaded now, nor later by a screen that needs it and checks
 * for its link.
 */
export function withStyles(page, files, bundle) {
  const linked = [...page.matchAll(linkedStyle)].map(([, name]) => name);
  const own = files.flatMap((name) => [...(bundle[name].viteMetadata?.importedCss ?? [])]);
  const names = [...new Set([...linked, ...own])];
  const text = names.map((name) => String(bundle[name].source).trim()).join('');
  const links = names.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join('');
  return page.replace(linkedStyle, '').replace('</head>', () => `<style>${text}</style>${links}</head>`);
}

/** Preloads the screen's code before the first script runs. */
export function withCode(page, files) {
  const links = files
    .filter((name) => !page.includes(`"/${name}"`))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

/**
 * Puts prerendered screens into a page: the first one into the app's element, the others into templates.
 * @param screens `{ html, prerendered }`, as the shell renders them
 */
export function withScreens(page, { language, screens }) {
  const attributeOf = ({ prerendered }) =>
    prerendered === undefined ? '' : ` data-prerendered="${prerendered}"`;
  const [first, ...others] = screens;
  const place = `<div id="app"${attributeOf(first)}>${first.html}</div>`;
  const templates = others.map((screen) => `<template${attributeOf(screen)}>${screen.html}</template>`);
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<div id="app">.*?<\/div>/s, () => place + templates.join(''));
}

/** Without scripts neither the app's screen, whose form could not be sent, nor the startup note is shown. */
const withoutScripts = '<noscript><style>#app,.cl-not-opened[role]{display:none}</style></noscript>';

/**
 * The content shown while the app is not on screen: the guard's scripts before the app's start, so that they detect its failure,
 * and the notes before the app's element, which their style hides. React never hydrates them.
 * @param scripts of the startup guard
 * @param block the data that the guard reads (`StartupBlock` in apps/shell/src/startup-guard)
 * @param startup HTML of the note that the app is not on screen
 * @param scriptsOff HTML of the note that scripts are off
 */
export function withNotes(page, { scripts, block, startup, scriptsOff }) {
  const inline = scripts.map((script) => `<script>${script}</script>`).join('');
  const notes = `<noscript>${scriptsOff}</noscript>${startup}${blockOf('startup', block)}`;
  return page
    .replace('<script type="module"', (start) => inline + start)
    .replace('</head>', (end) => withoutScripts + end)
    .replace('<div id="app"', (place) => notes + place);
}
