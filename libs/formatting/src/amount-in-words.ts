import { chineseNumber } from './chinese-number';
import type { Grouping } from './decimal';
import type { Minor } from './minor';
import type { Market } from './market';

/** Hindi has a separate word for each number below a hundred. */
const hindiWords: readonly string[] = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ ' +
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस ' +
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास ' +
  'पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी ' +
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

export type SpokenLanguage = 'en' | 'hi' | 'id' | 'zh';

interface CurrencyWords {
  readonly one: string;
  readonly many: string;
  readonly cent: string;
  readonly cents: string;
}

const same = (unit: string, cents: string): CurrencyWords => ({ one: unit, many: unit, cent: cents, cents });
const english = (one: string, many: string, cent: string, cents: string) => ({ one, many, cent, cents });

/** Spoken currency names, by the market's symbol. */
const currencies: Readonly<Record<string, Readonly<Record<SpokenLanguage, CurrencyWords>>>> = {
  '¥': {
    en: english('yuan', 'yuan', 'cent', 'cents'),
    hi: same('युआन', 'सेंट'),
    id: same('yuan', 'sen'),
    zh: same('元', ''),
  },
  '₹': {
    en: english('rupee', 'rupees', 'paisa', 'paise'),
    hi: { one: 'रुपया', many: 'रुपये', cent: 'पैसा', cents: 'पैसे' },
    id: same('rupee', 'paisa'),
    zh: same('卢比', '派沙'),
  },
  Rp: {
    en: english('rupiah', 'rupiah', 'sen', 'sen'),
    hi: same('रुपिया', 'सेन'),
    id: same('rupiah', 'sen'),
    zh: same('印尼盾', '仙'),
  },
};

const and: Readonly<Record<SpokenLanguage, string>> = { en: ' and ', hi: ' और ', id: ' dan ', zh: '' };
const minusOf: Readonly<Record<SpokenLanguage, string>> = {
  en: 'minus ',
  hi: 'माइनस ',
  id: 'minus ',
  zh: '负',
};

/**
 * Minor units → spoken words: `two thousand one hundred forty-two yuan and 31 cents`. For users who hear better than
 * they read. `undefined` for a currency without a name here: its figures are read instead.
 * @throws RangeError when the amount is not an integer number of minor units
 */
export function amountInWords(
  amount: Minor,
  language: SpokenLanguage,
  { currency }: Pick<Market, 'currency'>,
): string | undefined {
  if (!Number.isSafeInteger(amount))
    throw new RangeError('An amount of money must be a whole number of minor units');
  const words = currencies[currency.symbol]?.[language];
  if (words === undefined) return undefined;
  const cents = Math.abs(amount) % 100;
  const whole = (Math.abs(amount) - cents) / 100;
  const parts: string[] = [];
  if (whole > 0 || cents === 0) parts.push(unitsInWords(whole, language, currency.grouping, words));
  if (cents > 0) parts.push(centsInWords(cents, language, words, whole > 0));
  return (amount < 0 ? minusOf[language] : '') + parts.join(and[language]);
}

function unitsInWords(
  whole: number,
  language: SpokenLanguage,
  grouping: Grouping,
  { one, many }: CurrencyWords,
): string {
  const gap = language === 'zh' ? '' : ' ';
  return `${numberInWords(whole, language, grouping)}${gap}${whole === 1 ? one : many}`;
}

/** Yuan are spoken in tenths (角) and hundredths (分). */
function centsInWords(
  cents: number,
  language: SpokenLanguage,
  { cent, cents: many }: CurrencyWords,
  hasUnits: boolean,
): string {
  if (language !== 'zh') return `${String(cents)} ${cents === 1 ? cent : many}`;
  if (many !== '') return `${chineseNumber(cents)}${many}`;
  const tenths = Math.floor(cents / 10);
  const lead = tenths > 0 ? `${chineseNumber(tenths)}角` : hasUnits ? '零' : '';
  return lead + (cents % 10 > 0 ? `${chineseNumber(cents % 10)}分` : '');
}

