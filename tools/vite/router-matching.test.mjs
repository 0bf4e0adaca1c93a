import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import { matchedByWord, mayMatch } from './router-matching.mjs';

const production = join(root, 'node_modules/react-router/dist/production');
const name = readdirSync(production).find(
  (each) => each.endsWith('.mjs') && codeOf(each).includes('function matchRouteBranch('),
);
const whole = codeOf(name);

function codeOf(file) {
  return readFileSync(join(production, file), 'utf8');
}

const folder = mkdtempSync(join(tmpdir(), 'clearloan-router-'));
after(() => rmSync(folder, { recursive: true }));

async function matcherOf(file, code) {
  const path = join(folder, file);
  const resolved = (_, from) => `from "${import.meta.resolve(from)}"`;
  writeFileSync(path, code.replaceAll(/from "(react|react\/[\w-]+)"/g, resolved));
  return (await import(pathToFileURL(path).href)).matchRoutes;
}

const routes = [
  {
    children: [
      { path: '/' },
      { path: '/orders' },
      { path: '/orders/:id' },
      { path: '/orders/:id/repay' },
      { path: '/settings/' },
      { path: '/help', children: [{ path: 'call' }, { path: ':topic?' }] },
      { path: '/:scene/terms' },
      { path: '/IdCardType' },
      { path: '*' },
    ],
  },
];
const paths = [
  ...[
    '/',
    '//',
    '/orders',
    '/ORDERS/',
    '/orders/7',
    '/orders/7/repay',
    '/orders/7/8',
    '/ordersx',
    '/settings',
  ],
  ...[
    '/settings/x',
    '/help',
    '/help/call',
    '/help/loans',
    '/web/terms',
    '/idcardtype',
    '/%6Frders',
    '/nowhere/at/all',
  ],
];
const told = (matches) =>
  JSON.stringify(matches?.map(({ route, params, pathname }) => [route.path, params, pathname]));

it('the router finds the same screens as before, whatever the address', async () => {
  const [before, now] = [
    await matcherOf('whole.mjs', whole),
    await matcherOf('cut.mjs', matchedByWord(whole)),
  ];
  for (const path of paths) assert.equal(told(now(routes, path)), told(before(routes, path)), path);
  // A wrong first look would be seen here.
  const blind = matchedByWord(whole).replace('startsWith(fixed)', 'startsWith(fixed + "s")');
  const blindly = await matcherOf('blind.mjs', blind);
  assert.notEqual(told(blindly(routes, '/orders/7')), told(before(routes, '/orders/7')));
});

it('no expression is made of a route that begins otherwise', async () => {
  const counted = (code) =>
    code.replace('let matcher = new RegExp(', 'globalThis.made += 1;\n  let matcher = new RegExp(');
  const made = async (file, code) => {
    const match = await matcherOf(file, counted(code));
    globalThis.made = 0;
    match(routes, '/settings');
    return globalThis.made;
  };
  assert.ok((await made('counted-whole.mjs', whole)) > routes[0].children.length);
  // The frame and the route, for the one whose first word may be any and the one that is meant.
  assert.equal(await made('counted-cut.mjs', matchedByWord(whole)), 4);
});

it('what stands before the first parameter decides', () => {
  assert.equal(mayMatch('/orders/:id', '/Orders'), true);
  assert.equal(mayMatch('/orders/:id', '/order'), false);
  assert.equal(mayMatch('/*', '/anything'), true);
});

it('a router that matches elsewhere is refused', () => {
  assert.throws(() => matchedByWord('function matchRouteBranch(all) {}'), /router-matching\.mjs/);
});
