import { indiaRules } from './india/rules';
import { indonesiaRules } from './indonesia/rules';
import { philippinesRules } from './philippines/rules';
import type { MarketRules } from './market-rules';

/** The laws of all supported markets; the fictional sample market has none. A new market is one more folder. */
export const marketRules = {
  sample: { market: 'sample' },
  india: indiaRules,
  indonesia: indonesiaRules,
  philippines: philippinesRules,
} as const satisfies Readonly<Record<string, MarketRules>>;
