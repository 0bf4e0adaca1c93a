import {
  date,
  flagOrNo,
  id,
  instant,
  money,
  month,
  object,
  oneOf,
  openEnum,
  optional,
  ownPath,
  paging,
  syncedListOf,
  text,
  uuid,
  type Inside,
} from '@clearloan/api-client/declare';

export const bookTypes = ['income', 'expense', 'transfer'] as const;
export type BookType = (typeof bookTypes)[number];

const recordFields = {
  amount: money,
  category_id: optional(id),
  note: optional(text(500)),
  address: optional(text(200)),
  img_url: optional(ownPath),
  record_date: date,
  account_id: id,
  /** The target of a transfer. */
  to_account_id: optional(id),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
};

/** An income, an expense or a transfer between two accounts. A transfer has no category. */
export const bookRecord = object({
  record_id: id,
  ...recordFields,
  book_type: openEnum(bookTypes),
  deleted: flagOrNo,
});
export type BookRecord = Inside<typeof bookRecord>;

/** record_id is created by the device, so that a retry does not create a second record. */
export const saveRecordRequest = object({ record_id: uuid, ...recordFields, book_type: oneOf(bookTypes) });

export const recordsRequest = object({
  month: optional(month),
  book_type: optional(oneOf(bookTypes)),
  category_id: optional(id),
  since: optional(instant),
  ...paging,
});

export const recordsData = syncedListOf(bookRecord);

export const category = object({ category_id: id, name: text(80), icon: optional(text(40)) });
export type Category = Inside<typeof category>;
