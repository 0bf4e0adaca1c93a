import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import lingui from '../lingui.config.mjs';
import { catalogsOf, readCatalog } from './lingui/catalogs.mjs';
import { exampleFaults, examplesOf, termFaults, termsOf } from './words-examples.mjs';
import { root } from './workspace.mjs';

const words = readFileSync(join(root, 'docs/words.md'), 'utf8');
const examples = examplesOf(words);
const entries = lingui.locales.flatMap((language) =>
  catalogsOf(language).flatMap((name) =>
    Object.values(readCatalog(name))
      .filter(({ obsolete }) => !obsolete)
      .map(({ message, translation }) => ({
        language,
        source: message ?? translation,
        text: language === lingui.sourceLocale ? (message ?? translation) : translation,
      })),
  ),
);

test('a translator finds each of the hundred examples in the product', () => {
  equal(examples.english.length, 100);
  deepEqual(exampleFaults(examples.english, entries), []);
});

test('a translator finds each translated example in the product, in three languages', () => {
  deepEqual([...new Set(examples.translations.map(({ language }) => language))].sort(), ['hi', 'id', 'zh']);
  deepEqual(exampleFaults(examples.translations, entries), []);
});

test('an example that the product no longer contains is reported with its row', () => {
  const page = `
## Examples: one hundred rewritten messages

| # | old | new |
|---|---|---|
| 1 | See how it stands | Check status |
| 2 | Go on | Continue |

## Examples: translations rewritten from the meaning

| meaning | old | new |
|---|---|---|
| Check status | 状态 | 查看进度 |
| Check status | Keadaan | Cek status |`;
  const { english, translations } = examplesOf(page);
  const product = [
    { language: 'en', source: 'Check status', text: 'Check status' },
    { language: 'zh', source: 'Check status', text: '查看进度' },
    { language: 'id', source: 'Check status', text: 'Lihat status' },
  ];
  deepEqual(exampleFaults(english, product), ['docs/words.md, en, “2”: no catalog contains “Continue”']);
  match(exampleFaults(translations, product).join(), /^docs\/words\.md, id, “Check status”: .*“Cek status”$/);
});

test('a translator finds each term of the list in the product', () => {
  const terms = termsOf(words);
  equal(terms.length > 100, true);
  deepEqual(termFaults(terms, entries), []);
});

test('a term that no message uses is reported with its language', () => {
  const page = `
## Terms

| English | Hindi | Indonesian | Chinese |
|---|---|---|---|
| statement (of payments) | विवरण | laporan | 对账单；第…期 |
`;
  const product = [
    { language: 'hi', source: 'Statement', text: 'स्टेटमेंट' },
    { language: 'id', source: 'The statement didn’t load', text: 'Laporan gagal dimuat' },
    { language: 'zh', source: 'Statements', text: '对账单，第2期' },
  ];
  deepEqual(termFaults(termsOf(page), product), [
    'docs/words.md, hi: no message about “statement” uses “विवरण”',
  ]);
});
