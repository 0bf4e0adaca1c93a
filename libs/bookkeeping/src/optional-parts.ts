import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import {
  accountBalances,
  accountList,
  budgetList,
  categoryList,
  deleteRecord,
  recordInfo,
  recordList,
  saveAccount,
  saveBudget,
  saveRecord,
  statistics,
  uploadRecordImage,
} from './contract';

/** What a lender may leave out. */
export const optionalParts: Readonly<Record<'bookkeeping', OptionalPart>> = {
  bookkeeping: {
    calls: [
      ...[accountBalances, accountList, saveAccount, budgetList, saveBudget, categoryList],
      ...[recordList, recordInfo, saveRecord, deleteRecord, statistics, uploadRecordImage],
    ],
    screens: [routePatterns.bookkeeping],
  },
};
