import { addDays, splitTotal } from '@clearloan/loan-math';
import { instantAt } from '@clearloan/formatting';
import { market } from '../../context/market';
import type { collections, mandates } from '../../database/schema/mandates';
import { openRows, type Debt, type DebtTerms } from './debt';
import type { DebtRow } from './debt-row';

export type Mandate = typeof mandates.$inferSelect;
export type Collection = typeof collections.$inferSelect;

/** How a transaction is marked that a mandate collected. */
export const autopayType = 'autopay';

/** How many days before a collection the borrower is warned. */
export const warnedDays = 2;

/** The next thing that a mandate does by itself. */
export interface MandateEvent {
  readonly kind: 'warn' | 'collect';
  readonly at: Date;
  readonly row: DebtRow;
}

const moment = (day: string, time: string) => new Date(instantAt(day, time, market.timeZone));
const warningAt = ({ dueDate }: DebtRow) => moment(addDays(dueDate, -warnedDays), '09:00');
const collectionAt = ({ dueDate }: DebtRow) => moment(dueDate, '08:00');

/**
 * What an active mandate does next: it warns two days before a payment is due, and collects on the day only what it warned
 * of. A moment that passed before the mandate was active is not made up for, so nobody is collected from by surprise.
 */
export function nextEvent(
  mandate: Pick<Mandate, 'status' | 'activeFrom'>,
  known: readonly Pick<Collection, 'periodNo' | 'dueDate' | 'outcome'>[],
  debt: Debt<DebtTerms>,
): MandateEvent | undefined {
  if (mandate.status !== 'active') return undefined;
  const events = openRows(debt).flatMap((row): MandateEvent[] => {
    const warned = known.find(
      ({ periodNo, dueDate }) => periodNo === row.periodNo && dueDate === row.dueDate,
    );
    if (warned === undefined) return [{ kind: 'warn', at: warningAt(row), row }];
    return warned.outcome === null ? [{ kind: 'collect', at: collectionAt(row), row }] : [];
  });
  const [first] = events
    .filter(({ at }) => at >= mandate.activeFrom)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return first;
}

/** What of a payment is collected, as it stands. */
export const amountOf = ({ open }: DebtRow): number => splitTotal(open);
