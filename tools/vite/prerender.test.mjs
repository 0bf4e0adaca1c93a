import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { prerender } from './prerender.mjs';

const chunk = (fileName, moduleIds, imports = [], css = [], { code = '' } = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  modules: Object.fromEntries(moduleIds.map((id) => [id, { code }])),
  imports,
  code,
  viteMetadata: { importedCss: new Set(css) },
});
const catalogs = ['apps/shell', 'libs/ui', 'libs/auth', 'libs/home'].flatMap((of) =>
  ['en', 'hi', 'id', 'zh'].map((language) => {
    const name = `assets/${of.replace('/', '-')}-${language}.js`;
    const words = { said01: `${of} </script> ${language}`, later1: 'later', never1: 'never' };
    const own = Object.fromEntries(
      Object.entries(words).map(([id, text]) => [`${of.split('/')[1]}-${id}`, text]),
    );
    const code = `var e=JSON.parse(${JSON.stringify(JSON.stringify(own))});export{e as messages};`;
    return [name, chunk(name, [`/x/${of}/src/locales/${language}.po`], [], [], { code })];
  }),
);
const source = `<html lang="en"><head><link rel="stylesheet" crossorigin href="/assets/first.css">
<script type="module" crossorigin src="/assets/first.js"></script></head><body><div id="app"><p>Opening</p></div></body></html>`;
const bundle = {
  'index.html': { type: 'asset', source },
  'assets/preload.js': {
    type: 'asset',
    fileName: 'assets/preload.js',
    names: ['preload.js'],
    source: 'ask()',
  },
  'assets/first.css': { type: 'asset', source: 'body{margin:0}\n' },
  'assets/papers.css': { type: 'asset', source: '.slip{color:red}\n' },
  'assets/first.js': chunk('assets/first.js', ['/x/apps/shell/src/main.tsx'], [], ['assets/first.css'], {
    code: 'open()',
  }),
  'assets/papers.js': chunk('assets/papers.js', ['/x/slip.tsx'], [], ['assets/papers.css']),
  'assets/login.js': chunk('assets/login.js', ['/x/libs/auth/src/pages/login-page.tsx'], ['assets/first.js']),
  'assets/home.js': chunk(
    'assets/home.js',
    ['/x/libs/home/src/pages/home-page.tsx'],
    ['assets/first.js', 'assets/papers.js'],
    [],
    { code: 'say({id:"home-said01"})' },
  ),
  'assets/later.js': chunk('assets/later.js', ['/x/later.tsx'], [], [], {
    code: 'say({ id: `home-later1` })',
  }),
  'assets/other.js': chunk('assets/other.js', ['/x/other.tsx'], [], [], { code: 'say({id:"home-never1"})' }),
  ...Object.fromEntries(catalogs),
};

/** Home loads one module later; the start leads to every screen. */
const laterModules = new Map([
  ['/x/apps/shell/src/main.tsx', ['/x/libs/home/src/pages/home-page.tsx', '/x/other.tsx']],
  ['/x/libs/home/src/pages/home-page.tsx', ['/x/later.tsx']],
]);
const build = {
  getModuleInfo: (id) => ({ importedIds: [], dynamicallyImportedIds: laterModules.get(id) ?? [] }),
};

let dir;
let plugin;
const read = (name) => readFileSync(join(dir, name), 'utf8');
before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'clearloan-first-page-'));
  plugin = prerender();
  await plugin.writeBundle.handler.call(build, { dir }, bundle);
});
after(() => {
  rmSync(dir, { recursive: true });
});

