import type { MarketRules } from './market-rules';

/** Consumer loans of online lenders (LPBBTI). */
export const indonesiaRules: MarketRules = {
  market: 'indonesia',
  dailyBenefit: [
    {
      from: '2024-01-01',
      value: [{ upToMonths: 12, percentPerDay: '0.3' }],
      source: 'SEOJK 19/SEOJK.06/2023: consumer loans of up to a year, 2024',
    },
    {
      from: '2025-01-01',
      value: [
        { upToMonths: 6, percentPerDay: '0.3' },
        { upToMonths: Infinity, percentPerDay: '0.2' },
      ],
      source: 'OJK, announcement of 31 December 2024 on the benefit of LPBBTI from 1 January 2025',
    },
  ],
  lateFeePerDay: [
    { from: '2024-01-01', value: '0.3', source: 'SEOJK 19/SEOJK.06/2023: late fee, 2024' },
    { from: '2025-01-01', value: '0.2', source: 'SEOJK 19/SEOJK.06/2023: late fee, 2025' },
    { from: '2026-01-01', value: '0.1', source: 'SEOJK 19/SEOJK.06/2023: late fee, 2026' },
  ],
  wholeCost: [
    {
      from: '2024-01-01',
      value: '100',
      source: 'SEOJK 19/SEOJK.06/2023: all benefit and late fees at most the principal',
    },
  ],
  shortestDays: [
    { from: '2019-08-01', value: 61, source: 'Google Play, Financial Services policy: personal loans' },
  ],
};
