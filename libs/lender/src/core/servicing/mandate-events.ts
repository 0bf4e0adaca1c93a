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
  /** The day of the collection, `YYYY-MM-DD`. */
  readonly collectOn: string;
}

const moment = (day: string, time: string) => new Date(instantAt(day, time, thisLender().market.timeZone));
const warningAt = ({ dueDate }: DebtRow) => moment(addDays(dueDate, -warnedDays), '09:00');
const latest = (...times: readonly Date[]) => new Date(Math.max(...times.map((time) => time.getTime())));

/** The due date, or two days after the notice if that is later. */
const collectionAt = ({ dueDate }: Pick<DebtRow, 'dueDate'>, warnedAt: Date) =>
  latest(moment(dueDate, '08:00'), moment(addDays(businessDay(warnedAt), warnedDays), '08:00'));

/** When an announced payment is collected; null if it is not. */
export const collectionTime = (
  announced: Pick<Collection, 'dueDate' | 'warnedAt' | 'outcome' | 'retryAt'>,
): Date | null =>
  announced.outcome === null ? collectionAt(announced, announced.warnedAt) : announced.retryAt;

/** The facts of an announced payment that decide what happens next. */
export type AnnouncedCollection = Pick<
  Collection,
  'mandateId' | 'periodNo' | 'dueDate' | 'amount' | 'warnedAt' | 'outcome' | 'retryAt'
>;

/**
 * The next action of an active mandate, oldest due date first: it notifies two days before a due date, and collects on the due
 * date only what it announced itself, from its own account. What could not be collected is tried once more. An action that was
 * due before the mandate became active is skipped, so that no collection is a surprise. A payment that the bank took back after
 * the time of its notice, or of its collection, is announced again.
 */
export function nextEvent(
  mandate: Pick<Mandate, 'mandateId' | 'status' | 'activeFrom'>,
  known: readonly AnnouncedCollection[],
  debt: Debt<DebtTerms>,
): MandateEvent | undefined {
  if (mandate.status !== 'active') return undefined;
  const events = openRows(debt).flatMap((row): MandateEvent[] => {
    const announced = known.find(
      ({ mandateId, periodNo, dueDate }) =>
        mandateId === mandate.mandateId && periodNo === row.periodNo && dueDate === row.dueDate,
    );
    const at = announced === undefined ? warningAt(row) : collectionTime(announced);
    if (at === null || at < mandate.activeFrom) return [];
    const dueAgainAt = dueAgain(debt, row);
    if (announced === undefined || dueAgainAt > at) return [noticeOf(row, latest(at, dueAgainAt))];
    return [
      {
        kind: 'collect',
        at,
        row,
        amount: Math.min(amountOf(row), announced.amount),
        collectOn: businessDay(at),
      },
    ];
  });
  const [first] = events.sort((one, other) => one.at.getTime() - other.at.getTime());
  return first;
}

const noticeOf = (row: DebtRow, at: Date): MandateEvent => ({
  kind: 'warn',
  at,
  row,
  amount: amountOf(row),
  collectOn: businessDay(collectionAt(row, at)),
});

/**
 * The time of a notice on the last day on which the bank took back money of a payment of the plan. Money that other payments of
 * the plan lose can open one whose due date has passed as well: the plan is restored, or later money is counted again.
 */
function dueAgain({ facts }: Debt<DebtTerms>, { periodNo, dueDate }: DebtRow): Date {
  const days = facts.flatMap(({ plan, takenBackOn: day }) =>
    day !== undefined && (plan.periodNo === periodNo || day > dueDate) ? [day] : [],
  );
  return latest(new Date(0), ...days.map((day) => moment(day, '09:00')));
}

/** The morning after an instant: when a collection that was not made is tried once more. */
export const nextMorning = (at: Date): Date => moment(addDays(businessDay(at), 1), '08:00');

/** The amount of a payment that would be collected now. */
export const amountOf = ({ open }: DebtRow): number => splitTotal(open);
