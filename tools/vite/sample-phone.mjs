import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const market = join(import.meta.dirname, '../../libs/formatting/src/sample-market.ts');

/** How a market's file says that a phone number begins and looks. A field that shows another would be worse than none. */
export function phoneOf(file) {
  const found = /\bphone: \{.*?\bcountryCode: '([^'<>"&]+)'.*?\bexample: '([^'<>"&]+)'/s.exec(file);
  if (found === null) throw new Error('The market does not say what a phone number looks like.');
  const [, countryCode, example] = found;
  return { countryCode, example };
}

/** Of the market that the built page shows; a brand of another one changes it (apps/sandbox/src/brand/dress.ts). */
export const samplePhone = phoneOf(readFileSync(market, 'utf8'));
