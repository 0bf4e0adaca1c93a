import { useTyped, type Typed } from '@clearloan/api-client';
import { useClock, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import { useState } from 'react';
import type { Account, BookRecord, BookType } from '../contract';
import { amountOf, typedFrom } from '../rules/amount-keys';
import { isRecordClash } from '../use-save-form';
import type { RecordToSave } from '../use-write-book';

export interface StoredRecord {
  readonly record: BookRecord;
  readonly picture: Blob | undefined;
}

export interface RecordFields {
  readonly type: BookType;
  readonly typed: string;
  readonly category: string | undefined;
  readonly accountId: string;
  readonly toAccountId: string | undefined;
  readonly day: string;
  readonly note: string;
  readonly place: string;
  readonly picture: Blob | undefined;
}

const typeOf = (word: string | undefined): BookType =>
  word === 'income' || word === 'transfer' ? word : 'expense';

/** The record being edited; a new record defaults to a cash expense today. */
export function useRecordForm(
  recordId: string,
  stored: StoredRecord | undefined,
  accounts: readonly Account[],
) {
  const today = useClock().today();
  const market = useMarket();
  const draft = useTyped(`book.${stored ? recordId : 'new record'}`, useSharedDevice());
  // The device's record changes when another tab saves it; the form compares with what it opened.
  const [storedAtOpening] = useState(stored);
  const [picture, setPicture] = useState(stored?.picture);
  const fields = fieldsOf(startOf(storedAtOpening, accounts, today), draft.texts, picture);
  const set = ({ picture: picked, ...changes }: Partial<RecordFields>) => {
    if (picked !== undefined) setPicture(picked);
    draft.type(changes);
  };
  const amount = amountOf(fields.typed, market);
  const record =
    amount === undefined ? undefined : recordOf(recordId, fields, amount, storedAtOpening?.record);
  const isReplacing =
    record !== undefined &&
    storedAtOpening &&
    stored &&
    isRecordClash(storedAtOpening.record, record, stored.record);
  return {
    draft,
    fields,
    set,
    today,
    storedAtOpening,
    amount,
    record,
    replaced: isReplacing ? stored.record : undefined,
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

const orNone = (text: string | undefined) => (text === '' ? undefined : text);

function fieldsOf(start: RecordFields, texts: Typed['texts'], picture: Blob | undefined): RecordFields {
  const { type, category, toAccountId } = { ...start, ...texts };
  return {
    ...start,
    ...texts,
    type: typeOf(type),
    category: orNone(category),
    toAccountId: orNone(toAccountId),
    picture,
  };
}

function startOf(
  stored: StoredRecord | undefined,
  accounts: readonly Account[],
  today: string,
): RecordFields {
  const record = stored?.record;
  const cash = accounts.find(({ kind }) => kind === 'cash') ?? accounts[0];
  return {
    type: typeOf(record?.book_type),
    typed: record === undefined ? '' : typedFrom(record.amount),
    category: record?.category_id,
    accountId: record?.account_id ?? cash?.account_id ?? 'cash',
    toAccountId: record?.to_account_id,
    day: record?.record_date ?? today,
    note: record?.note ?? '',
    place: record?.address ?? '',
    picture: stored?.picture,
  };
}

/** The record to store; undefined while the target of a transfer is missing. @param amount minor units */
function recordOf(
  recordId: string,
  fields: RecordFields,
  amount: number,
  before: BookRecord | undefined,
): RecordToSave | undefined {
  const isMove = fields.type === 'transfer';
  const target = isMove ? fields.toAccountId : undefined;
  if (isMove && (target === undefined || target === fields.accountId)) return undefined;
  return {
    record_id: recordId,
    amount,
    book_type: fields.type,
    category_id: isMove
      ? undefined
      : (fields.category ?? (fields.type === 'income' ? 'other-income' : 'other')),
    note: fields.note.trim() === '' ? undefined : fields.note.trim(),
    address: fields.place.trim() === '' ? undefined : fields.place.trim(),
    img_url: before?.img_url,
    record_date: fields.day,
    account_id: fields.accountId,
    to_account_id: target,
  };
}
