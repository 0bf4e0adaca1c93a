import type { Source } from '../source';

export const mc14of2025 = {
  title:
    'Recalibrated Ceilings on Interest Rates and Other Fees Charged by Financing Companies and Lending Companies',
  number: 'SEC Memorandum Circular 14, Series of 2025',
  date: '2025-12-10',
  link: 'https://www.sec.gov.ph/',
} satisfies Source;
