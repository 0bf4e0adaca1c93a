import { useRead } from '@clearloan/api-client';
import { closingLetter, yearlyStatement } from '../contract/statement';

/** The lender's certificate that nothing is owed any more. */
export const useClosingLetter = (orderId: string) => useRead(closingLetter, { orderId });
/** The postings of a year; the latest by default. */
export const useStatement = (orderId: string, year: number | undefined) =>
  useRead(yearlyStatement, { orderId, year }, { keepLast: true });
