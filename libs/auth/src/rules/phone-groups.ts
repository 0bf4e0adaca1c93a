import type { Market } from '@clearloan/formatting';

/**
 * A normalized phone number → grouped like the market's example: `+6281255500417` → `+62 812 5550 0417`. Digits beyond
 * the example join the last group; a number of another country is unchanged.
 */
export function groupedPhone(phone: string, market: Market): string {
  const national = groupedNational(phone, market);
  return national === undefined ? phone : `${market.phone.countryCode} ${national}`;
}

/** The same without the country code, for the field that already shows it; `undefined` for another country's number. */
export function groupedNational(phone: string, { phone: rule }: Market): string | undefined {
  if (!phone.startsWith(rule.countryCode)) return undefined;
  const national = phone.slice(rule.countryCode.length);
  const sizes = rule.example.split(' ').map(({ length }) => length);
  const starts = sizes.map((_, place) => sizes.slice(0, place).reduce((sum, size) => sum + size, 0));
  return starts
    .map((start, place) => national.slice(start, starts[place + 1]))
    .filter((group) => group !== '')
    .join(' ');
}
