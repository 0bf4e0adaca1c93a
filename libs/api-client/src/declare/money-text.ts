/** An amount of money in integer minor units (cents); never a float in major units. */
export type Minor = number;

const plainDecimal = /^([+-]?)(\d+)(?:\.(\d{1,2})0*)?$/;

/** Minor units → `"1234.50"`. */
export function moneyText(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `"1234.50"` → minor units; `undefined` when it is not an amount or has too many digits for a number. */
export function minorFromText(text: string): Minor | undefined {
  const match = plainDecimal.exec(text.trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const amount = Number(whole + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return sign === '-' && amount !== 0 ? -amount : amount;
}
