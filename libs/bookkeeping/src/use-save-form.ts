import { offlineStore, type Draft, type OfflineStore } from '@clearloan/api-client/offline';
import type { Account, BookRecord } from './contract';
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
      initialAccounts: readonly Account[],
      categoryRules: readonly Draft[],
    ) =>
      saving(
        presentRecord(store, form, opened).then(({ record, picture }) =>
          store.write([
            ...firstDrafts(initialAccounts),
            { ...recordDraft({ ...record, ...versionless }), picture },
            ...categoryRules,
          ]),
        ),
      ),
    saveAccount: (
      account: AccountToSave,
      opened: AccountToSave | undefined,
      initialAccounts: readonly Account[],
    ) =>
      saving(
        presentAccount(store, account, opened).then((present) =>
          store.write([...firstDrafts(initialAccounts), accountDraft({ ...present, ...versionless })]),
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

type Fields = Omit<BookRecord, 'updated_at' | 'deleted'>;

/**
 * What a form saves, with what another tab or device changed since it was opened: only fields that the borrower changed
 * here are written.
 */
export function withChanges<Form extends object>(opened: Form, typed: Form, present: Form): Form {
  const saved = { ...typed };
  for (const key in typed) if (typed[key] === opened[key]) saved[key] = present[key];
  return saved;
}

/** Whether a field was changed both here and elsewhere, to different values: saving replaces the other one. */
export function isClash<Form extends object>(opened: Form, typed: Form, present: Form): boolean {
  for (const key in typed)
    if (typed[key] !== opened[key] && ![opened[key], typed[key]].includes(present[key])) return true;
  return false;
}

/** Two tabs that each changed one side of a transfer can make it go from an account to itself. */
const goesToItself = ({ book_type, account_id, to_account_id }: Fields) =>
  book_type === 'transfer' && account_id === to_account_id;

/** The same for a record: the fields of a kind, and the sides of a transfer, belong together, so the form's stay whole. */
export function withRecordChanges(opened: Fields, typed: Fields, present: Fields): Fields {
  const changed = withChanges(opened, typed, present);
  const isOneKind = present.book_type === opened.book_type && typed.book_type === opened.book_type;
  return isOneKind && !goesToItself(changed) ? changed : typed;
}

/** Whether saving a record replaces what was changed elsewhere. */
export const isRecordClash = (opened: Fields, typed: Fields, present: Fields): boolean =>
  present.book_type !== opened.book_type ||
  isClash(opened, typed, present) ||
  goesToItself(withChanges(opened, typed, present));
