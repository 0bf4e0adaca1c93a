import { unless, unlessSame } from '@clearloan/api-client/declare';
import { deleteRecord, recordInfo, recordList } from '@clearloan/bookkeeping/contract';
import { deleteSavedLoan, savedLoanList } from '@clearloan/calculator/contract';
import { closeReminder, deleteReminder, reminderInfo, reminderList } from '@clearloan/reminders/contract';
import type { Suite } from '../harness/suite';

/** The borrower deletes the records; other devices receive the deletions. */
export async function tidyUp({ check, ask, hold, made, now, today }: Suite): Promise<void> {
  const { recordIds = [], reminderId, loanId } = made;
  const [record_id, ...others] = recordIds;
  if (record_id !== undefined) {
    await check(deleteRecord, { record_id, updated_at: now() });
    const listed = await ask(recordList, { month: today().slice(0, 7), pageNum: 1, pageSize: 20 });
    const ids = listed?.list.map((each) => each.record_id).sort();
    hold(recordList, 'does not list deleted items', unlessSame('data.list', [...others].sort(), ids));
    const gone = await ask(recordInfo, { record_id });
    hold(
      recordInfo,
      'marks deleted items',
      unless(gone === undefined || gone.deleted, 'data.deleted', 'true', gone?.deleted),
    );
  }
  if (reminderId !== undefined) {
    await check(closeReminder, { id: reminderId, updated_at: now() });
    const silent = await ask(reminderInfo, { id: reminderId });
    hold(closeReminder, 'turns the alert off', unlessSame('data.bell', undefined, silent?.bell));
    await check(deleteReminder, { id: reminderId, updated_at: now() });
    const listed = await ask(reminderList, { status: 'all' });
    const kept = listed?.list.filter(({ id, deleted }) => id === reminderId && !deleted) ?? [];
    hold(deleteReminder, 'does not list deleted items', unlessSame('data.list', 0, kept.length));
  }
  if (loanId !== undefined) {
    await check(deleteSavedLoan, { loanId });
    const listed = await ask(savedLoanList, {});
    hold(deleteSavedLoan, 'does not list deleted items', unlessSame('data.list', [], listed?.list));
  }
}
