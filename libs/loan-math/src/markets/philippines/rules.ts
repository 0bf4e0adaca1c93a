import { playPolicy } from '../play-policy';
import type { MarketRules } from '../market-rules';
import { mc14of2025 } from './sources';

/** Unsecured loans of at most 10 000 pesos and four months. */
const small = { upToPrincipal: 1_000_000, upToMonths: 4 };

/** Loans of financing and lending companies. */
export const philippinesRules: MarketRules = {
  market: 'philippines',
  dailyBenefit: [],
  lateFeePerDay: [],
  rateCaps: [
    {
      from: '2026-04-01',
      value: [
        { ...small, measure: 'nominal', percentPerMonth: '6' },
        { ...small, measure: 'effective', percentPerMonth: '12' },
      ],
      source: mc14of2025,
    },
  ],
  lateFeePerMonth: [{ from: '2026-04-01', value: { ...small, percentPerMonth: '5' }, source: mc14of2025 }],
  lateFeeInterest: [],
  wholeCost: [{ from: '2026-04-01', value: '100', source: mc14of2025, only: small }],
  penaltyTax: [],
  interestTax: [],
  apr: [],
  coolingOffDays: [],
  prepayFee: [],
  partPayments: [],
  borrower: [],
  shortestDays: [playPolicy],
};
