/**
 * The style rules per language from docs/words.md: phrases that no native writer would use, fixed terms, and typography. A rule
 * is a pattern with its replacement.
 */

/** @typedef {{ pattern: RegExp, instead: string }} Rule */

/** @type {Readonly<Record<string, readonly Rule[]>>} */
export const styleRules = {
  en: [
    { pattern: /(?<!^)\bwhose\b/i, instead: 'a sentence of its own' },
    { pattern: /\bwhom\b/i, instead: '“who”' },
    { pattern: /\banew\b/i, instead: '“again”' },
    { pattern: /\bof ours\b/i, instead: '“our …”' },
    {
      pattern: /\bby (?:it|them|our|your)sel(?:f|ves)\b/i,
      instead: '“automatically”, “separately” or nothing',
    },
    { pattern: /\bneed not\b/i, instead: '“don’t have to” or “optional”' },
    { pattern: /\bbe told\b/i, instead: '“get reminded” or “find out”' },
    { pattern: /\bgo(?:es)? on\b/i, instead: '“continue”' },
    { pattern: /\bif you like\b/i, instead: '“(optional)”' },
    { pattern: /\bpapers?\b/i, instead: '“ID” or “document”' },
    { pattern: /\bhow it stands\b|\bstands? (?:here|in|on|until)\b/i, instead: '“status”, “shows” or “is”' },
    { pattern: /\bcame to nothing\b|\bcomes? to other\b/i, instead: '“didn’t go through”, “doesn’t match”' },
    { pattern: /\bin all\b(?! \w)/i, instead: '“in total”' },
    { pattern: /\bat once\b/i, instead: '“straight away” or “instant”' },
    { pattern: /\bworked? out on\b/i, instead: '“calculated on”' },
    { pattern: /\bfortnights?\b/i, instead: 'weeks' },
    {
      pattern: /\bnothing is (?:lost|paid twice|sent twice|saved twice|done twice)\b/i,
      instead: 'a sentence about what will happen',
    },
    { pattern: /^Please\b|\. Please\b/, instead: 'the verb alone' },
    {
      pattern: /\b(?:do|does|did|is|are|was|were|has|have|could|would) not\b|\bcannot\b/i,
      instead: 'the contraction',
    },
    { pattern: /\b\w+n['’]t \w+ (?:without|nothing|nobody|no)\b/i, instead: 'one negative at most' },
    { pattern: /'/, instead: 'the apostrophe ’' },
    { pattern: /[-–−] [¥$₹\d{]/, instead: 'a sign that touches its amount' },
  ],
  hi: [
    { pattern: /[०-९]/, instead: 'Latin digits' },
    { pattern: /[^\p{Script=Latin}\d}.…]\.$/u, instead: 'the danda ।' },
    { pattern: /सहेज/, instead: '“सेव करें”' },
    { pattern: /प्रविष्टि/, instead: '“एंट्री”' },
    { pattern: /तस्वीर/, instead: '“फ़ोटो”' },
    { pattern: /आमदनी/, instead: '“आय”' },
    { pattern: /निःशुल्क/, instead: '“मुफ़्त”' },
    { pattern: /काग़?ज/, instead: '“पहचान पत्र” or “दस्तावेज़”' },
    { pattern: /चिपका/, instead: '“पेस्ट करें”' },
    { pattern: /पखवाड़/, instead: '“सप्ताह”' },
    { pattern: /कानून पूछता/, instead: '“कानूनन ज़रूरी”' },
    { pattern: /^मैं$/, instead: '“प्रोफ़ाइल”' },
    { pattern: /कृपया/, instead: 'the polite verb alone' },
    { pattern: /\p{L}ता\/|था\/थी|^मैं .*(?:ता|था)[।?]?$/u, instead: 'words for a woman and a man alike' },
  ],
  id: [
    { pattern: /\b(?:kamu|anda)\b/, instead: '“Anda”' },
    { pattern: /\bperamban\b/i, instead: '“browser”' },
    { pattern: /\bberkas\b/i, instead: '“file”' },
    { pattern: /\bdaring\b/i, instead: '“online”' },
    { pattern: /\btidak termuat\b/i, instead: '“gagal dimuat”' },
    { pattern: /\bHukum meminta\b/, instead: '“Diwajibkan oleh hukum”' },
    { pattern: /\bpaling (?:banyak|sedikit)\b/i, instead: '“maksimal”, “minimal”' },
    { pattern: /\b(?:Silakan|Mohon|Harap)\b/, instead: 'the verb alone' },
    {
      pattern: /\b[Rr]eferensi(?:nya)?\b(?<!\b[Nn]omor [Rr]eferensi(?:nya)?)(?<!No\. referensi)/,
      instead: '“nomor referensi”',
    },
  ],
  zh: [
    {
      pattern: /[\p{Script=Han}][,.?!:;]|[,?!;][\p{Script=Han}]/u,
      instead: 'full-width punctuation ，。？！：；',
    },
    {
      pattern: /[\p{Script=Han}，。：；？！] (?=[\d{#<])|[\d}#>] (?=\p{Script=Han})/u,
      instead: 'no gap beside a number, a date or an amount',
    },
    { pattern: /(?<!（)\bAPR\b/, instead: '“年化利率”' },
    { pattern: /付款码/, instead: '“还款码”' },
    { pattern: /参考号/, instead: '“流水号”' },
    { pattern: /统一利率/, instead: '“等本等息”' },
    { pattern: /未能(?:加载|载入)|没有加载/, instead: '“加载失败”' },
    { pattern: /随手机/, instead: '“跟随系统”' },
    { pattern: /你(?!好)/, instead: '“您”' },
    { pattern: /双周/, instead: '周' },
  ],
};

/** The name of a placeholder may match a pattern, so names are replaced before the check. */
const withoutNames = (sentence) => sentence.replace(/\{(\w+)(?=[,}])/g, '{x');

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
