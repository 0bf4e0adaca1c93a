import { playPolicy } from '../play-policy';
import type { LegalApr, MarketRules } from '../market-rules';
import {
  circular245,
  conduct2025,
  credit2025,
  digitalLending2025,
  keyFacts2024,
  notification11,
  penalCharges2023,
} from './sources';

const keyFacts: LegalApr = { method: 'nominal', places: 2, tax: 'counts', chargesOfOthers: 'count' };

export const indiaRules: MarketRules = {
  market: 'india',
  dailyBenefit: [],
  lateFeePerDay: [],
  rateCaps: [],
  lateFeePerMonth: [],
  lateFeeInterest: [
    { from: '2024-04-01', value: 'forbidden', source: penalCharges2023 },
    {
      from: '2025-11-28',
      value: 'forbidden',
      source: conduct2025,
      note: 'paragraph 30: on the late amount only, no interest on it and no charge on a charge; “reasonable”, without a cap',
    },
  ],
  wholeCost: [],
  penaltyTax: [
    { from: '2017-07-01', value: '18', source: notification11, note: '9 % and 9 %' },
    {
      from: '2025-01-28',
      value: '0',
      source: circular245,
      note: 'none on penal charges of regulated entities',
    },
  ],
  interestTax: [],
  apr: [
    { from: '2024-10-01', value: keyFacts, source: keyFacts2024 },
    {
      from: '2025-11-28',
      value: keyFacts,
      source: conduct2025,
      note: 'paragraphs 6 and 29: all charges of the credit, with insurance, legal charges and whatever else is collected for others',
    },
  ],
  coolingOffDays: [
    { from: '2025-05-08', value: 1, source: digitalLending2025, note: 'at least one day' },
    { from: '2025-11-28', value: 1, source: credit2025, note: 'as before' },
  ],
  prepayFee: [
    {
      from: '2026-01-01',
      value: 'ifFixedRate',
      source: conduct2025,
      note: 'paragraph 34: none on floating rates of individuals, in part or in full, whatever pays it; else on the amount prepaid',
    },
  ],
  partPayments: [
    {
      from: '2025-11-28',
      value: 'ifFloatingRate',
      source: conduct2025,
      note: 'paragraph 31: equal instalments at a floating rate may be prepaid in part or in full at any point',
    },
  ],
  borrower: [],
  shortestDays: [playPolicy],
};
