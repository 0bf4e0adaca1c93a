import { indiaRules } from './india/rules';
import { indonesiaRules } from './indonesia/rules';
import { mexicoRules } from './mexico/rules';
import { philippinesRules } from './philippines/rules';
import { sampleRules, type MarketRules } from './market-rules';

/** The laws of all supported markets; the fictional sample market has none. A new market is one more folder. */
export const marketRules = {
  sample: sampleRules,
  india: indiaRules,
  indonesia: indonesiaRules,
  philippines: philippinesRules,
  mexico: mexicoRules,
} as const satisfies Readonly<Record<string, MarketRules>>;
