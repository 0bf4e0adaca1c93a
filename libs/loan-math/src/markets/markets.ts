import { indiaRules } from './india';
import { indonesiaRules } from './indonesia';
import type { MarketRules } from './market-rules';

/** The law of every market there is; the invented sample market has none. A new market is one more file. */
export const marketRules = {
  sample: { market: 'sample' },
  india: indiaRules,
  indonesia: indonesiaRules,
} as const satisfies Readonly<Record<string, MarketRules>>;
