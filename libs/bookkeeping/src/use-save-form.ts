import { offlineStore, type Draft, type OfflineStore } from '@clearloan/api-client/offline';
import type { Account } from './contract';
import { withChanges, withRecordChanges } from './rules/changed-fields';
import { accountDraft, accountsFrom, lists, recordDraft, recordsFrom } from './rules/local-records';
import { firstDrafts, useSaving, versionless, type RecordToSave } from './use-write-book';

type AccountToSave = Omit<Account, 'updated_at' | 'deleted'>;

interface RecordForm {
  readonly record: RecordToSave;
  readonly picture: Blob | undefined;
}

/** Saves the forms of the book: what another tab or device changed since a form was opened stays. */
export function useSaveForm() {
  const { isFull, saving } = useSaving();
  const store = offlineStore();
  return {
    isFull,
    saveRecord: (
      form: RecordForm,
      opened: RecordForm | undefined,
      first: readonly Account[],
      learnt: readonly Draft[],
    ) =>
      saving(
        presentRecord(store, form, opened).then(({ record, picture }) =>
          store.write([
            ...firstDrafts(first),
            { ...recordDraft({ ...record, ...versionless }), picture },
            ...learnt,
          ]),
        ),
      ),
    saveAccount: (account: AccountToSave, opened: AccountToSave | undefined, first: readonly Account[]) =>
      saving(
        presentAccount(store, account, opened).then((present) =>
          store.write([...firstDrafts(first), accountDraft({ ...present, ...versionless })]),
        ),
      ),
  };
}

async function presentRecord(
  store: OfflineStore,
  form: RecordForm,
  opened: RecordForm | undefined,
): Promise<RecordForm> {
  const item = opened && (await store.item(lists.records, form.record.record_id));
  const [present] = item === undefined ? [] : recordsFrom([item]);
  if (opened === undefined || present === undefined) return form;
  return {
    record: withRecordChanges(opened.record, form.record, present),
    picture: form.picture === opened.picture ? item?.picture : form.picture,
  };
}

async function presentAccount(
  store: OfflineStore,
  account: AccountToSave,
  opened: AccountToSave | undefined,
): Promise<AccountToSave> {
  const item = opened && (await store.item(lists.accounts, account.account_id));
  const [present] = item === undefined ? [] : accountsFrom([item]);
  return opened === undefined || present === undefined ? account : withChanges(opened, account, present);
}
