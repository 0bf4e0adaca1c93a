/** How a market sets its digits apart: 1,234,567 or 12,34,567. */
export type Grouping = 'three' | 'lakh';

/** Groups whole digits: all in threes, or (lakh) the last three and then pairs. */
export function groupDigits(digits: string, separator: string, grouping: Grouping = 'three'): string {
  const gaps = grouping === 'three' ? /\B(?=(?:\d{3})+$)/g : /\B(?=(?:\d{2})*\d{3}$)/g;
  return digits.replace(gaps, () => separator);
}
