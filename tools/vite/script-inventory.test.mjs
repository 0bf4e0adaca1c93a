import { deepEqual, equal } from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { integrityOf, scriptInventory, whyOf } from './script-inventory.mjs';

test('each script and style has its integrity hash and a reason', () => {
  const dir = mkdtempSync(join(tmpdir(), 'clearloan-inventory-'));
  const bundle = {
    'assets/a.js': { type: 'chunk', fileName: 'assets/a.js', code: 'go()', isEntry: true },
    'assets/a.css': {
      type: 'asset',
      fileName: 'assets/a.css',
      source: 'a{}',
      originalFileNames: ['libs/ui/src/a.css'],
    },
    'icon.svg': { type: 'asset', fileName: 'icon.svg', source: '<svg/>' },
  };
  writeFileSync(join(dir, 'sw.js'), 'keep()');
  const inventory = scriptInventory();
  inventory.writeBundle({ dir }, bundle);
  inventory.closeBundle.handler();
  const rows = JSON.parse(readFileSync(join(dir, 'script-inventory.json'), 'utf8'));
  rmSync(dir, { recursive: true });
  deepEqual(rows, [
    { path: '/assets/a.css', sha384: integrityOf('a{}'), why: 'styles of libs/ui/src/a.css' },
    { path: '/assets/a.js', sha384: integrityOf('go()'), why: 'starts the app' },
    { path: '/sw.js', sha384: integrityOf('keep()'), why: 'caches the app’s files on the device' },
  ]);
});

test('the hash is the standard’s SHA-384 of "abc"', () => {
  equal(integrityOf('abc'), 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn');
});

test('a lazy chunk has the page that it is for', () => {
  equal(
    whyOf({
      fileName: 'assets/b.js',
      type: 'chunk',
      facadeModuleId: '/x/libs/loans/src/loan/loan-page.tsx',
    }),
    'libs/loans/src/loan/loan-page.tsx, on demand',
  );
});
