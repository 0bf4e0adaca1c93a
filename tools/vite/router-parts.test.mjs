import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { root } from '../workspace.mjs';
import { withoutParts } from './router-parts.mjs';

const production = join(root, 'node_modules/react-router/dist/production');
const whole = readdirSync(production)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(production, name), 'utf8'))
  .find((code) => code.includes('function createRouter('));
const cut = withoutParts(whole, parseAst(whole));

const folder = mkdtempSync(join(tmpdir(), 'clearloan-router-'));
after(() => rmSync(folder, { recursive: true }));

async function routerOf(code) {
  const file = join(folder, 'router.mjs');
  writeFileSync(
    file,
    code.replaceAll(/from "(react|react\/[\w-]+)"/g, (_, name) => `from "${import.meta.resolve(name)}"`),
  );
  return import(pathToFileURL(file).href);
}

it('the router without its unused parts guards, fetches a screen when it is wanted, and goes on and back', async () => {
  const { createMemoryRouter, redirect } = await routerOf(cut);
  const page = (name) => ({ lazy: () => Promise.resolve({ handle: name, Component: () => null }) });
  const router = createMemoryRouter([
    { path: '/', ...page('home') },
    { path: '/mine', loader: () => redirect('/login?_then=mine'), ...page('mine') },
    { path: '/login', ...page('login') },
    { path: '/broken', lazy: () => Promise.reject(new Error('no network')) },
  ]);
  const seen = () => `${router.state.location.pathname} ${router.state.matches.at(-1)?.route.handle}`;
  router.initialize();
  await router.navigate('/mine');
  assert.equal(seen(), '/login login');
  assert.equal(router.state.location.search, '?_then=mine');
  await router.navigate('/', { replace: true });
  assert.equal(seen(), '/ home');
  await router.navigate('/broken');
  assert.equal(Object.values(router.state.errors)[0].message, 'no network');
  await router.navigate('/nowhere');
  assert.equal(Object.values(router.state.errors)[0].status, 404);
  await router.navigate(-2);
  assert.equal(seen(), '/ home');
  assert.equal(router.state.errors, null);
});

it('what is left out is no longer in the text', () => {
  assert.ok(cut.includes('async function handleFetcherAction('));
  for (const words of ['getRedirectStateWithDoneFetcher', 'Unhandled fetcher revalidation redirect'])
    assert.deepEqual([whole.includes(words), cut.includes(words)], [true, false]);
});

it('a router in which one of them has another name fails the build, with the name', () => {
  const next = whole.replaceAll('handleFetcherAction', 'runFetcherAction');
  assert.throws(() => withoutParts(next, parseAst(next)), /has no handleFetcherAction:/);
});
