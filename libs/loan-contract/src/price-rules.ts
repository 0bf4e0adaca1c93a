import { unless, unlessAmount, unlessSame, type Fault, type Rule } from '@clearloan/api-client/declare';
import { wholeCharge } from './charges';
import type { Cost, PlanRow } from './loan-shapes';

/** Each part is rounded separately, so a sum may be two cents off. */
const mostRounded = 2;

const sumOf = <Of>(list: readonly Of[], amount: (each: Of) => number): number =>
  list.reduce((total, each) => total + amount(each), 0);

const rowFaults = (rows: readonly PlanRow[], at = 'data'): Fault[] =>
  rows.flatMap((row, index) => {
    const here = `${at}.repay_plans[${index}]`;
    const parts = row.principal + row.interest + row.processing_fee + row.gst + row.penalty + row.delayFee;
    // A delay may move a payment past the next one.
    const dayOf = ({ originalDueTime, dueTime }: PlanRow) => originalDueTime ?? dueTime;
    const last = rows[index - 1];
    const before = last ? dayOf(last) : '';
    return [
      ...unlessAmount(
        `${here}.repayTotalAmount`,
        parts,
        row.repayTotalAmount,
        'the sum of its parts',
        mostRounded,
      ),
      ...unlessSame(`${here}.periodNo`, index + 1, row.periodNo),
      ...(dayOf(row) > before
        ? []
        : [{ at: `${here}.dueTime`, expected: `a day after ${before}`, received: row.dueTime }]),
    ];
  });

export const rowsAddUp: Rule<readonly PlanRow[]> = {
  name: 'rowsAddUp',
  sentence: 'each payment is the sum of its parts, its numbers start at 1 and its days increase',
  faults: rowFaults,
};

/** `waived`: money that ended the loan early left nothing of it. */
export const rowsArePaid: Rule<readonly PlanRow[]> = {
  name: 'rowsArePaid',
  sentence: 'no more is paid of a payment than it is, and all of one that is paid',
  faults: (rows, at = 'data') =>
    rows.flatMap(({ periodStatus, repayTotalAmount: whole, paidAmount }, index) =>
      unless(
        paidAmount <= whole + mostRounded && (periodStatus !== 'paid' || paidAmount >= whole - mostRounded),
        `${at}.repay_plans[${index}].paidAmount`,
        `${periodStatus === 'paid' ? '' : 'at most '}${whole} minor units`,
        paidAmount,
      ),
    ),
};

export const priceIsUntouched: Rule<Cost> = {
  name: 'priceIsUntouched',
  sentence: 'no payment of a price is late, moved or paid',
  faults: ({ repay_plans: rows }, at = 'data') =>
    rows.flatMap(({ penalty, delayFee, paidAmount, periodStatus }, index) => [
      ...unlessSame(`${at}.repay_plans[${index}]`, [0, 0, 0], [penalty, delayFee, paidAmount]),
      ...unless(
        periodStatus === 'upcoming' || periodStatus === 'due',
        `${at}.repay_plans[${index}].periodStatus`,
        'upcoming or due',
        periodStatus,
      ),
    ]),
};

/** The amounts follow from each other, whatever rules the lender calculates by. */
export const priceAddsUp: Rule<Cost> = {
  name: 'priceAddsUp',
  sentence: 'the parts of a price add up to its total, and so do its payments',
  faults: (cost, at = 'data') => {
    const { repay_plans: rows, netAmount, total_interest, processing_fee: fee, gst, principal } = cost;
    const isAdded = cost.terms.feeMode === 'added';
    const charges = (cost.charges ?? []).map((charge) => ({
      paid: charge.paid,
      whole: wholeCharge(charge, rows.length),
    }));
    const beside = sumOf(charges, ({ whole }) => whole);
    const apart = sumOf(charges, ({ paid, whole }) => (paid === 'deducted' ? 0 : whole));
    const feeApart = cost.terms.feeMode === 'separate' ? fee + gst : 0;
    return [
      ...unlessAmount(
        `${at}.totalRepay`,
        netAmount + total_interest + fee + gst + beside,
        cost.totalRepay,
        'payout + interest + fee + tax + charges',
      ),
      ...unlessAmount(
        `${at}.totalRepay`,
        sumOf(rows, (row) => row.repayTotalAmount) + feeApart + apart,
        cost.totalRepay,
        'the sum of the payments',
        rows.length,
      ),
      ...unlessAmount(
        `${at}.principal`,
        sumOf(rows, (row) => row.principal + (isAdded ? row.processing_fee + row.gst : 0)),
        isAdded ? principal + fee + gst : principal,
        'the principal of all payments',
        rows.length,
      ),
      ...unlessAmount(
        `${at}.total_interest`,
        sumOf(rows, (row) => row.interest),
        total_interest,
        'the interest of all payments',
        rows.length,
      ),
      ...unlessSame(
        `${at}.terms.firstDueTime`,
        rows[0]?.originalDueTime ?? rows[0]?.dueTime,
        cost.terms.firstDueTime,
        'the day of the first payment',
      ),
      ...rowFaults(rows, at),
    ];
  },
};
