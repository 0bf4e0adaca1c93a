import { addDays, splitTotal } from '@clearloan/loan-math';
import { instantAt } from '@clearloan/formatting';
import { businessDay } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import type { collections, mandates } from '../../platform/database/schema/mandates';
import { openRows, type Debt, type DebtTerms } from './debt';
import type { DebtRow } from './debt-row';

export type Mandate = typeof mandates.$inferSelect;
export type Collection = typeof collections.$inferSelect;

/** The payment type of a collection by a mandate. */
export const autopayType = 'autopay';

/** How many days before a collection the borrower is notified. */
export const warnedDays = 2;

/** The next automatic action of a mandate. */
export interface MandateEvent {
  readonly kind: 'warn' | 'collect';
  readonly at: Date;
  readonly row: DebtRow;
  /** In minor units: what is open of the payment, and never more than what was announced. */
  readonly amount: number;
}

const moment = (day: string, time: string) => new Date(instantAt(day, time, thisLender().market.timeZone));
const warningAt = ({ dueDate }: DebtRow) => moment(addDays(dueDate, -warnedDays), '09:00');
const collectionAt = ({ dueDate }: DebtRow) => moment(dueDate, '08:00');

/** The facts of an announced payment that decide what happens next. */
export type Announced = Pick<
  Collection,
  'mandateId' | 'periodNo' | 'dueDate' | 'amount' | 'outcome' | 'retryAt'
>;

/**
 * The next action of an active mandate, oldest due date first: it notifies two days before a due date, and collects on the due
 * date only what it announced itself, from its own account. What could not be collected is tried once more. An action that was
 * due before the mandate became active is skipped, so that no collection is a surprise.
 */
export function nextEvent(
  mandate: Pick<Mandate, 'mandateId' | 'status' | 'activeFrom'>,
  known: readonly Announced[],
  debt: Debt<DebtTerms>,
): MandateEvent | undefined {
  if (mandate.status !== 'active') return undefined;
  const events = openRows(debt).flatMap((row): MandateEvent[] => {
    const announced = known.find(
      ({ mandateId, periodNo, dueDate }) =>
        mandateId === mandate.mandateId && periodNo === row.periodNo && dueDate === row.dueDate,
    );
    const open = amountOf(row);
    if (announced === undefined) return [{ kind: 'warn', at: warningAt(row), row, amount: open }];
    const at = announced.outcome === null ? collectionAt(row) : announced.retryAt;
    return at === null ? [] : [{ kind: 'collect', at, row, amount: Math.min(open, announced.amount) }];
  });
  const [first] = events
    .filter(({ at }) => at >= mandate.activeFrom)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return first;
}

/** The morning after an instant: when a collection that was not made is tried once more. */
export const nextMorning = (at: Date): Date => moment(addDays(businessDay(at), 1), '08:00');

/** The amount of a payment that would be collected now. */
export const amountOf = ({ open }: DebtRow): number => splitTotal(open);
