import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { endFaults, styleFaults, styleRules } from './words-style.mjs';

/** For each language a phrase that borrowers would find odd, and its replacement. */
const pairs = {
  en: [
    ['The lender whose loan it is', 'Your lender'],
    ['Whom do you pay?', 'Who do you pay? (optional)'],
    ['Read it, then decide anew.', 'Read it, then decide again.'],
    ['We check by ourselves.', 'We check automatically.'],
    ['A friend of ours', 'Our friend'],
    ['Applications that came to nothing', 'Applications that didn’t go through'],
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
    ['How is my price worked out?', 'How is my price calculated?'],
    ['Make it the main one', 'Set as main account'],
    ['Sign out or delete', 'Log out or delete'],
    ['Your pictures didn’t load', 'Your photos didn’t load'],
    ['Every movement, year by year', 'Every transaction, year by year'],
    ['You’ve reached the limit of budgets.', 'You can’t add more budgets. Remove one you don’t need.'],
    ['There is nothing to pay.', 'There’s nothing to pay.'],
    ['Once it is paid off, you are done.', 'Once it’s paid off, you’re done.'],
    ['We never read them unless you pick one', 'We only read the ones you pick'],
    ['Tap "Pay".', 'Tap “Pay”.'],
  ],
  hi: [
    ['२ दिन', '2 दिन'],
    ['भुगतान करें.', 'भुगतान करें।'],
    ['सहेजें', 'सेव करें'],
    ['आमदनी', 'आय'],
    ['नई प्रविष्टि', 'नई एंट्री'],
    ['तस्वीर लें', 'फ़ोटो लें'],
    ['यह निःशुल्क है।', 'यह मुफ़्त है।'],
    ['जैसा आपके कागज़ पर लिखा है।', 'जैसा पहचान पत्र पर लिखा है।'],
    ['कोड चिपकाएँ', 'कोड पेस्ट करें'],
    ['हर पखवाड़े', 'हर दो सप्ताह'],
    ['कानून पूछता है।', 'कानूनन ज़रूरी।'],
    ['मैं', 'प्रोफ़ाइल'],
    ['क्या मैं लोन लौटा सकता/सकती हूँ?', 'क्या लोन लौटाया जा सकता है?'],
    ['कोड {digits} है। फिर से: {digits}.', 'कोड {digits} है। फिर से: {digits}।'],
    ['भुगतान करें. फिर देखें।', 'भुगतान करें। फिर देखें।'],
    ['कृपया भुगतान करें।', 'भुगतान करें।'],
    ['‘रूल ऑफ़ 78’', '“रूल ऑफ़ 78”'],
    ['तुम चुका सकते हो।', 'आप चुका सकते हैं।'],
    ['आख़िरी तारीख', 'आख़िरी तारीख़'],
    ['पिन गलत है।', 'पिन ग़लत है।'],
    ['जगह खाली करें।', 'जगह ख़ाली करें।'],
    ['कुछ बाक़ी नहीं', 'कुछ बाकी नहीं'],
    ['लॉगिन करें', 'लॉग इन करें'],
    ['रकम दिखाएँ', 'राशि दिखाएँ'],
    ['टैक्स सहित शुल्क', 'कर सहित शुल्क'],
    ['पूरी कीमत देखें', 'पूरी लागत देखें'],
    ['संस्करण {version}', 'वर्शन {version}'],
    ['# रिकॉर्ड', '# एंट्री'],
    ['कैटेगरी चुनें', 'श्रेणी चुनें'],
    ['समापन पत्र', 'नो ड्यूज़ सर्टिफ़िकेट'],
  ],
  id: [
    ['Pinjaman anda', 'Pinjaman Anda'],
    ['Buka peramban', 'Buka browser'],
    ['Pilih berkas', 'Pilih file'],
    ['Bayar daring', 'Bayar online'],
    ['Pinjaman tidak termuat', 'Pinjaman gagal dimuat'],
    ['Hukum meminta tahu siapa Anda.', 'Diwajibkan oleh hukum.'],
    ['Paling banyak 5 MB', 'Maksimal 5 MB'],
    ['Kirim referensi', 'Kirim nomor referensi'],
    ['Silakan bayar', 'Bayar'],
    ['Pinjaman kamu', 'Pinjaman Anda'],
    ['Silahkan bayar', 'Bayar'],
    ['Ketuk "Bayar".', 'Ketuk “Bayar”.'],
    ['Bayar setiap cicilan', 'Bayar setiap angsuran'],
    ['Harga Anda tetap sama', 'Biaya Anda tetap sama'],
    ['Fakta penting, versi {version}', 'Informasi penting, versi {version}'],
    ['Surat lunas', 'Surat keterangan lunas'],
    ['Lupa password?', 'Lupa kata sandi?'],
  ],
  zh: [
    ['还款了吗?', '还款了吗？'],
    ['请在 {day} 前还款', '请在{day}前还款'],
    ['共 3 期', '共3期'],
    ['APR 24%', '年化利率24%'],
    ['随手机', '跟随系统'],
    ['用付款码付款', '用还款码还款'],
    ['参考号', '流水号'],
    ['统一利率', '等本等息'],
    ['贷款未能加载', '贷款加载失败'],
    ['每双周', '每两周'],
    ['你的贷款', '您的贷款'],
    ['已还{amount}, 剩余{left}', '已还{amount}，剩余{left}'],
    ['年化利率 从低到高', '年化利率从低到高'],
    ['打印或存为 PDF', '打印或存为PDF'],
    ['PDF 文件', 'PDF文件'],
    ['点"还款"', '点“还款”'],
    ['还款(选填)', '还款（选填）'],
    ['正在读取...', '正在读取……'],
    ['１２期', '12期'],
    ['保存在这部手机上', '保存在本手机上'],
    ['协议未能打开', '协议打开失败'],
  ],
};

for (const [language, cases] of Object.entries(pairs))
  for (const [bad, good] of cases)
    test(`${language}: “${bad}” is a fault, “${good}” is not`, () => {
      match(styleFaults(bad, language)[0] ?? 'no fault', /^says “.+”: write .+ \(docs\/words\.md\)$/);
      deepEqual(styleFaults(good, language), []);
    });

test('every language of the product has rules, and every rule finds one of these phrases', () => {
  deepEqual(Object.keys(styleRules), ['en', 'hi', 'id', 'zh']);
  const withoutControl = Object.entries(styleRules).flatMap(([language, rules]) =>
    rules.filter(({ pattern }) => !pairs[language].some(([bad]) => pattern.test(bad))),
  );
  deepEqual(withoutControl, []);
});

test('a placeholder name is not checked as a word', () => {
  deepEqual(styleFaults('Pay {whose}', 'en'), []);
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
