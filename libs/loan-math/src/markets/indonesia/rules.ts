import { playPolicy } from '../play-policy';
import type { MarketRules } from '../market-rules';
import { announcement2024, seojk19of2023, seojk19of2025 } from './sources';

const benefit2025 = [
  { upToMonths: 6, percentPerDay: '0.3' },
  { upToMonths: Infinity, percentPerDay: '0.2' },
];

/** Consumer loans of online lenders (LPBBTI). */
export const indonesiaRules: MarketRules = {
  market: 'indonesia',
  dailyBenefit: [
    { from: '2024-01-01', value: [{ upToMonths: 12, percentPerDay: '0.3' }], source: seojk19of2023 },
    { from: '2025-01-01', value: benefit2025, source: announcement2024 },
    { from: '2025-07-31', value: benefit2025, source: seojk19of2025, note: 'as before' },
  ],
  lateFeePerDay: [
    { from: '2024-01-01', value: '0.3', source: seojk19of2023 },
    { from: '2025-01-01', value: '0.2', source: seojk19of2023 },
    { from: '2025-07-31', value: '0.2', source: seojk19of2025, note: 'as before' },
    { from: '2026-01-01', value: '0.1', source: seojk19of2025, note: `as in ${seojk19of2023.number}` },
  ],
  wholeCost: [
    { from: '2024-01-01', value: '100', source: seojk19of2023 },
    { from: '2025-07-31', value: '100', source: seojk19of2025, note: 'as before' },
  ],
  shortestDays: [playPolicy],
};
