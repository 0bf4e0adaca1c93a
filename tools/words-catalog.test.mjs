import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { formatter } from '@lingui/format-po';
import { checkCatalog, saidDifferently } from './words-catalog.mjs';

/** Checks a catalog of one message, parsed like the real ones. */
function checked(language, source, translation, flag = '') {
  const entry = `${flag}msgid ${JSON.stringify(source)}\nmsgstr ${JSON.stringify(translation)}\n`;
  return checkCatalog(
    formatter().parse(`msgid ""\nmsgstr ""\n\n${entry}`, { filename: `${language}.po` }),
    language,
  );
}
/** The problem of a translation, without the message that is named first. */
const wrong = (language, source, ...translated) =>
  checked(language, source, ...translated).faults.map((fault) => fault.replace(`“${source}” `, ''));

test('a correct translation has no fault', () => {
  deepEqual(checked('hi', 'Pay {amount}', '{amount} चुकाएँ'), { words: 1, missing: 0, fuzzy: 0, faults: [] });
  deepEqual(wrong('zh', '<0>{left}</0> of {all}', '{all} 中的 <0>{left}</0>'), []);
  deepEqual(wrong('id', '{n, plural, one {# day} other {# days}}', '{n, plural, other {# hari}}'), []);
  deepEqual(wrong('hi', 'APR <0>{apr}</0>', 'APR <0>{apr}</0>'), []);
});

test('a missing or untranslated message is a fault', () => {
  deepEqual(checked('hi', 'Pay', ''), { words: 1, missing: 1, fuzzy: 0, faults: ['“Pay” is missing'] });
  deepEqual(wrong('zh', 'See loan', 'See loan'), ['is left in English']);
});

test('a fuzzy translation is a fault', () => {
  const { fuzzy, faults } = checked('id', 'Pay', 'Bayar', '#, fuzzy\n');
  deepEqual({ fuzzy, faults }, { fuzzy: 1, faults: ['“Pay” is fuzzy'] });
});

test('a placeholder that is missing from a translation or renamed is a fault', () => {
  deepEqual(wrong('hi', 'Pay {amount}', 'चुकाएँ'), ['leaves out {amount}']);
  deepEqual(wrong('zh', 'Pay {amount}', '还款 {sum}'), [
    'leaves out {amount}',
    'has {sum}, which the source lacks',
  ]);
  deepEqual(wrong('id', '<0>{left}</0> left', 'sisa {left}'), ['leaves out <0>, </0>']);
});

test('plural forms that do not fit the language or cannot be parsed are a fault', () => {
  const source = '{n, plural, one {# day} other {# days}}';
  deepEqual(wrong('hi', source, '{n, plural, other {# दिन}}'), ['lacks the form “one”']);
  deepEqual(wrong('zh', source, '{n, plural, one {# 天} other {# 天}}'), ['never uses “one”']);
  deepEqual(wrong('id', source, '{n, plural, other {# hari}').length, 1);
});

test('a message with different translations in two libraries is a fault, unless its context differs', () => {
  const catalog = (name, context, translation) => ({
    name,
    catalog: formatter().parse(`msgid ""\nmsgstr ""\n\n${context}msgid "Moved"\nmsgstr "${translation}"\n`, {
      filename: 'id.po',
    }),
  });
  const ofLoans = catalog('loans', '', 'Dipindah');
  deepEqual(saidDifferently([ofLoans, catalog('book', '', 'Pindah')]), [
    'book: “Moved” is “Pindah”, but “Dipindah” in loans',
  ]);
  deepEqual(saidDifferently([ofLoans, catalog('book', 'msgctxt "between accounts"\n', 'Pindah')]), []);
  deepEqual(saidDifferently([ofLoans, catalog('book', '', 'Dipindah')]), []);
});
