import type { Minor } from '@clearloan/api-client/declare';
import type { Budget } from '../contract';
import type { BookSums } from './sums';

/** `near` from 80 % of the limit on, `reached` from 100 % on. */
type BudgetLevel = 'within' | 'near' | 'reached';

/** A budget in one month; in minor units. */
export interface BudgetState {
  readonly categoryId: string;
  readonly limit: Minor;
  /** Negative if more came back than was spent. */
  readonly spent: Minor;
  /** limit − spent; negative if exceeded. */
  readonly left: Minor;
  /** Percent of the limit that is spent, at least 0, rounded down: it shows 80 and 100 only when they are reached. */
  readonly percent: number;
  readonly level: BudgetLevel;
}

/**
 * The limits that apply in a month: for each category the one with the latest first month up to then.
 * @param month `YYYY-MM`
 */
export function limitsIn(budgets: readonly Budget[], month: string): ReadonlyMap<string, Minor> {
  const started = budgets
    .filter(({ from_month }) => from_month <= month)
    .sort((one, other) => (one.from_month < other.from_month ? -1 : 1));
  const limits = new Map<string, Minor>();
  for (const { category_id, monthly_limit } of started) {
    // A limit of zero counts as none: it has no percentage.
    if (monthly_limit === undefined || monthly_limit < 1) limits.delete(category_id);
    else limits.set(category_id, monthly_limit);
  }
  return limits;
}

/**
 * All budgets of a month with what was spent, the most used first.
 * @param sums of the records of that month @param month `YYYY-MM`
 */
export function budgetsOfMonth(
  budgets: readonly Budget[],
  { byCategory }: Pick<BookSums, 'byCategory'>,
  month: string,
): BudgetState[] {
  const spentOn = new Map(byCategory.map(({ categoryId, amount }) => [categoryId, amount]));
  return [...limitsIn(budgets, month)]
    .map(([categoryId, limit]) => stateOf(categoryId, limit, spentOn.get(categoryId) ?? 0))
    .sort((one, other) => other.percent - one.percent || (one.categoryId < other.categoryId ? -1 : 1));
}

function stateOf(categoryId: string, limit: Minor, spent: Minor): BudgetState {
  // In BigInt: a hundred times a large sum exceeds the safe integers.
  const percent = Number((BigInt(Math.max(0, spent)) * 100n) / BigInt(limit));
  const level = percent >= 100 ? 'reached' : percent >= 80 ? 'near' : 'within';
  return { categoryId, limit, spent, left: limit - spent, percent, level };
}
