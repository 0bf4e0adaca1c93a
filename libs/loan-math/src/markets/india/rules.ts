import { playPolicy } from '../play-policy';
import type { MarketRules } from '../market-rules';
import { circular245, conduct2025, digitalLending2025, notification11, prepayment2025 } from './sources';

export const indiaRules: MarketRules = {
  market: 'india',
  penaltyTax: [
    { from: '2017-07-01', value: '18', source: notification11, note: '9 % and 9 %' },
    {
      from: '2025-01-28',
      value: '0',
      source: circular245,
      note: 'none on penal charges of regulated entities',
    },
  ],
  coolingOffDays: [
    { from: '2025-05-08', value: 1, source: digitalLending2025, note: 'at least one day' },
    { from: '2025-11-28', value: 1, source: conduct2025, note: 'as before' },
  ],
  prepayFee: [
    {
      from: '2026-01-01',
      value: 'ifFixedRate',
      source: conduct2025,
      note: `as ${prepayment2025.number}: none on floating-rate loans of individuals sanctioned from 1 January 2026 on`,
    },
  ],
  shortestDays: [playPolicy],
};
