import { indiaRules } from './india';
import { indonesiaRules } from './indonesia';
import type { MarketRules } from './market-rules';

/** The laws of all supported markets; the fictional sample market has none. A new market is one more file. */
export const marketRules = {
  sample: { market: 'sample' },
  india: indiaRules,
  indonesia: indonesiaRules,
} as const satisfies Readonly<Record<string, MarketRules>>;
