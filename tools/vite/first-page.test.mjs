import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { firstPage, wordOf } from './first-page.mjs';

const chunk = (fileName, moduleIds, imports = [], css = []) => ({
  ...{ type: 'chunk', fileName, moduleIds, imports },
  viteMetadata: { importedCss: new Set(css) },
});
const catalogs = ['apps/shell', 'libs/ui', 'libs/auth', 'libs/loans'].flatMap((of) =>
  ['en', 'hi', 'id', 'zh'].map((language) => {
    const name = `assets/${of.replace('/', '-')}-${language}.js`;
    return [name, chunk(name, [`/x/${of}/src/locales/${language}.po`])];
  }),
);
const source = `<html lang="en"><head><link rel="stylesheet" crossorigin href="/assets/first.css">
<script type="module" crossorigin src="/assets/first.js"></script></head><body><div id="app"><p>Opening</p></div></body></html>`;
const bundle = {
  'index.html': { type: 'asset', source },
  'assets/first.css': { type: 'asset', source: 'body{margin:0}\n' },
  'assets/papers.css': { type: 'asset', source: '.slip{color:red}\n' },
  'assets/first.js': chunk('assets/first.js', ['/x/main.tsx'], [], ['assets/first.css']),
  'assets/papers.js': chunk('assets/papers.js', ['/x/slip.tsx'], [], ['assets/papers.css']),
  'assets/login.js': chunk('assets/login.js', ['/x/libs/auth/src/pages/login-page.tsx'], ['assets/first.js']),
  'assets/home.js': chunk(
    'assets/home.js',
    ['/x/libs/loans/src/pages/home-page.tsx'],
    ['assets/first.js', 'assets/papers.js'],
  ),
  ...Object.fromEntries(catalogs),
};

describe('the page at which a visit begins', () => {
  let dir;
  const read = (name) => readFileSync(join(dir, name), 'utf8');
  before(async () => {
    dir = mkdtempSync(join(tmpdir(), 'clearloan-first-page-'));
    await firstPage().writeBundle.handler({ dir }, bundle);
  });
  after(() => {
    rmSync(dir, { recursive: true });
  });

  it('draws its screen in its language before a script runs', () => {
    assert.match(
      read('pages/login.en.html'),
      /<div id="app"><div class="cl-page">.*Your phone number.*We send a 6-digit code/s,
    );
    assert.match(read('pages/login.id.html'), /<html lang="id">.*Nomor ponsel Anda/s);
    assert.match(read('pages/home.zh.html'), /<html lang="zh">.*cl-till.*cl-skeleton-4/s);
    assert.match(read('index.html'), /<p>Opening<\/p>/);
  });

  it('carries the styles of its screen and no others, and fetches none', () => {
    assert.match(read('pages/home.en.html'), /<style>body\{margin:0\}\.slip\{color:red\}<\/style>/);
    assert.match(read('pages/login.en.html'), /<style>body\{margin:0\}<\/style>/);
    for (const name of ['index.html', 'pages/home.en.html'])
      assert.doesNotMatch(read(name), /<link rel="stylesheet"(?![^>]*disabled)/);
  });

  it('asks for the code and the words of its screen at once, each file once', () => {
    const asked = [
      ...read('pages/home.hi.html').matchAll(/(?:src|modulepreload" crossorigin href)="\/([^"]+)"/g),
    ];
    assert.deepEqual(asked.map(([, name]) => name).sort(), [
      'assets/apps-shell-hi.js',
      'assets/first.js',
      'assets/home.js',
      'assets/libs-loans-hi.js',
      'assets/libs-ui-hi.js',
      'assets/papers.js',
    ]);
  });

  it('gives the server the hash of every style, as a browser reckons it', () => {
    const { style } = JSON.parse(read('csp-hashes.json'));
    for (const name of ['index.html', 'pages/home.en.html', 'pages/login.zh.html']) {
      const [, text] = /<style>(.*?)<\/style>/s.exec(read(name));
      assert.ok(style.includes(`sha256-${createHash('sha256').update(text).digest('base64')}`), name);
    }
    assert.equal(style.length, 2);
  });
});

it('a build whose catalogs do not say what the page says fails', () => {
  assert.equal(wordOf('msgid "Home"\nmsgstr "A < B"\n', 'Home'), 'A &#60; B');
  assert.throws(() => wordOf('msgid "Home"\nmsgstr ""\n', 'Home'), /No catalog says: Home/);
});
