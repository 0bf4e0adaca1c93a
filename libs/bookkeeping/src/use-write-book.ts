import { offlineStore, StorageFull, type Draft, type OfflineStore } from '@clearloan/api-client/offline';
import { useState } from 'react';
import type { Account, BookRecord, Budget } from './contract';
import { withChanges, withRecordChanges } from './rules/changed-fields';
import { regularDraft, type Regular } from './rules/regular';
import {
  accountDraft,
  accountsFrom,
  budgetDraft,
  lists,
  recordDraft,
  recordsFrom,
} from './rules/local-records';

/** A record before the device adds a version. */
export type RecordToSave = Omit<BookRecord, 'updated_at' | 'deleted'>;

type AccountToSave = Omit<Account, 'updated_at' | 'deleted'>;

const versionless = { updated_at: '', deleted: false } as const;

/** The accounts that records need first, if the device does not have them yet. */
const firstDrafts = (first: readonly Account[]): Draft[] =>
  first.map((account) => ({ ...accountDraft(account), isFirst: true }));

/** Whether the device has space: a write that is not stored resolves to false, with `isFull`. */
export function useSaving() {
  const [isFull, setFull] = useState(false);
  const saving = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      setFull(false);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      setFull(true);
      return false;
    }
  };
  return { isFull, saving };
}

/** Writes of the book: stored on the device at once, sent later. */
export function useWriteBook() {
  const { isFull, saving } = useSaving();
  const store = offlineStore();
  return {
    isFull,
    /** Writes the accounts of the records first, if the device does not have them yet. */
    saveRecords: (records: readonly RecordToSave[], first: readonly Account[]) =>
      saving(
        store.write([
          ...firstDrafts(first),
          ...records.map((record) => recordDraft({ ...record, ...versionless })),
        ]),
      ),
    /** Saves a form: what another tab or device changed since it was opened stays. */
    saveForm: (
      { record, picture }: RecordForm,
      opened: RecordForm | undefined,
      first: readonly Account[],
      learnt: readonly Draft[],
    ) =>
      saving(
        presentForm(store, { record, picture }, opened).then((form) =>
          store.write([
            ...firstDrafts(first),
            { ...recordDraft({ ...form.record, ...versionless }), picture: form.picture },
            ...learnt,
          ]),
        ),
      ),
    /** Adds records whose ids follow from a table: one that another tab or device has added is unchanged. */
    addRecords: (records: readonly RecordToSave[], first: readonly Account[], learnt: readonly Draft[]) =>
      saving(
        store.write([
          ...firstDrafts(first),
          ...records.map((record) => ({ ...recordDraft({ ...record, ...versionless }), isFirst: true })),
          ...learnt,
        ]),
      ),
    /** Saves a form: what another tab or device changed since it was opened stays. */
    keepAccount: (account: AccountToSave, opened: AccountToSave | undefined, first: readonly Account[]) =>
      saving(
        presentAccount(store, account, opened).then((present) =>
          store.write([...firstDrafts(first), accountDraft({ ...present, ...versionless })]),
        ),
      ),
    /** Applies from its month on; previous months keep their limit. */
    saveBudget: (budget: Omit<Budget, 'updated_at'>) =>
      saving(store.write([budgetDraft({ ...budget, updated_at: '' })])),
    saveRegular: (regular: Regular) => saving(store.write([regularDraft(regular)])),
    removeRegular: (regular: Regular) => saving(store.write([{ ...regularDraft(regular), deleted: true }])),
    removeRecord: (recordId: string) => saving(store.remove(lists.records, recordId)),
    restoreRecord: (recordId: string) => saving(store.restore(lists.records, recordId)),
  };
}

interface RecordForm {
  readonly record: RecordToSave;
  readonly picture: Blob | undefined;
}

async function presentForm(
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
