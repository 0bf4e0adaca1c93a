import {
  accountBalances,
  accountList,
  categoryList,
  deleteRecord,
  recordInfo,
  recordList,
  saveAccount,
  saveRecord,
  statistics,
  uploadRecordImage,
} from '@clearloan/bookkeeping/contract';
import { serve, serveUpload, type Call, type UploadHandler } from '../http/serve';
import type { PictureRoom } from '../pictures/pictures';
import { showBalances } from './account-balances';
import { keepAccount, listAccounts } from './accounts';
import { listCategories } from './categories';
import { recordPicture } from './check-record';
import { keepRecord, listRecords, removeRecord, showRecord } from './records';
import { showStatistics } from './statistics';

const takePicture =
  (room: PictureRoom): UploadHandler<typeof uploadRecordImage> =>
  async ({ borrower: { borrowerId }, request: { file } }) => ({
    img_url: (await room.take(borrowerId, { file, purpose: recordPicture })).url,
  });

/** The borrower's own book. No money moves here. */
export const bookkeepingCalls = (room: PictureRoom): readonly Call[] => [
  serve(recordList, listRecords),
  serve(saveRecord, keepRecord),
  serveUpload(uploadRecordImage, takePicture(room)),
  serve(statistics, showStatistics),
  serve(deleteRecord, removeRecord),
  serve(categoryList, listCategories),
  serve(recordInfo, showRecord),
  serve(accountBalances, showBalances),
  serve(saveAccount, keepAccount),
  serve(accountList, listAccounts),
];
