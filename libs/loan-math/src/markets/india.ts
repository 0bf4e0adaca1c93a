import { type Source, playPolicy, type LegalApr, type MarketRules } from './market-rules';

const notification11 = {
  title: 'Rates of services, and the same of the States',
  number: 'Notification 11/2017-Central Tax (Rate)',
  date: '2017-06-28',
  link: 'https://cbic-gst.gov.in/',
} satisfies Source;

const circular245 = {
  title: 'Clarifications regarding applicability of GST on certain services',
  number: 'CBIC Circular 245/02/2025-GST',
  date: '2025-01-28',
  link: 'https://taxinformation.cbic.gov.in/',
} satisfies Source;

/** There is one per kind of lender, with the same rules; this one is for non-banking financial companies. */
const conduct2025 = {
  title:
    'Reserve Bank of India (Non-Banking Financial Companies – Responsible Business Conduct) Directions, 2025, as updated on 1 July 2026',
  number: 'RBI/DOR/2025-26/362',
  date: '2025-11-28',
  link: 'https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx?id=12931',
  readOn: '2026-11-27',
} satisfies Source;

/** Its third chapter is about digital lending. */
const credit2025 = {
  title: 'Reserve Bank of India (Non-Banking Financial Companies – Credit Facilities) Directions, 2025',
  number: 'RBI/DOR/2025-26/347',
  date: '2025-11-28',
  link: 'https://www.rbi.org.in/',
} satisfies Source;

const penalCharges2023 = {
  title: 'Fair Lending Practice – Penal Charges in Loan Accounts',
  number: 'RBI/2023-24/53',
  date: '2023-08-18',
  link: 'https://www.rbi.org.in/',
  supersededBy: conduct2025,
} satisfies Source;

const keyFacts2024 = {
  title: 'Key Facts Statement (KFS) for Loans & Advances',
  number: 'RBI/2024-25/18',
  date: '2024-04-15',
  link: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12663&Mode=0',
  supersededBy: conduct2025,
} satisfies Source;

const digitalLending2025 = {
  title: 'Reserve Bank of India (Digital Lending) Directions, 2025',
  number: 'RBI/2025-26/36',
  date: '2025-05-08',
  link: 'https://www.rbi.org.in/',
  supersededBy: credit2025,
} satisfies Source;

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
