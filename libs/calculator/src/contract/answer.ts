import type { Plan } from '@clearloan/loan-contract';
import { sum, type CostRow, type FeeMode, type LoanCost, type Minor } from '@clearloan/loan-math';
import type { AdvancedAnswer, AdvancedQuestion, PaymentAnswer, PaymentQuestion } from './loan';
import { plainQuestion, priceOf, withoutExtras } from './price';

/** The lender's result for a plain loan, which the device calculates itself. Throws `LoanMathError`. */
export function answerPayment(question: PaymentQuestion, startDate: string, moneyStep: Minor): PaymentAnswer {
  const { instalment, interest, rows } = priceOf(plainQuestion(question), startDate, moneyStep);
  return {
    month_amount: instalment,
    total_interest: interest,
    repay_plans: rows.map((row) => planRow(row, 0)),
  };
}

/** The lender's result for a detailed loan. Throws `LoanMathError`. */
export function answerAdvanced(
  question: AdvancedQuestion,
  startDate: string,
  moneyStep: Minor,
): AdvancedAnswer {
  const { paidPeriods = 0 } = question;
  const loan = priceOf(question, startDate, moneyStep);
  const without = priceOf(withoutExtras(question), startDate, moneyStep);
  const paid = loan.rows.filter(({ periodNo }) => periodNo <= paidPeriods);
  return {
    month_amount: loan.instalment,
    total_interest: loan.interest,
    repay_plans: loan.rows.map((row) => planRow(row, paidPeriods)),
    paid_interest: sum(paid.map((row) => row.interest)),
    remain_principal: owedAfter(loan, paidPeriods, question.feeMode),
    apr: loan.apr,
    saved: without.interest - loan.interest,
    savedPeriods: without.rows.length - loan.rows.length,
  };
}

/** The interest-bearing balance after a number of payments: a fee added to the loan is owed like the rest. */
const owedAfter = ({ principal, fee, tax, rows }: LoanCost, paidPeriods: number, feeMode: FeeMode): Minor =>
  rows.findLast(({ periodNo }) => periodNo <= paidPeriods)?.balance ??
  (feeMode === 'added' ? sum([principal, fee, tax]) : principal);

/** An early payment is part of that day's payment: it reduces principal. */
function planRow(row: CostRow, paidPeriods: number): Plan {
  const total = row.instalment + row.extra;
  const isPaid = row.periodNo <= paidPeriods;
  return {
    periodNo: row.periodNo,
    dueTime: row.dueDate,
    periodStatus: isPaid ? 'paid' : 'upcoming',
    principal: row.principal + row.extra,
    interest: row.interest,
    processing_fee: row.fee,
    gst: row.tax,
    penalty: 0,
    delayFee: 0,
    repayTotalAmount: total,
    paidAmount: isPaid ? total : 0,
  };
}
