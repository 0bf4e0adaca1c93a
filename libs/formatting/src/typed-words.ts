/** The words that people type beside a number in the supported markets, in lower case and without a trailing dot. */

/** How a region formats numbers. */
export interface NumberForm {
  readonly group: string;
  readonly decimal: string;
  readonly grouping: 'three' | 'lakh';
}

const rupiah: NumberForm = { group: '.', decimal: ',', grouping: 'three' };
const rupees: NumberForm = { group: ',', decimal: '.', grouping: 'lakh' };
const dollars: NumberForm = { group: ',', decimal: '.', grouping: 'three' };

/** Words and symbols of a currency, by its number format. */
const currencies: readonly (readonly [NumberForm, string])[] = [
  [rupiah, 'rp idr rupiah'],
  [rupees, '₹ rs re inr rupee rupees ₨ रु रू रुपये रुपए रुपया रुपयों रूपये'],
  [dollars, '$ us$ usd dollar dollars dolar ¥ 元 圆 圓 块 人民币 人民幣 rmb cny yuan cn¥ rmb¥ 美元'],
];

export const formOfCurrency: ReadonlyMap<string, NumberForm> = new Map(
  currencies.flatMap(([form, words]) => words.split(' ').map((word) => [word, form] as const)),
);

/**
 * Multiplier words, as powers of ten. Not included: `m` (a million in English, a milliard in Indonesian) and `l`. `k`
 * and `cr` are included although they are also credit marks: see `creditWords`.
 */
export const powerOfWord: ReadonlyMap<string, number> = new Map(
  Object.entries({
    3: 'k rb ribu thousand हजार हज़ार 千',
    4: '万 萬',
    5: 'lakh lakhs lac lacs लाख',
    6: 'jt juta million 百万 百萬',
    7: 'cr crore crores करोड करोड़ 千万 千萬',
    8: '亿 億',
    9: 'miliar milyar billion',
  }).flatMap(([power, words]) => words.split(' ').map((word) => [word, Number(power)] as const)),
);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Marks of bank statements, from the account's perspective: a debit is outgoing, a credit incoming. */
export const debitWords = words('dr d db debit debet 借 借方 नाम नामे निकासी');
export const creditWords = words('cr c k kr credit kredit 贷 貸 贷方 貸方 जमा');

/** What may follow a rate. */
export const percentWords = words('% ٪ percent persen प्रतिशत pa p.a');
