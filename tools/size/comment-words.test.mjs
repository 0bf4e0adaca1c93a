import { equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { asMarkdown } from './comment-words.mjs';

const login = {
  name: 'login',
  limits: { js: { atMost: 200_000 }, files: { atMost: 16 } },
  measured: { js: 150_000, files: 15 },
};
const loans = {
  name: 'loans',
  feature: ['libs/loans/src/**'],
  limits: { js: { atMost: 40_000 } },
  measured: { js: 44_000 },
};

test('the comment lists what every borrower loads and each feature, against its limit', () => {
  const page = asMarkdown([login, loans]);
  match(page, /\| login \| js \| 150\.0 kB \| 200\.0 kB \| 75 % \|/);
  match(page, /\| login \| files \| 15 \| 16 \| 94 % \|/);
  match(page, /By feature[^]*\| loans \| js \| 44\.0 kB \| 40\.0 kB \| 110 % \*\*too much\*\* \|/);
});

test('without features there is no table of features', () => {
  equal(asMarkdown([login]).includes('By feature'), false);
});
