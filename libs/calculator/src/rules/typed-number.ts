/** What somebody typed or pasted, as plain digits with a point; or why it is no number. */
export type TypedNumber =
  | { readonly is: 'number'; readonly plain: string; readonly isRead: boolean }
  | { readonly is: 'empty' | 'letters' | 'negative' | 'unclear' };

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** Signs of money and words for currencies that may be pasted along say nothing about the number. */
const signs = /[\p{Sc}%]/gu;
/** With the sign before it: Safari before 16.4 cannot look behind. */
const words = /(^|\P{L})(?:rp|rs|idr|inr|usd|cny|rmb)(?!\p{L})\.?/giu;

/**
 * Reads `15000`, `15,000.50`, `₹1,00,000.00` and `1.000.000,00` alike. Where one separator alone could be either, three
 * digits behind it are a group. `isRead` says that it was not written in the market's own way, so that the reading is
 * worth saying aloud.
 */
export function readTypedNumber(typed: string, { group, decimal }: Separators): TypedNumber {
  const text = typed
    .normalize('NFKC')
    .replace(signs, '')
    .replace(words, '$1')
    .replace(/[\s'’_]/gu, '');
  if (text === '') return { is: 'empty' };
  if (/^[-−]/u.test(text)) return { is: 'negative' };
  if (!/^\+?[\d.,]+$/.test(text)) return { is: 'letters' };
  const digits = text.replace('+', '');
  const point = pointOf(digits, { group, decimal });
  if (point === undefined) return { is: 'unclear' };
  const whole = digits.slice(0, point.at).replace(/[.,]/g, '');
  const fraction = digits.slice(point.at + 1);
  if (whole === '' && fraction === '') return { is: 'unclear' };
  const plain = `${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
  return { is: 'number', plain, isRead: !isOwn(digits, { group, decimal }) };
}

/** Where the decimals begin; past the end when there are none. */
function pointOf(digits: string, { group, decimal }: Separators): { at: number } | undefined {
  const none = { at: digits.length };
  const marks = [...digits.matchAll(/[.,]/g)].map((match) => ({ sign: match[0], at: match.index }));
  const last = marks.at(-1);
  if (last === undefined) return none;
  const others = marks.slice(0, -1);
  const isMixed = others.some(({ sign }) => sign !== last.sign);
  // 1.000.000,00: what comes last and differs from the rest parts the decimals.
  if (isMixed) return others.every(({ sign }) => sign !== last.sign) ? { at: last.at } : undefined;
  if (others.length > 0) return none;
  const behind = digits.length - last.at - 1;
  if (last.sign === group && behind === 3) return none;
  if (last.sign === decimal && behind !== 3) return { at: last.at };
  return behind === 3 ? none : { at: last.at };
}

/** Plain digits, or grouped and pointed the way the market writes: groups of three, or of two before the last three. */
function isOwn(digits: string, { group, decimal }: Separators): boolean {
  const g = `\\${group}`;
  const form = new RegExp(`^(?:\\d+|\\d{1,3}(?:${g}\\d{3})+)(?:\\${decimal}\\d*)?$`);
  return form.test(digits) && !new RegExp(`^\\d{1,3}\\${decimal}\\d{3}$`).test(digits);
}
