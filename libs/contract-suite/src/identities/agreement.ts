import { moneyText, unless, type Fault } from '@clearloan/api-client/declare';

/** Separators inside a number: points, commas, apostrophes and spaces that break no line. */
const numbers = /\d(?:[\d.,'’\u00a0\u202f]*\d)?/g;

/** The digits of each number in an agreement: `₹1,23,456.00` gives `12345600`. */
function digitsIn(html: string): ReadonlySet<string> {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;|&#160;/g, '\u00a0');
  return new Set([...text.matchAll(numbers)].map(([number]) => number.replace(/\D/g, '')));
}

/** @param amounts in minor units, by what they are */
export function agreementFaults(html: string, amounts: Readonly<Record<string, number>>): Fault[] {
  const found = digitsIn(html);
  return Object.entries(amounts).flatMap(([what, minor]) => {
    const isNamed = found.has(String(minor)) || (minor % 100 === 0 && found.has(String(minor / 100)));
    return unless(
      isNamed,
      'data.html',
      `"${moneyText(minor)}" (${what}) in the text`,
      'text without this amount',
    );
  });
}
