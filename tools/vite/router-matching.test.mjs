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

async function routerOf(file, code) {
  const path = join(folder, file);
  const resolved = (_, from) => `from "${import.meta.resolve(from)}"`;
  writeFileSync(path, code.replaceAll(/from "(react|react\/[\w-]+)"/g, resolved));
  return import(pathToFileURL(path).href);
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
/** By a look into the list of routes, and by the router of an app that opens there. */
const foundBy = ({ matchRoutes, createMemoryRouter }, path) =>
  told(matchRoutes(routes, path)) +
  told(createMemoryRouter(routes, { initialEntries: [path] }).state.matches);

it('the router finds the same screens as before, whatever the address', async () => {
  const [before, now] = [await routerOf('whole.mjs', whole), await routerOf('cut.mjs', matchedByWord(whole))];
  for (const path of paths) assert.equal(foundBy(now, path), foundBy(before, path), path);
  // A wrong first look would be seen here.
  const blind = matchedByWord(whole).replace('startsWith(fixed)', 'startsWith(fixed + "s")');
  const blindly = await routerOf('blind.mjs', blind);
  assert.notEqual(foundBy(blindly, '/orders/7'), foundBy(before, '/orders/7'));
});

/** How often the router does this while it looks for a screen. */
const countOf = async (file, code, act) => {
  const counted = code.replace(act, `globalThis.done += 1;\n  ${act}`);
  const { matchRoutes } = await routerOf(file, counted);
  globalThis.done = 0;
  matchRoutes(routes, '/settings');
  return globalThis.done;
};
const makesExpression = 'let matcher = new RegExp(';
const weighs = 'let segments = path.split("/");\n  let initialScore';

it('no expression is made of a route that begins otherwise', async () => {
  assert.ok((await countOf('made-whole.mjs', whole, makesExpression)) > routes[0].children.length);
  // The frame and the route, for the one whose first word may be any and the one that is meant.
  assert.equal(await countOf('made-cut.mjs', matchedByWord(whole), makesExpression), 4);
});

it('a route that begins otherwise is not weighed', async () => {
  assert.ok((await countOf('weighed-whole.mjs', whole, weighs)) > routes[0].children.length);
  // The one that is meant, those whose first word may be any, and home, with which every path begins.
  assert.equal(await countOf('weighed-cut.mjs', matchedByWord(whole), weighs), 4);
});

it('what stands before the first parameter decides', () => {
  assert.equal(mayMatch('/orders/:id', '/Orders'), true);
  assert.equal(mayMatch('/orders/:id', '/order'), false);
  assert.equal(mayMatch('/*', '/anything'), true);
});

it('a router that matches elsewhere is refused', () => {
  assert.throws(() => matchedByWord('function matchRouteBranch(all) {}'), /router-matching\.mjs/);
});
