import type { MarketRules } from './market-rules';

/** Consumer loans of online lenders (LPBBTI). */
export const indonesiaRules: MarketRules = {
  market: 'indonesia',
  dailyBenefit: [
    {
      from: '2024-01-01',
      value: [{ upToMonths: 12, percentPerDay: '0.3' }],
      source:
        'SEOJK 19/SEOJK.06/2023, 8 November 2023, Penyelenggaraan LPBBTI: benefit of consumer loans of up to a year, 2024',
    },
    {
      from: '2025-01-01',
      value: [
        { upToMonths: 6, percentPerDay: '0.3' },
        { upToMonths: Infinity, percentPerDay: '0.2' },
      ],
      source:
        'OJK, 31 December 2024, announcement on the daily limit of the benefit of LPBBTI from 1 January 2025, in place of the steps of SEOJK 19/SEOJK.06/2023',
    },
  ],
  lateFeePerDay: [
    {
      from: '2024-01-01',
      value: '0.3',
      source:
        'SEOJK 19/SEOJK.06/2023, 8 November 2023, Penyelenggaraan LPBBTI: late fee of consumer loans, 2024',
    },
    {
      from: '2025-01-01',
      value: '0.2',
      source:
        'SEOJK 19/SEOJK.06/2023, 8 November 2023, Penyelenggaraan LPBBTI: late fee of consumer loans, 2025',
    },
    {
      from: '2026-01-01',
      value: '0.1',
      source:
        'SEOJK 19/SEOJK.06/2023, 8 November 2023, Penyelenggaraan LPBBTI: late fee of consumer loans, 2026',
    },
  ],
  wholeCost: [
    {
      from: '2024-01-01',
      value: '100',
      source:
        'SEOJK 19/SEOJK.06/2023, 8 November 2023, Penyelenggaraan LPBBTI: all benefit and late fees at most 100 % of the loan',
    },
  ],
  shortestDays: [
    {
      from: '2019-08-01',
      value: 61,
      source:
        'Google Play Developer Policy, Financial Services, answer 9876821: no personal loan to be repaid in full in 60 days or less',
    },
  ],
};
