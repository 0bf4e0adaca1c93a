import { deepEqual, match } from 'node:assert/strict';
import { test } from 'node:test';
import { styleFaults, styleRules } from './words-style.mjs';

/** For each language a phrase that borrowers would find odd, and its replacement. */
const pairs = {
  en: [
    ['The lender whose loan it is', 'Your lender'],
    ['Whom do you pay?', 'Who do you pay? (optional)'],
    ['Read it, then decide anew.', 'Read it, then decide again.'],
    ['We check by ourselves.', 'We check automatically.'],
    ['You need not stay.', 'You can leave this page.'],
    ['Be told in time', 'Get reminded'],
    ['Go on with it', 'Continue application'],
    ['In your words, if you like', 'Tell us more (optional)'],
    ['As on your paper', 'As on your ID'],
    ['See how it stands', 'Check status'],
    ['{n} in all', '{n} in total'],
    ['It shows here at once.', 'You’ll see it here straight away.'],
    ['2–6 fortnights', '4–12 weeks'],
    ['Nothing is lost.', 'Nothing was lost.'],
    ['Please pay again.', 'Pay again.'],
    ['It did not load', 'It didn’t load'],
    ['You can’t pay without nothing', 'You can pay'],
    ["It's paid", 'It’s paid'],
    ['− ¥893.00', '−¥893.00'],
  ],
  hi: [
    ['२ दिन', '2 दिन'],
    ['भुगतान करें.', 'भुगतान करें।'],
    ['सहेजें', 'सेव करें'],
    ['आमदनी', 'आय'],
    ['मैं', 'प्रोफ़ाइल'],
    ['क्या मैं लोन लौटा सकता/सकती हूँ?', 'क्या लोन लौटाया जा सकता है?'],
  ],
  id: [
    ['Pinjaman anda', 'Pinjaman Anda'],
    ['Buka peramban', 'Buka browser'],
    ['Kirim referensi', 'Kirim nomor referensi'],
    ['Silakan bayar', 'Bayar'],
  ],
  zh: [
    ['还款了吗?', '还款了吗？'],
    ['请在 {day} 前还款', '请在{day}前还款'],
    ['共 3 期', '共3期'],
    ['APR 24%', '年化利率24%'],
    ['随手机', '跟随系统'],
    ['你的贷款', '您的贷款'],
  ],
};

for (const [language, cases] of Object.entries(pairs))
  for (const [bad, good] of cases)
    test(`${language}: “${bad}” is a fault, “${good}” is not`, () => {
      match(styleFaults(bad, language)[0] ?? 'no fault', /^says “.+”: write .+ \(docs\/words\.md\)$/);
      deepEqual(styleFaults(good, language), []);
    });

test('every language of the product has rules', () => {
  deepEqual(Object.keys(styleRules), ['en', 'hi', 'id', 'zh']);
});

test('a placeholder name is not checked as a word', () => {
  deepEqual(styleFaults('Pay {whose}', 'en'), []);
});
