/** How a market groups digits: 1,234,567 or 12,34,567. */
export type Grouping = 'three' | 'lakh';

/**
 * Groups integer digits: in threes, or (lakh) the last three and then pairs. A regular expression would rescan the rest
 * for each digit.
 */
export function groupDigits(digits: string, separator: string, grouping: Grouping = 'three'): string {
  const size = grouping === 'three' ? 3 : 2;
  const end = digits.length - 3;
  if (end <= 0) return digits;
  const groups: string[] = [];
  for (let from = end % size === 0 ? 0 : (end % size) - size; from < end; from += size)
    groups.push(digits.slice(Math.max(from, 0), from + size));
  return [...groups, digits.slice(end)].join(separator);
}
