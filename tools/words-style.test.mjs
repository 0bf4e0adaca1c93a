import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { endFaults, styleFaults, styleRules } from './words-style.mjs';

/** For each language a fixed term, its spelling and its typography, each with the correction. */
const pairs = {
  en: [
    ['Your pictures didn’t load', 'Your photos didn’t load'],
    ['Once it is paid off, you are done.', 'Once it’s paid off, you’re done.'],
    ['− ¥893.00', '−¥893.00'],
  ],
  hi: [
    ['रकम दिखाएँ', 'राशि दिखाएँ'],
    ['आख़िरी तारीख', 'आख़िरी तारीख़'],
    ['कोड {digits} है। फिर से: {digits}.', 'कोड {digits} है। फिर से: {digits}।'],
  ],
  id: [
    ['Bayar setiap cicilan', 'Bayar setiap angsuran'],
    ['Pinjaman anda', 'Pinjaman Anda'],
    ['Buka 8:00–20:00', 'Buka 08.00–20.00'],
  ],
  zh: [
    ['用付款码还款', '用还款码还款'],
    ['你的贷款', '您的贷款'],
    ['打印或存为 PDF', '打印或存为PDF'],
  ],
};

test('every language of the product has rules', () => deepEqual(Object.keys(styleRules), Object.keys(pairs)));

for (const [language, cases] of Object.entries(pairs))
  test(`each control in ${language} is a fault, and its correction is not`, () => {
    for (const [bad, good] of cases) {
      match(styleFaults(bad, language)[0] ?? 'no fault', /^says “.+”: write .+ \(docs\/words\.md\)$/);
      deepEqual(styleFaults(good, language), []);
    }
  });

test('a placeholder name is not checked as a word', () => {
  deepEqual(styleFaults('Pay {pictures}', 'en'), []);
});

test('a sentence ends with the full stop of its language, a label with none', () => {
  const pairs = [
    ['hi', 'Pay again.', 'फिर से भुगतान करें', 'फिर से भुगतान करें।'],
    ['id', 'Pay again.', 'Bayar lagi', 'Bayar lagi.'],
    ['zh', 'Pay again.', '请重新还款', '请重新还款。'],
    ['zh', 'Pay again', '重新还款。', '重新还款'],
  ];
  for (const [language, source, bad, good] of pairs) {
    match(endFaults(source, bad, language)[0] ?? 'no fault', /^ends with “.”: end like the English/);
    deepEqual(endFaults(source, good, language), []);
  }
});

test('a question may become a label, and a plural form ends like the English one', () => {
  deepEqual(endFaults('How many children do you have?', '子女人数', 'zh'), []);
  const english = '{n, plural, one {Wait # day.} other {Wait # days.}}';
  deepEqual(endFaults(english, '{n, plural, other {Tunggu # hari.}}', 'id'), []);
  equal(endFaults(english, '{n, plural, other {Tunggu # hari}}', 'id').length, 1);
});
