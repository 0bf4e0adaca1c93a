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
  /** The first month it applies to; it applies until a later one of the same category. */
  from_month: month,
  /** The maximum to spend per month, above zero. Absent: no budget from this month on. */
  monthly_limit: optional(money),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
};

/** A monthly limit of one expense category. Category and first month together are its key. */
const budget = object(budgetFields);
export type Budget = Inside<typeof budget>;

export const saveBudgetRequest = object(budgetFields);

export const budgetsData = syncedListOf(budget);
