import type { Source } from '../source';

export const notification11 = {
  title: 'Rates of services, and the same of the States',
  number: 'Notification 11/2017-Central Tax (Rate)',
  date: '2017-06-28',
  link: 'https://cbic-gst.gov.in/',
} satisfies Source;

export const circular245 = {
  title: 'Clarifications regarding applicability of GST on certain services',
  number: 'CBIC Circular 245/02/2025-GST',
  date: '2025-01-28',
  link: 'https://taxinformation.cbic.gov.in/',
} satisfies Source;

/** There is one per kind of lender, with the same rules; this one is for non-banking financial companies. */
export const conduct2025 = {
  title:
    'Reserve Bank of India (Non-Banking Financial Companies – Responsible Business Conduct) Directions, 2025, as updated on 1 July 2026',
  number: 'RBI/DOR/2025-26/362',
  date: '2025-11-28',
  link: 'https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx?id=12931',
  readOn: '2026-11-27',
} satisfies Source;

/** Its third chapter is about digital lending. */
export const credit2025 = {
  title: 'Reserve Bank of India (Non-Banking Financial Companies – Credit Facilities) Directions, 2025',
  number: 'RBI/DOR/2025-26/347',
  date: '2025-11-28',
  link: 'https://www.rbi.org.in/',
} satisfies Source;

export const penalCharges2023 = {
  title: 'Fair Lending Practice – Penal Charges in Loan Accounts',
  number: 'RBI/2023-24/53',
  date: '2023-08-18',
  link: 'https://www.rbi.org.in/',
  supersededBy: conduct2025,
} satisfies Source;

export const keyFacts2024 = {
  title: 'Key Facts Statement (KFS) for Loans & Advances',
  number: 'RBI/2024-25/18',
  date: '2024-04-15',
  link: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12663&Mode=0',
  supersededBy: conduct2025,
} satisfies Source;

export const digitalLending2025 = {
  title: 'Reserve Bank of India (Digital Lending) Directions, 2025',
  number: 'RBI/2025-26/36',
  date: '2025-05-08',
  link: 'https://www.rbi.org.in/',
  supersededBy: credit2025,
} satisfies Source;
