import { unless, unlessAmount, type Rule } from '@clearloan/api-client/declare';
import { rowsAddUp, rowsArePaid, type PlanRow } from '@clearloan/loan-contract';
import type { Loan } from '@clearloan/loan-view/contract';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const openOf = ({ repayTotalAmount, paidAmount }: PlanRow): number => repayTotalAmount - paidAmount;

/** Before the payout a plan is a price, of which nothing is left. A fee that was added to the loan is repaid with its principal. */
export const loanAddsUp: Rule<Loan> = {
  name: 'loanAddsUp',
  sentence: 'what is left of a loan, its payoff and its principal follow from its payments',
  faults: (loan, at = 'data') => {
    const { repay_plans: rows, orderStatus, left, payoffAmount, principal, orderAmount } = loan;
    if (orderStatus !== 'repaying' && orderStatus !== 'overdue' && orderStatus !== 'settled') return [];
    const { processing_fee: fee, gst, terms } = loan;
    const isAdded = terms.feeMode === 'added';
    const open = rows.filter((row) => openOf(row) > 0);
    // A payoff gives back the interest of a payment that was paid ahead.
    const paidInterest = sum(rows.map((row) => (openOf(row) > 0 ? 0 : row.interest)));
    const least = sum(open.map((row) => row.principal - row.paidAmount)) - paidInterest - rows.length;
    return [
      ...rowsAddUp.faults(rows, at),
      ...rowsArePaid.faults(rows, at),
      ...unlessAmount(`${at}.left`, sum(rows.map(openOf)), left, 'all payments less the paid amounts'),
      ...unless(
        payoffAmount === undefined || (payoffAmount <= left && payoffAmount >= least),
        `${at}.payoffAmount`,
        `from ${least} to ${left} minor units, which are left`,
        payoffAmount,
      ),
      ...unlessAmount(
        `${at}.principal`,
        sum(rows.map((row) => row.principal + (isAdded ? row.processing_fee + row.gst : 0))),
        isAdded ? principal + fee + gst : principal,
        'the principal of all payments',
        rows.length,
      ),
      ...unlessAmount(`${at}.orderAmount`, principal, orderAmount, 'the principal'),
    ];
  },
};
