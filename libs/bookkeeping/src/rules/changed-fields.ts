import type { BookRecord } from '../contract';

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

/** The same for a record: the fields of a kind belong together, so of two kinds the form's stays whole. */
export const withRecordChanges = (opened: Fields, typed: Fields, present: Fields): Fields =>
  present.book_type === opened.book_type && typed.book_type === opened.book_type
    ? withChanges(opened, typed, present)
    : typed;

/** Whether saving a record replaces what was changed elsewhere. */
export const isRecordClash = (opened: Fields, typed: Fields, present: Fields): boolean =>
  present.book_type !== opened.book_type || isClash(opened, typed, present);
