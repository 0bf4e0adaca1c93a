import { type Source, playPolicy, type MarketRules } from './market-rules';

const mc14of2025 = {
  title:
    'Recalibrated Ceilings on Interest Rates and Other Fees Charged by Financing Companies and Lending Companies',
  number: 'SEC Memorandum Circular 14, Series of 2025',
  date: '2025-12-10',
  link: 'https://www.sec.gov.ph/',
} satisfies Source;

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
