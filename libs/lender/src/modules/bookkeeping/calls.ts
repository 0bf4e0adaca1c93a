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
} from '@clearloan/bookkeeping/contract';
import { defineHandler, defineUploadHandler, type Call } from '../../platform/context/define-handler';
import type { UploadHandler } from '../../platform/context/request-context';
import type { PictureService } from '../pictures/pictures';
import { showBalances } from './account-balances';
import { keepAccount, listAccounts } from './accounts';
import { keepBudget, listBudgets } from './budgets';
import { listCategories } from './categories';
import { recordPicture } from './check-record';
import { keepRecord, listRecords, removeRecord, showRecord } from './records';
import { showStatistics } from './statistics';

const takePicture =
  (transaction: PictureService): UploadHandler<typeof uploadRecordImage> =>
  async ({ borrower: { borrowerId }, request: { file } }) => ({
    img_url: (await transaction.take(borrowerId, { file, purpose: recordPicture })).url,
  });

/** The endpoints of the borrower's own bookkeeping. No money moves here. */
export const bookkeepingCalls = (transaction: PictureService): readonly Call[] => [
  defineHandler(recordList, listRecords),
  defineHandler(saveRecord, keepRecord),
  defineUploadHandler(uploadRecordImage, takePicture(transaction)),
  defineHandler(statistics, showStatistics),
  defineHandler(deleteRecord, removeRecord),
  defineHandler(categoryList, listCategories),
  defineHandler(recordInfo, showRecord),
  defineHandler(accountBalances, showBalances),
  defineHandler(saveAccount, keepAccount),
  defineHandler(accountList, listAccounts),
  defineHandler(saveBudget, keepBudget),
  defineHandler(budgetList, listBudgets),
];
