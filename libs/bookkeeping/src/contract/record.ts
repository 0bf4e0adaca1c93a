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
  type InferOutput,
} from '@clearloan/api-client/declare';

export const bookTypes = [
  /** Money in. */
  'income',
  /** Money out. */
  'expense',
  /** Money from one of the borrower's accounts to another. */
  'transfer',
] as const;
export type BookType = (typeof bookTypes)[number];

const recordFields = {
  /** How much; above zero. */
  amount: money,
  /** The category; absent for a transfer. */
  category_id: optional(id),
  /** The borrower’s own note. */
  note: optional(text(500)),
  /** Where it was. */
  address: optional(text(200)),
  /** The picture of the receipt. */
  img_url: optional(ownPath),
  /** The day. */
  record_date: date,
  /** The account. */
  account_id: id,
  /** The target of a transfer. */
  to_account_id: optional(id),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
};

/** An income, an expense or a transfer between two accounts. A transfer has no category. */
export const bookRecord = object({
  /** The id, made by the device. */
  record_id: id,
  ...recordFields,
  /** Income, expense or transfer. */
  book_type: openEnum(bookTypes),
  /** The borrower deleted it; other devices delete it too. */
  deleted: flagOrNo,
});
export type BookRecord = InferOutput<typeof bookRecord>;

/** record_id is created by the device, so that a retry does not create a second record. */
export const saveRecordRequest = object({
  /** The id, made by the device. */
  record_id: uuid,
  ...recordFields,
  /** Income, expense or transfer. */
  book_type: oneOf(bookTypes),
});

export const recordsRequest = object({
  /** Only the records of this month. */
  month: optional(month),
  /** Only records of this kind. */
  book_type: optional(oneOf(bookTypes)),
  /** Only records of this category. */
  category_id: optional(id),
  /** Only records that changed after this time, deleted ones too. */
  since: optional(instant),
  ...paging,
});

export const recordsData = syncedListOf(bookRecord);

export const category = object({
  /** The id of the category. */
  category_id: id,
  /** Its name. */
  name: text(80),
  /** The name of its icon. */
  icon: optional(text(40)),
});
export type Category = InferOutput<typeof category>;

const budgetFields = {
  /** The category. */
  category_id: id,
  /** The first month it applies to; it applies until a later one of the same category. */
  from_month: month,
  /** The maximum to spend per month, above zero. Absent: no budget from this month on. */
  monthly_limit: optional(money),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
};

/** A monthly limit of one expense category. Category and first month together are its key. */
const budget = object(budgetFields);
export type Budget = InferOutput<typeof budget>;

export const saveBudgetRequest = object(budgetFields);

export const budgetsData = syncedListOf(budget);