describe('the page that starts a visit', () => {
  it('sends requests before the app has loaded, except on the login, which works without a response', () => {
    const scripts = (name) => [...read(name).matchAll(/<script [^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src);
    for (const name of ['pages/index.hi.html', 'index.html'])
      assert.deepEqual(scripts(name), ['/assets/first.js', '/assets/preload.js']);
    assert.deepEqual(scripts('pages/home.en.html'), ['/assets/first.js']);
    assert.match(read('pages/home.en.html'), /<script>ask\(\)<\/script>/);
    assert.doesNotMatch(read('pages/login.en.html'), /ask\(\)/);
    assert.deepEqual(scripts('pages/login.en.html'), ['/assets/first.js']);
  });

  it('fails the build when the preload script is missing', async () => {
    const { 'assets/preload.js': _, ...others } = bundle;
    await assert.rejects(plugin.writeBundle.handler.call(build, { dir }, others), /no preload script/);
  });

  it('shows its screen in its language before a script runs', () => {
    assert.match(
      read('pages/login.en.html'),
      /<div id="app" data-prerendered="\/login en visitor">.*Your phone number.*We’ll send a 6-digit code/s,
    );
    assert.match(read('pages/login.id.html'), /<html lang="id">.*Nomor ponsel Anda/s);
    assert.match(read('pages/home.zh.html'), /<html lang="zh">.*cl-hero.*cl-skeleton-4/s);
    assert.match(
      read('pages/index.hi.html'),
      /<html lang="hi">.*<div id="app"><div class="cl-first">.*लोड हो रहा है/s,
    );
  });

  it('has the styles of its screen inline, and loads no stylesheet', () => {
    assert.match(read('pages/home.en.html'), /<style>body\{margin:0\}\.slip\{color:red\}<\/style>/);
    assert.match(read('pages/login.en.html'), /<style>body\{margin:0\}<\/style>/);
    for (const name of ['index.html', 'pages/home.en.html'])
      assert.doesNotMatch(read(name), /<link rel="stylesheet"(?![^>]*disabled)/);
  });

  it('loads the code of its screen at once, each file once, and no catalog', () => {
    const asked = [
      ...read('pages/home.hi.html').matchAll(
        /(?:type="module" crossorigin src|preload" (?:crossorigin|as="script") href)="\/([^"]+)"/g,
      ),
    ];
    assert.deepEqual(asked.map(([, name]) => name).sort(), [
      'assets/first.js',
      'assets/home.js',
      'assets/papers.js',
    ]);
  });
});

it('home is prerendered for a borrower, and in a template for a visitor', () => {
  const page = read('pages/home.en.html');
  const [borrowers, visitors] = page.split('<template data-prerendered="/ en visitor">');
  assert.match(borrowers, /<div id="app" data-prerendered="\/ en borrower">.*Hide amounts.*cl-skeleton-4/s);
  assert.doesNotMatch(borrowers, /Log in/);
  assert.match(visitors, /Log in.*<\/template>/s);
});

it('the build writes the hash of every style and script in a page, as a browser computes it', () => {
  const { style, script } = JSON.parse(read('csp-hashes.json'));
  for (const name of ['index.html', 'pages/home.en.html', 'pages/login.zh.html']) {
    for (const [, kind, text] of read(name).matchAll(/<(style|script)>(.*?)<\/\1>/gs))
      assert.ok(
        { style, script }[kind].includes(`sha256-${createHash('sha256').update(text).digest('base64')}`),
        name,
      );
  }
  // One of each set of styles, and one for browsers without scripts; the guard has two scripts.
  assert.deepEqual([style.length, script.length], [3, 3]);
});

it('the preload script follows its prerendered screen, and a page has one module script', () => {
  for (const name of ['index.html', 'pages/login.en.html', 'pages/home.en.html'])
    assert.equal(read(name).split('<script type="module"').length, 2, name);
  assert.match(read('pages/home.en.html'), /cl-skeleton-4.*<\/template><script>ask\(\)<\/script>/s);
});

it('the login accepts a phone number before the app has loaded, and cannot be submitted', () => {
  const page = read('pages/login.hi.html');
  const [, id] = /<label id="[^"]*" for="([^"]+)">फ़ोन नंबर</.exec(page);
  const [field] = new RegExp(`<input [^>]*id="${id}"[^>]*>`).exec(page);
  assert.match(field, /placeholder="812 3456 7890"/);
  assert.match(page, />\+62</);
  assert.doesNotMatch(page, /<(?:input|form)[^>]* (?:name|action)=/);
  // Neither by a tap nor by Enter, which triggers the button.
  const buttons = [...page.matchAll(/<button [^>]*>/g)].map(([button]) => button);
  assert.equal(buttons.length, 2);
  for (const button of buttons) assert.match(button, / disabled=""/);
});

it('the page contains the messages of its screen in its language, and none of them ends the script', () => {
  const [, block] = /<script type="application\/json" id="words">(.*?)<\/script>/s.exec(
    read('pages/home.id.html'),
  );
  const { language, parts, messages } = JSON.parse(block);
  assert.deepEqual([language, parts], ['id', ['shell', 'ui', 'home']]);
  assert.deepEqual(
    Object.keys(messages).filter((id) => id.startsWith('home')),
    ['home-said01', 'home-later1'],
  );
  assert.equal(messages['home-said01'], 'libs/home </script> id');
  assert.deepEqual(
    Object.keys(messages).filter((id) => id.endsWith('never1')),
    ['shell-never1', 'ui-never1'],
  );
});

it('every page has a message for a failed start, with a retry link and a phone number', () => {
  const names = readdirSync(join(dir, 'pages'), { encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  assert.equal(names.length, 12);
  for (const html of [read('index.html'), ...names.map((name) => read(`pages/${name}`))]) {
    assert.match(
      html,
      /<div class="cl-not-opened" role="alert"><h2>.+<a href="">.+<a translate="no" href="tel:0800555010">0800 555 010<\/a>.*<div id="app"/s,
    );
    assert.match(html, /<noscript><div class="cl-not-opened cl-not-opened-page" lang="[a-z]+"><h2>/);
    assert.match(html, /<head>.*<noscript><style>#app,.*display:none\}<\/style><\/noscript>.*<\/head>/s);
  }
  assert.match(read('pages/login.id.html'), /<h2>Masih memuat<\/h2>.*Coba lagi/);
  assert.match(read('pages/login.id.html'), /<h2>JavaScript dinonaktifkan<\/h2>/);
});

const startupBlock = (name) =>
  JSON.parse(/<script type="application\/json" id="startup">(.*?)<\/script>/s.exec(read(name))[1]);

it('a page contains the startup messages in its language, and the URL of the others', () => {
  const { languages, all, messages } = startupBlock('pages/home.hi.html');
  assert.deepEqual(languages, ['en', 'hi', 'id', 'zh']);
  assert.deepEqual(Object.keys(messages), ['hi']);
  const others = JSON.parse(read(all.slice(1)));
  assert.deepEqual(Object.keys(others), languages);
  assert.deepEqual(others.hi, messages.hi);
  assert.notEqual(others.zh.old.title, others.en.old.title);
});

it('the page for a server without language negotiation contains all languages', () => {
  assert.deepEqual(Object.keys(startupBlock('index.html').messages), ['en', 'hi', 'id', 'zh']);
  assert.equal(read('index.html').split('cl-not-opened-page" lang=').length, 5);
});

it('the startup guard precedes the app’s script, so that it sees it fail', () => {
  for (const name of ['index.html', 'pages/login.en.html'])
    assert.match(read(name), /<script>.*addEventListener.*<\/script><script type="module"/s);
});
