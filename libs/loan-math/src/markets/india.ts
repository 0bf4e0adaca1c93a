import type { MarketRules } from './market-rules';

export const indiaRules: MarketRules = {
  market: 'india',
  penaltyTax: [
    { from: '2017-07-01', value: '18', source: 'CGST rate schedule: financial services' },
    {
      from: '2025-01-28',
      value: '0',
      source: 'CBIC Circular 245/02/2025-GST, 28 January 2025: no GST on penal charges of regulated entities',
    },
  ],
  coolingOffDays: [
    {
      from: '2025-05-08',
      value: 1,
      source: 'RBI (Digital Lending) Directions, 2025, RBI/2025-26/36: at least one day',
    },
  ],
  prepayFee: [
    {
      from: '2026-01-01',
      value: 'ifFixedRate',
      source:
        'RBI (Pre-payment Charges on Loans) Directions, 2025: none on floating-rate loans of individuals',
    },
  ],
  shortestDays: [
    { from: '2019-08-01', value: 61, source: 'Google Play, Financial Services policy: personal loans' },
  ],
};
