import { offlineStore, StorageFull, type Draft } from '@clearloan/api-client/offline';
import { useState } from 'react';
import type { Account, BookRecord, Budget } from './contract';
import { accountDraft, budgetDraft, lists, recordDraft } from './rules/local-records';

/** A record before the device adds a version. */
export type RecordToSave = Omit<BookRecord, 'updated_at' | 'deleted'>;

export const versionless = { updated_at: '', deleted: false } as const;

/** The accounts that records need first, if the device does not have them yet. */
export const firstDrafts = (initialAccounts: readonly Account[]): Draft[] =>
  initialAccounts.map((account) => ({ ...accountDraft(account), isFirst: true }));

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
    saveRecords: (records: readonly RecordToSave[], initialAccounts: readonly Account[]) =>
      saving(
        store.write([
          ...firstDrafts(initialAccounts),
          ...records.map((record) => recordDraft({ ...record, ...versionless })),
        ]),
      ),
    /** Adds records whose ids follow from a table: one that another tab or device has added is unchanged. */
    addRecords: (
      records: readonly RecordToSave[],
      initialAccounts: readonly Account[],
      categoryRules: readonly Draft[],
    ) =>
      saving(
        store.write([
          ...firstDrafts(initialAccounts),
          ...records.map((record) => ({ ...recordDraft({ ...record, ...versionless }), isFirst: true })),
          ...categoryRules,
        ]),
      ),
    /** Applies from its month on; previous months keep their limit. */
    saveBudget: (budget: Omit<Budget, 'updated_at'>) =>
      saving(store.write([budgetDraft({ ...budget, updated_at: '' })])),
    removeRecord: (recordId: string) => saving(store.remove(lists.records, recordId)),
    restoreRecord: (recordId: string) => saving(store.restore(lists.records, recordId)),
  };
}
