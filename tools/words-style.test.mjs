import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { endFaults, styleFaults, styleRules } from './words-style.mjs';

/** For each language a control for each rule, and its correction. */
const pairs = {
  en: [
    ['Please pay again.', 'Pay again.'],
    ['It did not load', 'It didn’t load'],
    ["It's paid", 'It’s paid'],
    ['− ¥893.00', '−¥893.00'],
    ['Sign out or delete', 'Log out or delete'],
    ['Your pictures didn’t load', 'Your photos didn’t load'],
    ['There is nothing to pay.', 'There’s nothing to pay.'],
    ['Once it is paid off, you are done.', 'Once it’s paid off, you’re done.'],
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
    ['लेट शुल्क', 'लेट फ़ीस'],
    ['कर सहित फ़ीस', 'टैक्स सहित फ़ीस'],
    ['लोन समझौता', 'लोन एग्रीमेंट'],
    ['सत्यापन', 'वेरिफ़िकेशन'],
    ['ऋणदाता का जवाब', 'लेंडर का जवाब'],
    ['संदर्भ संख्या', 'रेफ़रेंस नंबर'],
    ['महीने की सीमा', 'महीने की लिमिट'],
    ['आवेदन अस्वीकार', 'आवेदन नामंज़ूर'],
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
    ['Paling banyak 5 MB', 'Maksimal 5 MB'],
    ['Kirim referensi', 'Kirim nomor referensi'],
    ['Laporan tahunan', 'Rekap tahunan'],
    ['Nomor pesanan', 'Nomor pinjaman'],
    ['Tarik pengajuan', 'Batalkan pengajuan'],
    ['Buka 8:00–20:00', 'Buka 08.00–20.00'],
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
    ['用付款码付款', '用还款码还款'],
    ['参考号', '流水号'],
    ['贷款方尚未回复', '贷款机构尚未回复'],
    ['贷款协议', '借款合同'],
    ['关键信息', '重要信息'],
    ['报告问题', '问题反馈'],
    ['统一利率', '等本等息'],
    ['贷款未能加载', '贷款加载失败'],
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
  ],
};

for (const [language, cases] of Object.entries(pairs))
  test(`each control in ${language} is a fault, and its correction is not`, () => {
    for (const [bad, good] of cases) {
      match(styleFaults(bad, language)[0] ?? 'no fault', /^says “.+”: write .+ \(docs\/words\.md\)$/);
      deepEqual(styleFaults(good, language), []);
    }
  });

test('every language of the product has rules, and every rule finds one of these phrases', () => {
  deepEqual(Object.keys(styleRules), ['en', 'hi', 'id', 'zh']);
  const withoutControl = Object.entries(styleRules).flatMap(([language, rules]) =>
    rules.filter(({ pattern }) => !pairs[language].some(([bad]) => pattern.test(bad))),
  );
  deepEqual(withoutControl, []);
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
