import { useRead, useWrite } from '@clearloan/api-client';
import {
  addSavedLoan,
  deleteSavedLoan,
  exchangeRates,
  jumpPage,
  jumpPageViewed,
  savedLoanList,
} from './contract';

/** The loans in the borrower's account; a visitor has none. */
export const useSavedLoans = (isLoggedIn: boolean) => useRead(savedLoanList, {}, { enabled: isLoggedIn });
export const useAddLoan = () => useWrite(addSavedLoan);
export const useDeleteLoan = () => useWrite(deleteSavedLoan);
export const useExchangeRates = (isOpen: boolean) => useRead(exchangeRates, {}, { enabled: isOpen });
export const useJumpPage = () => useRead(jumpPage, {});
export const useJumpViewed = () => useWrite(jumpPageViewed);
