import type { BookRecord } from '../contract';

type Fields = Omit<BookRecord, 'updated_at' | 'deleted'>;

/**
 * A record as the form leaves it, with what another tab or device changed since it was opened: only fields that the
 * borrower changed here are written. If the kind was changed there, its fields belong together, and the form's stay.
 */
export function withChanges(opened: Fields, typed: Fields, present: Fields): Fields {
  if (present.book_type !== opened.book_type) return typed;
  const keep = <Key extends keyof Fields>(key: Key): Fields[Key] =>
    typed.book_type === opened.book_type && typed[key] === opened[key] ? present[key] : typed[key];
  return {
    record_id: typed.record_id,
    amount: keep('amount'),
    book_type: typed.book_type,
    category_id: keep('category_id'),
    note: keep('note'),
    address: keep('address'),
    img_url: keep('img_url'),
    record_date: keep('record_date'),
    account_id: keep('account_id'),
    to_account_id: keep('to_account_id'),
  };
}
