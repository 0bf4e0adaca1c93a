import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { integrityOf, scriptInventory, whyOf } from './script-inventory.mjs';

test('each script and style has its hash, as a browser checks it, and a reason', () => {
  const emitted = [];
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
  scriptInventory().generateBundle.handler.call({ emitFile: (file) => emitted.push(file) }, {}, bundle);
  const [{ fileName, source }] = emitted;
  equal(fileName, 'script-inventory.json');
  deepEqual(JSON.parse(source), [
    { path: '/assets/a.css', sha384: integrityOf('a{}'), why: 'look of libs/ui/src/a.css' },
    { path: '/assets/a.js', sha384: integrityOf('go()'), why: 'starts the app' },
  ]);
});

test('the hash is the one of the standard: SHA-384 of "abc"', () => {
  equal(integrityOf('abc'), 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn');
});

test('a chunk on demand names the page it is for', () => {
  equal(
    whyOf({
      fileName: 'assets/b.js',
      type: 'chunk',
      facadeModuleId: '/x/libs/loans/src/pages/loan-page.tsx',
    }),
    'libs/loans/src/pages/loan-page.tsx, on demand',
  );
});
