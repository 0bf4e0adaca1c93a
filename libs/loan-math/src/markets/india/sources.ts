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

/** One per kind of lender; they consolidate the circulars of the Reserve Bank. */
export const conduct2025 = {
  title: 'Reserve Bank of India (Responsible Business Conduct) Directions, 2025',
  number: 'RBI Directions of 28 November 2025',
  date: '2025-11-28',
  link: 'https://www.rbi.org.in/',
} satisfies Source;

const replaced = { number: conduct2025.number, from: conduct2025.date };

export const digitalLending2025 = {
  title: 'Reserve Bank of India (Digital Lending) Directions, 2025',
  number: 'RBI/2025-26/36',
  date: '2025-05-08',
  link: 'https://www.rbi.org.in/',
  supersededBy: replaced,
} satisfies Source;

export const prepayment2025 = {
  title: 'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025',
  number: 'RBI/2025-26/64',
  date: '2025-07-02',
  link: 'https://www.rbi.org.in/',
  supersededBy: replaced,
} satisfies Source;
