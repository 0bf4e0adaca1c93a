import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { readApp } from './built-app.mjs';
import { checkBudgets } from './check-budgets.mjs';

const root = mkdtempSync(join(tmpdir(), 'clearloan-size-'));
const folder = join(root, 'dist/apps/shell');
const manifest = {};

/** A built file whose characters are all from one module; `name` is its key in the manifest. */
function built(name, file, module, characters, more = {}) {
  manifest[name] = { file: `assets/${file}`, ...more };
  writeFileSync(join(folder, 'assets', file), 'x'.repeat(characters));
  const sources = [`../../../../${module}`];
  const map = { version: 3, names: [], sources, mappings: 'AAAA' };
  writeFileSync(join(folder, 'assets', `${file}.map`), JSON.stringify(map));
}

function builtApp({ loansIndex = 100, drawn = 200 } = {}) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name), { recursive: true });
  built('index.html', 'index.js', 'apps/shell/src/main.tsx', 1000, {
    src: 'index.html',
    imports: ['_loans.js'],
    css: ['assets/index.css'],
  });
  writeFileSync(join(folder, 'assets/index.css'), 'y'.repeat(300));
  writeFileSync(join(folder, 'drawn.html'), 'z'.repeat(drawn));
  built('_loans.js', 'loans.js', 'libs/loans/src/index.ts', loansIndex);
  const page = 'libs/loans/src/loan/loan-page.tsx';
  built(`../../${page}`, 'loan-page.js', page, 500, { src: `../../${page}` });
  built('../../libs/loans/src/locales/en.po', 'en.js', 'libs/loans/src/locales/en.po', 700);
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return readApp({ folder, project: join(root, 'apps/shell'), root });
}

const budgets = [
  {
    name: 'start',
    way: ['apps/shell/index.html', 'libs/loans/src/locales/en.po'],
    page: 'drawn.html',
    limits: {
      js: { atMost: 1850, goal: 1000 },
      css: { atMost: 300 },
      files: { atMost: 4 },
      page: { atMost: 200 },
    },
  },
  { name: 'all', limits: { js: { atMost: 1700 } } },
  {
    name: 'loans',
    feature: ['libs/loans/src/**'],
    after: ['apps/shell/index.html'],
    limits: { js: { atMost: 500 } },
  },
  {
    name: 'each route',
    routes: ['libs/*/src/*/*-page.tsx'],
    after: ['apps/shell/index.html'],
    limits: { largest: { atMost: 500 }, middle: { atMost: 500 } },
  },
];

beforeEach(() => {
  for (const name of Object.keys(manifest)) delete manifest[name];
});
after(() => rmSync(root, { recursive: true }));

describe('the size budgets', () => {
  it('count what a borrower downloads, with messages only where they are loaded', () => {
    const { lines, faults } = checkBudgets(builtApp(), budgets);
    assert.deepEqual(faults, []);
    assert.deepEqual(lines, [
      'start, js: 1800 of 1850, goal 1000',
      'start, css: 300 of 300',
      'start, files: 4 of 4',
      'start, page: 200 of 200',
      'all, js: 1600 of 1700',
      'loans, js: 500 of 500',
      'each route, largest: 500 of 500',
      'each route, middle: 500 of 500',
    ]);
  });

  it('fail when a feature imports 30 kB in its entry', () => {
    const { faults } = checkBudgets(builtApp({ loansIndex: 30_100 }), budgets);
    assert.equal(faults.length, 2);
    assert.match(faults[0], /^start, js: 31800 is more than 1850\./);
    assert.match(faults[1], /^all, js: 31600 is more than 1700\./);
  });

  it('count the prerendered page, which includes styles and messages', () => {
    const { faults } = checkBudgets(builtApp({ drawn: 201 }), budgets);
    assert.equal(faults.length, 1);
    assert.match(faults[0], /^start, page: 201 is more than 200\./);
  });

  it('fail where a glob matches nothing', () => {
    const { lines, faults } = checkBudgets(builtApp(), [
      { name: 'gone', way: ['libs/gone/src/**'], limits: { js: { atMost: 1_000_000 } } },
    ]);
    assert.deepEqual(lines, []);
    assert.deepEqual(faults, ['gone: libs/gone/src/** matches nothing in the build']);
  });
});

it('with an even number of routes the middle is the mean of the two middle ones', () => {
  const app = builtApp();
  const page = 'libs/loans/src/orders/orders-page.tsx';
  built(`../../${page}`, 'orders-page.js', page, 401, { src: `../../${page}` });
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const { lines } = checkBudgets(readApp({ ...app, project: join(root, 'apps/shell'), root }), budgets);
  assert.ok(lines.includes('each route, middle: 451 of 500'), lines.join('\n'));
});
