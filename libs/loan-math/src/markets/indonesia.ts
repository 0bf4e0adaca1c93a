import { type Source, playPolicy, type MarketRules } from './market-rules';

/** On POJK 40/2024. Of this text only the summary of OJK itself was read. */
const seojk19of2025 = {
  title: 'Penyelenggaraan LPBBTI',
  number: 'SEOJK 19/SEOJK.06/2025',
  date: '2025-07-31',
  link: 'https://ojk.go.id/id/regulasi/Pages/SEOJK-19-SEOJK06-2025-Penyelenggaraan-LPBBTI.aspx',
} satisfies Source;

const seojk19of2023 = {
  title: 'Penyelenggaraan LPBBTI',
  number: 'SEOJK 19/SEOJK.06/2023',
  date: '2023-11-08',
  link: 'https://ojk.go.id/',
  supersededBy: seojk19of2025,
} satisfies Source;

const announcement2024 = {
  title: 'Adjustment of Economic Benefit Limits and Strengthening Regulations on Online Lending',
  number: 'OJK announcement',
  date: '2024-12-31',
  link: 'https://iru.ojk.go.id/iru/policy/detailpolicy/13248/',
  readOn: '2026-11-27',
  supersededBy: seojk19of2025,
} satisfies Source;

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
    {
      from: '2025-07-31',
      value: benefit2025,
      source: seojk19of2025,
      note: 'XIV: interest, administration and other costs, also of others; not late fees, certified signatures and tax',
    },
  ],
  lateFeePerDay: [
    { from: '2024-01-01', value: '0.3', source: seojk19of2023 },
    { from: '2025-01-01', value: '0.2', source: seojk19of2023 },
    { from: '2025-07-31', value: '0.2', source: seojk19of2025, note: 'as in SEOJK 19/SEOJK.06/2023' },
    {
      from: '2026-01-01',
      value: '0.1',
      source: seojk19of2025,
      note: 'the step of SEOJK 19/SEOJK.06/2023; by reports the new limits are those of the benefit, which are higher',
    },
  ],
  rateCaps: [],
  lateFeePerMonth: [],
  lateFeeInterest: [],
  wholeCost: [
    { from: '2024-01-01', value: '100', source: seojk19of2023 },
    { from: '2025-07-31', value: '100', source: seojk19of2025, note: 'as before' },
  ],
  penaltyTax: [],
  interestTax: [],
  apr: [],
  coolingOffDays: [],
  prepayFee: [],
  partPayments: [],
  borrower: [
    {
      from: '2025-07-31',
      value: { ageFrom: 18, monthlyIncome: 300_000_000 },
      source: seojk19of2025,
      note: 'gross income of Rp3,000,000 a month; younger if married; reports name a transition until 1 January 2026',
    },
  ],
  shortestDays: [playPolicy],
};
