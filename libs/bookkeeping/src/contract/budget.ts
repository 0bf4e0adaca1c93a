import {
  id,
  instant,
  money,
  month,
  object,
  optional,
  syncedListOf,
  type Inside,
} from '@clearloan/api-client/declare';

const budgetFields = {
  category_id: id,
  /** The first month it holds for; it holds until a later one of the same category. */
  from_month: month,
  /** The most to spend in a month, whole minor units, above zero. Absent: no budget from this month on. */
  monthly_limit: optional(money),
  /** When the device last changed it: the lender keeps the later one. */
  updated_at: instant,
};

/** A monthly limit of one spending category. Category and first month together are its key. */
const budget = object(budgetFields);
export type Budget = Inside<typeof budget>;

export const saveBudgetRequest = object(budgetFields);

export const budgetsData = syncedListOf(budget);