function numberInWords(whole: number, language: SpokenLanguage, grouping: Grouping): string {
  if (language === 'zh') return chineseNumber(whole);
  const words = scaled(whole, scalesOf[language][grouping], belowThousand[language]);
  // Only a standalone thousand; the thousands of twenty-one thousand are unchanged.
  return language === 'id' ? words.replace(/(^|(?:juta|miliar|triliun) )satu ribu/, '$1seribu') : words;
}

type Scale = readonly [size: number, word: string];

const thousands = (one: string, two: string, three: string, four: string): readonly Scale[] => [
  [1e12, four],
  [1e9, three],
  [1e6, two],
  [1e3, one],
];
const lakhs = (thousand: string, lakh: string, crore: string): readonly Scale[] => [
  [1e7, crore],
  [1e5, lakh],
  [1e3, thousand],
];

type Spaced = Exclude<SpokenLanguage, 'zh'>;

const indonesian = thousands('ribu', 'juta', 'miliar', 'triliun');
const scalesOf: Readonly<Record<Spaced, Readonly<Record<Grouping, readonly Scale[]>>>> = {
  en: {
    three: thousands('thousand', 'million', 'billion', 'trillion'),
    lakh: lakhs('thousand', 'lakh', 'crore'),
  },
  hi: {
    three: thousands('हज़ार', 'मिलियन', 'बिलियन', 'ट्रिलियन'),
    lakh: lakhs('हज़ार', 'लाख', 'करोड़'),
  },
  // Indonesian does not count in lakhs.
  id: { three: indonesian, lakh: indonesian },
};

/** The largest scale first; the count of a scale may itself have scales (a lakh of crores). */
function scaled(whole: number, scales: readonly Scale[], below: (rest: number) => string): string {
  const scale = scales.find(([size]) => whole >= size);
  if (scale === undefined) return below(whole);
  const [size, word] = scale;
  const rest = whole % size;
  const head = `${scaled((whole - rest) / size, scales, below)} ${word}`;
  return rest === 0 ? head : `${head} ${scaled(rest, scales, below)}`;
}

const split = (words: string) => words.split(' ');
const englishSmall = split(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const englishTens = split('- - twenty thirty forty fifty sixty seventy eighty ninety');
const indonesianSmall = split('nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas');

const at = (words: readonly string[], index: number): string => words[index] ?? '';
const hundreds = (count: number, hundred: string, rest: number, below: (rest: number) => string) =>
  rest === 0 ? `${below(count)} ${hundred}` : `${below(count)} ${hundred} ${below(rest)}`;

function belowHundredEnglish(rest: number): string {
  if (rest < 20) return at(englishSmall, rest);
  const ten = at(englishTens, Math.floor(rest / 10));
  return rest % 10 === 0 ? ten : `${ten}-${at(englishSmall, rest % 10)}`;
}

function belowHundredIndonesian(rest: number): string {
  if (rest < 12) return at(indonesianSmall, rest);
  if (rest < 20) return `${at(indonesianSmall, rest - 10)} belas`;
  const tens = `${at(indonesianSmall, Math.floor(rest / 10))} puluh`;
  return rest % 10 === 0 ? tens : `${tens} ${at(indonesianSmall, rest % 10)}`;
}

const withHundreds = (hundred: string, below: (rest: number) => string) => (rest: number) =>
  rest < 100 ? below(rest) : hundreds(Math.floor(rest / 100), hundred, rest % 100, below);

const belowThousand: Readonly<Record<Spaced, (rest: number) => string>> = {
  en: withHundreds('hundred', belowHundredEnglish),
  hi: withHundreds('सौ', (rest) => at(hindiWords, rest)),
  id: (rest) => withHundreds('ratus', belowHundredIndonesian)(rest).replace('satu ratus', 'seratus'),
};
