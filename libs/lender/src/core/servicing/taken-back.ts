import { sum } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { planChanges } from '../../platform/database/schema/plan-changes';
import type { RowFacts } from './debt-row';
import type { Line } from './ledger';
import { eventsAfter, isLater, postedBy, type MoneyEvent } from './money-order';

const isSame = (one: MoneyEvent, other: MoneyEvent): boolean =>
  one.kind === other.kind && one.payment.paymentId === other.payment.paymentId;

/**
 * The first reversal after which payments have to count without its money. A payment between a payment and its reversal keeps what
 * it paid, unless it or that payment changed the plan: what was paid then was computed on money that is not there. What went back to
 * its payer stays so.
 */
export async function takenBefore(
  events: readonly MoneyEvent[],
  early: readonly MoneyEvent[],
): Promise<MoneyEvent | undefined> {
  for (const reversal of events) {
    if (reversal.kind === 'payment' || early.some((each) => isSame(each, reversal))) continue;
    const between = await betweenOf(reversal);
    const hasChanged = between.length > 0 && (await isAny([reversal, ...between], hasChangedPlan));
    if (hasChanged && !(await isAny(await eventsAfter(paymentOf(reversal)), hasGivenBack))) return reversal;
  }
  return undefined;
}

/**
 * Whether the plan is without a payment what it was before it: nothing counts between it and its reversal. Otherwise its changes
 * stay, because later payments paid what they left.
 * @param early the reversals that count right after their payments
 */
export const restoresPlan = async (reversal: MoneyEvent, early: readonly MoneyEvent[]): Promise<boolean> =>
  early.some((each) => isSame(each, reversal)) || (await betweenOf(reversal)).length === 0;

/** What counts between a payment and its reversal. */
const betweenOf = async (reversal: MoneyEvent): Promise<readonly MoneyEvent[]> =>
  (await eventsAfter(paymentOf(reversal))).filter((each) => isLater(reversal, each));

const paymentOf = ({ payment }: MoneyEvent): MoneyEvent => ({
  kind: 'payment',
  at: payment.bookedAt ?? payment.at,
  payment,
});

/**
 * What is counted again with an event: everything after it and, if the bank took back an earlier payment after it, everything
 * since that payment, because its reversal may have counted before the event.
 */
export async function countedSince(event: MoneyEvent): Promise<readonly MoneyEvent[]> {
  const later = await eventsAfter(event);
  const first = later
    .filter(({ kind }) => kind === 'reversal')
    .map(paymentOf)
    .reduce((earliest, each) => (isLater(earliest, each) ? each : earliest), event);
  return eventsAfter(first);
}

/** Everything since the earliest of the payments that were taken back. */
export async function sinceFirst(early: readonly MoneyEvent[]): Promise<readonly MoneyEvent[]> {
  const [first] = early.map(paymentOf).sort((one, other) => one.at.getTime() - other.at.getTime());
  return first === undefined ? [] : eventsAfter(first);
}

/** The same events with some reversals right after their payments. */
export function withEarly(
  events: readonly MoneyEvent[],
  early: readonly MoneyEvent[],
): readonly MoneyEvent[] {
  const isEarly = (event: MoneyEvent) => early.some((each) => isSame(each, event));
  const reversalOf = ({ kind, payment }: MoneyEvent) =>
    events.filter(
      (each) => kind === 'payment' && isEarly(each) && each.payment.paymentId === payment.paymentId,
    );
  const others = events.filter((event) => !isEarly(event));
  const first = events.filter(
    (event) => isEarly(event) && !others.some((each) => isSame(each, paymentOf(event))),
  );
  return [...first, ...others.flatMap((event) => [event, ...reversalOf(event)])];
}

async function isAny(
  events: readonly MoneyEvent[],
  holds: (event: MoneyEvent) => Promise<boolean>,
): Promise<boolean> {
  for (const event of events) if (await holds(event)) return true;
  return false;
}

async function hasGivenBack({ kind, payment: { paymentId } }: MoneyEvent): Promise<boolean> {
  const lines = [...(await postedBy(paymentId, kind)).values()].flat();
  return lines.some(({ account }) => account === 'toReturn');
}

async function hasChangedPlan({ payment: { paymentId } }: MoneyEvent): Promise<boolean> {
  const [change] = await db()
    .select({ periodNo: planChanges.periodNo })
    .from(planChanges)
    .where(eq(planChanges.paymentId, paymentId))
    .limit(1);
  return change !== undefined;
}

interface PaidRow {
  readonly plan: Pick<RowFacts['plan'], 'periodNo'>;
  readonly paid: RowFacts['paid'];
}

/**
 * What a reversal takes out besides the payment's own lines: interest that a later payment gave back, and paid principal of the
 * same payment of the plan with, is not paid any more, so the bank takes back that principal.
 * @param lines the payment's own, with the opposite sign
 * @param facts what is paid of the loan
 */
export const interestGivenBack = (lines: readonly Line[], facts: readonly PaidRow[]): readonly Line[] =>
  facts.flatMap(({ plan: { periodNo }, paid }) => {
    const takenOut = (part: 'interest' | 'principal') =>
      sum(
        lines.map((line) =>
          line.account === part && line.periodNo === periodNo ? Math.max(0, line.amount) : 0,
        ),
      );
    const paidOf = (part: 'interest' | 'principal') => Math.max(0, sum(paid.map((each) => each.paid[part])));
    const missing = Math.max(0, takenOut('interest') - paidOf('interest'));
    const given = Math.min(missing, Math.max(0, paidOf('principal') - takenOut('principal')));
    if (given === 0) return [];
    return [
      { account: 'interest', amount: -given, periodNo },
      { account: 'principal', amount: given, periodNo },
    ] satisfies Line[];
  });
