import { defaultHeaderPairs } from '@clearloan/api-client';
import { sampleMarket } from '@clearloan/formatting';

/** What a lender changes to make the app its own. */
export const configuration = {
  /** Every call's path goes behind it. */
  prefix: '/api',
  headerPairs: defaultHeaderPairs,
  market: sampleMarket,
} as const;
