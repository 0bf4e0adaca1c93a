/**
 * The style rules per language from docs/words.md: fixed terms, spelling and typography. A rule is a pattern with its replacement.
 */

/** @typedef {{ pattern: RegExp, instead: string }} Rule */

/** @type {Readonly<Record<string, readonly Rule[]>>} */
export const styleRules = {
  en: [
    { pattern: /\bsign out\b/i, instead: '“log out”' },
    { pattern: /\bpictures?\b/i, instead: '“photo”' },
    { pattern: /^Please\b|\. Please\b/, instead: 'the verb alone' },
    {
      pattern: /\b(?:do|does|did|is|are|was|were|has|have|could|would) not\b|\bcannot\b/i,
      instead: 'the contraction',
    },
    {
      pattern: /\b(?:(?:there|it) is|(?:you|we|they) (?:are|will)) (?!or\b)[\p{L}{]/iu,
      instead: 'the contraction',
    },
    { pattern: /'/, instead: 'the apostrophe ’' },
    { pattern: /"/, instead: 'quotation marks “ ”' },
    { pattern: /[-–−] [¥$₹\d{]/, instead: 'a sign that touches its amount' },
  ],
  hi: [
    { pattern: /[०-९]/, instead: 'Latin digits' },
    { pattern: /[\p{Script=Devanagari}\p{M}}>”]\.(?= |$)/u, instead: 'the danda ।' },
    { pattern: /["'‘’]/, instead: 'quotation marks “ ”' },
    { pattern: /(?<![\p{L}\p{M}])(?:तुम|तू(?![\p{L}\p{M}])|तेर[ाीे])/u, instead: '“आप”' },
    {
      pattern:
        /तारीख(?!़)|गलत|(?<![\p{L}\p{M}])(?:खाली|खर्च|खत्म|खराब|खिलाफ|जरूर|ज्यादा|कर्ज(?!़)|चीज(?!़)|फोन|फोटो|फैसल|सिर्फ(?!़)|साफ(?!़)|काफी|हफ्त)/u,
      instead: 'the letter with its nuqta (ख़, ग़, ज़, फ़)',
    },
    { pattern: /क़|क़/, instead: '“क” without a nuqta' },
    { pattern: /लॉगिन|लॉगआउट/, instead: '“लॉग इन”, “लॉग आउट”' },
    { pattern: /(?<![\p{L}\p{M}])रकम/u, instead: '“राशि”' },
    { pattern: /(?<!निः)शुल्क/, instead: '“फ़ीस”, or “चार्ज” for a charge' },
    { pattern: /(?<![\p{L}\p{M}])कर (?:सहित|के बिना|के बाद|और|शामिल)|(?:पर|और) कर$/u, instead: '“टैक्स”' },
    { pattern: /समझौत/, instead: '“एग्रीमेंट”' },
    { pattern: /सत्याप/, instead: '“वेरिफ़िकेशन”' },
    { pattern: /ऋणदाता/, instead: '“लेंडर”' },
    { pattern: /संदर्भ/, instead: '“रेफ़रेंस नंबर”' },
    { pattern: /(?<!समय-)सीमा/, instead: '“लिमिट”' },
    { pattern: /अस्वीकार/, instead: '“नामंज़ूर”, or “मना करें” for what the borrower does' },
    { pattern: /कीमत|क़ीमत|(?<![\p{L}\p{M}])दाम(?![\p{L}\p{M}])/u, instead: '“लागत”' },
    { pattern: /संस्करण|वर्ज़न/, instead: '“वर्शन”' },
    { pattern: /रिकॉर्ड/, instead: '“एंट्री”' },
    { pattern: /कैटेगरी/, instead: '“श्रेणी”' },
    { pattern: /समापन पत्र/, instead: '“नो ड्यूज़ सर्टिफ़िकेट”' },
    { pattern: /सहेज/, instead: '“सेव करें”' },
    { pattern: /प्रविष्टि/, instead: '“एंट्री”' },
    { pattern: /तस्वीर/, instead: '“फ़ोटो”' },
    { pattern: /आमदनी/, instead: '“आय”' },
    { pattern: /निःशुल्क/, instead: '“मुफ़्त”' },
    { pattern: /कृपया/, instead: 'the polite verb alone' },
    { pattern: /\p{L}ता\/|था\/थी|^मैं .*(?:ता|था)[।?]?$/u, instead: 'words for a woman and a man alike' },
  ],
  id: [
    { pattern: /\b(?:kamu|kalian|anda)\b|\bKamu\b|\bKalian\b/, instead: '“Anda”' },
    { pattern: /["'‘’]/, instead: 'quotation marks “ ”' },
    { pattern: /\bcicilan\b/i, instead: '“angsuran”' },
    { pattern: /\bharga\b/i, instead: '“biaya”' },
    { pattern: /\bfakta penting\b/i, instead: '“informasi penting”' },
    { pattern: /\bsurat lunas\b/i, instead: '“surat keterangan lunas”' },
    {
      pattern: /\b(?:log ?in|log ?out|password|upload|download|update|loading)\b/i,
      instead: 'the Indonesian word: masuk, keluar, kata sandi, unggah, unduh, perbarui, memuat',
    },
    { pattern: /\bperamban\b/i, instead: '“browser”' },
    { pattern: /\bberkas\b/i, instead: '“file”' },
    { pattern: /\bdaring\b/i, instead: '“online”' },
    { pattern: /\bpaling (?:banyak|sedikit)\b/i, instead: '“maksimal”, “minimal”' },
    { pattern: /\blapor(?:an|kan)\b/i, instead: '“pengaduan” for a report, “rekap” for a statement' },
    { pattern: /\bpesanan\b/i, instead: '“pinjaman”' },
    { pattern: /\btarik pengajuan\b|\bmenarik pengajuan\b/i, instead: '“batalkan pengajuan”' },
    { pattern: /\d:\d\d/, instead: 'a time with a full stop (08.00)' },
    { pattern: /\b(?:Sila(?:h)?kan|Mohon|Harap)\b/i, instead: 'the verb alone' },
    {
      pattern: /\b[Rr]eferensi(?:nya)?\b(?<!\b[Nn]omor [Rr]eferensi(?:nya)?)(?<!No\. referensi)/,
      instead: '“nomor referensi”',
    },
  ],
  zh: [
    {
      pattern: /[\p{Script=Han}}>”）][,.?!:;]|[,?!;][\p{Script=Han}]/u,
      instead: 'full-width punctuation ，。？！：；',
    },
    {
      pattern: /[\p{Script=Han}，。：；？！] (?=[\d{#<])|[\d}#>] (?=\p{Script=Han})/u,
      instead: 'no gap beside a number, a date or an amount',
    },
    {
      pattern:
        /[\p{Script=Han}，。：；？！、”] (?=[\p{Script=Han}\p{Script=Latin}“])|\p{Script=Latin} (?=\p{Script=Han})/u,
      instead: 'no space between Chinese words, or beside a Latin word',
    },
    {
      pattern: /["'「」『』]|\p{Script=Han}[()]|[()]\p{Script=Han}|\.\.\./u,
      instead: 'the signs “ ”, （ ） and ……',
    },
    { pattern: /[０-９Ａ-Ｚａ-ｚ]/, instead: 'digits and letters of normal width' },
    { pattern: /这部手机/, instead: '“本手机”' },
    { pattern: /(?<!（)\bAPR\b/, instead: '“年化利率”' },
    { pattern: /付款码/, instead: '“还款码”' },
    { pattern: /参考号/, instead: '“流水号”' },
    { pattern: /贷款方/, instead: '“贷款机构”' },
    { pattern: /协议/, instead: '“合同”' },
    { pattern: /关键信息/, instead: '“重要信息”' },
    { pattern: /报告问题/, instead: '“问题反馈”' },
    { pattern: /统一利率/, instead: '“等本等息”' },
    { pattern: /未能(?:加载|载入)|没有加载/, instead: '“加载失败”' },
    { pattern: /[你妳]/, instead: '“您”' },
  ],
};

/** The name of a placeholder may match a pattern, so names are replaced before the check. */
const withoutNames = (sentence) => sentence.replace(/\{(\w+)(?=[,}])/g, '{x');

/** The visible text of a message: one plural form, and a number or a short word for each placeholder. */
export const plainText = (message) =>
  message
    .replace(/<\/?\d+\/?>/g, '')
    .replace(
      /\{\w+, (?:plural|selectordinal),(?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*?other \{((?:[^{}]|\{\w+\})*)\}\}/g,
      '$1',
    )
    .replace(/\{\w+\}|#/g, '5')
    .trim();

/** The signs that end a sentence, by language. */
const ends = { hi: '।?!…', id: '.?!…', zh: '。？！…' };

/**
 * A sentence with a full stop needs the one of its language, and a label has none. A question may become a label.
 * @param {string} source the English sentence
 * @returns {string[]} the fault of the end, or nothing
 */
export function endFaults(source, translation, language) {
  const signs = ends[language];
  const [last] = plainText(source).match(/.$/u) ?? [''];
  if (signs === undefined || last === '?' || !/ /.test(source)) return [];
  const [ours] = plainText(translation).match(/.$/u) ?? [''];
  if ('.!…'.includes(last) === signs.includes(ours)) return [];
  return [`ends with “${ours}”: end like the English, with a sign of ${signs} or none (docs/words.md)`];
}

/**
 * @param {string} sentence a translation, or the source sentence for English
 * @param {string} language
 * @returns {string[]} the style problems, each with its replacement
 */
export function styleFaults(sentence, language) {
  const text = withoutNames(sentence);
  return (styleRules[language] ?? []).flatMap(({ pattern, instead }) => {
    const found = text.match(pattern)?.[0];
    return found === undefined ? [] : [`says “${found}”: write ${instead} (docs/words.md)`];
  });
}
