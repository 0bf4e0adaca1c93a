/** The words and signs of the currencies that people write beside amounts, behind their ISO codes. */
const names = `CNY ¥ ￥ 元 圆 人民币 rmb yuan cn¥ rmb¥
INR ₹ rs re rupee rupees रु रू रुपये
IDR rp rupiah
USD $ us$ dollar dollars 美元
EUR € euro
GBP £
JPY 円 日元 jp¥
BRL r$
KES ksh kshs
NGN ₦ naira
HKD hk$ 港币 港元
TRY ₺ tl
PLN zł zl
CZK kč
HUF ft
RON lei
CHF fr sfr
RUB ₽ руб
UAH ₴ грн
MYR rm
SGD s$
THB ฿ baht
PHP ₱
VND ₫ đ
KRW ₩
BDT ৳ tk
GHS ₵ gh₵
XOF cfa fcfa
MAD dh`;

const codeByName: ReadonlyMap<string, string> = new Map(
  names.split('\n').flatMap((line) => {
    const [code = '', ...words] = line.split(' ');
    return words.map((word) => [word, code] as const);
  }),
);

let isoNames: Intl.DisplayNames | undefined;

/** Whether three letters are the code of a currency. */
function isCode(letters: string): boolean {
  isoNames ??= new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });
  return /^[A-Z]{3}$/.test(letters) && isoNames.of(letters) !== undefined;
}

/** The ISO code that a word names, such as `usd`, `RMB` or `₹`; undefined for another word. */
export function currencyNamed(word: string): string | undefined {
  const plain = word.trim().toLowerCase().replace(/\.$/, '');
  const upper = plain.toUpperCase();
  return codeByName.get(plain) ?? (isCode(upper) ? upper : undefined);
}

const token = /[a-z]*[\p{Sc}￥]|[\p{L}\p{M}]+/giu;

/** The currency beside the digits of an amount, and the amount without it. */
export function splitCurrency(cell: string): {
  readonly currency: string | undefined;
  readonly rest: string;
} {
  // Most amounts of a long table have no letters at all.
  if (/^[\d\s.,+-]*$/.test(cell)) return { currency: undefined, rest: cell };
  for (const [word] of cell.matchAll(token)) {
    const currency = currencyNamed(word);
    if (currency !== undefined) return { currency, rest: cell.replace(word, ' ').trim() };
  }
  return { currency: undefined, rest: cell };
}

/** The currency that a heading names: `Amount (USD)`, `Amount INR`, `金额(元)`, `人民币金额`. */
export function currencyOfHeading(heading: string): string | undefined {
  for (const [word] of heading.matchAll(token)) {
    // A word such as `all` is a currency's code too, in capitals only.
    const isMeant = /^[A-Z]{3}$/.test(word) || /[^a-z]/i.test(word) || /^(?:rs|rp|rmb)$/i.test(word);
    const currency = isMeant ? currencyNamed(word) : undefined;
    if (currency !== undefined) return currency;
  }
  return /人民币/.test(heading) ? 'CNY' : /美元/.test(heading) ? 'USD' : undefined;
}
