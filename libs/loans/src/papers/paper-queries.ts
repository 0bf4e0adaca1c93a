import { useRead } from '@clearloan/api-client';
import { closingLetter, yearlyStatement } from '../contract/statement';

/** The lender's word that nothing is owed any more. */
export const useClosingLetter = (orderId: string) => useRead(closingLetter, { orderId });
/** The postings of a year; without one the newest. */
export const useStatement = (orderId: string, year: number | undefined) =>
  useRead(yearlyStatement, { orderId, year }, { keepLast: true });
