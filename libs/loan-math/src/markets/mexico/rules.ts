import { playPolicy } from '../play-policy';
import type { MarketRules } from '../market-rules';
import { circular21of2009, vatAct } from './sources';

/** Consumer loans of banks and other financial companies. No law limits their rates. */
export const mexicoRules: MarketRules = {
  market: 'mexico',
  dailyBenefit: [],
  lateFeePerDay: [],
  rateCaps: [],
  lateFeePerMonth: [],
  lateFeeInterest: [],
  wholeCost: [],
  penaltyTax: [],
  interestTax: [
    {
      from: '2010-01-01',
      value: '16',
      source: vatAct,
      note: 'of all interest, as article 18 says; of the interest above inflation if a bank lends (article 18-A)',
    },
  ],
  apr: [
    {
      from: '2009-11-01',
      value: { method: 'effective', places: 1, tax: 'leftOut', chargesOfOthers: 'count' },
      source: circular21of2009,
      note: 'Costo Anual Total, “sin IVA”',
    },
  ],
  coolingOffDays: [],
  prepayFee: [],
  partPayments: [],
  borrower: [],
  shortestDays: [playPolicy],
};
