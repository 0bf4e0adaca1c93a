import type { MarketRules } from './market-rules';

export const indiaRules: MarketRules = {
  market: 'india',
  penaltyTax: [
    {
      from: '2017-07-01',
      value: '18',
      source:
        'Notification 11/2017-Central Tax (Rate), 28 June 2017, Rates of services, and the same of the States: 9 % and 9 %',
    },
    {
      from: '2025-01-28',
      value: '0',
      source:
        'CBIC Circular 245/02/2025-GST, 28 January 2025, Clarifications of services: no GST on penal charges of regulated entities',
    },
  ],
  coolingOffDays: [
    {
      from: '2025-05-08',
      value: 1,
      source:
        'RBI/2025-26/36, 8 May 2025, Reserve Bank of India (Digital Lending) Directions, 2025: at least one day',
    },
  ],
  prepayFee: [
    {
      from: '2026-01-01',
      value: 'ifFixedRate',
      source:
        'RBI/2025-26/64, 2 July 2025, Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025: none on floating-rate loans of individuals sanctioned from 1 January 2026 on',
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
