import type { saveRecord } from '@clearloan/bookkeeping/contract';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import type { RequestFor } from '../../platform/context/request-context';
import { hasPicture } from '../pictures/pictures';
import { findAccount } from './accounts';
import { mostOfMoney } from './amounts';

type RecordRequest = RequestFor<typeof saveRecord>;

/** The purpose of receipt pictures. */
export const recordPicture = 'record';

/** Rejects an invalid record of this borrower with 1001 and the field. */
export async function checkRecord(borrowerId: string, record: RecordRequest): Promise<void> {
  if (record.amount < 1 || record.amount > mostOfMoney) throw wrong('amount');
  if (record.record_date < '1970-01-01' || record.record_date > '2999-12-31') throw wrong('record_date');
  if ((await findAccount(borrowerId, record.account_id)) === undefined) throw wrong('account_id');
  await checkTarget(borrowerId, record);
  await checkPicture(borrowerId, record.img_url);
}

/**
 * Only a transfer has a target: another account of the same borrower. It has no category, because it is neither income nor
 * spending.
 */
async function checkTarget(borrowerId: string, record: RecordRequest): Promise<void> {
  const { book_type, account_id, to_account_id, category_id } = record;
  if (book_type !== 'transfer') {
    if (to_account_id !== undefined) throw wrong('to_account_id');
    return;
  }
  if (category_id !== undefined) throw wrong('category_id');
  const isOther = to_account_id !== undefined && to_account_id !== account_id;
  if (!isOther || (await findAccount(borrowerId, to_account_id)) === undefined) throw wrong('to_account_id');
}

async function checkPicture(borrowerId: string, path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const imageId = path.slice(path.lastIndexOf('/') + 1);
  if (!(await hasPicture(borrowerId, imageId, recordPicture))) throw wrong('img_url');
}

const wrong = (field: string) => refuse(codes.badInput, msg`Check this entry.`, { field });
