import { isKnown } from '@clearloan/api-client/declare';
import {
  aprMethods,
  chargePayees,
  chargeWays,
  dayCounts,
  feeModes,
  firstPayments,
  rateKinds,
  roundings,
  tenureTypes,
  type Cost,
  type Plan,
} from '@clearloan/loan-contract';
import {
  cost as priceOf,
  dealCost,
  LoanMathError,
  sum,
  type CostTerms,
  type LoanCost,
} from '@clearloan/loan-math';
import { unlessAmount, unlessSame, type Fault } from '../harness/fault';

/** Each component is rounded separately, so a sum may be two cents off. */
const mostRounded = 2;

/** The sums of a price: components add up to the total, payments add up to the total, and each payment to its components. */
export function costFaults(cost: Cost, at = 'data'): Fault[] {
  const { repay_plans: rows, netAmount, total_interest, processing_fee: fee, gst, principal, terms } = cost;
  const charges = (cost.charges ?? []).map(({ amount, gst: tax = 0, paid }) => ({
    paid,
    whole: (amount + tax) * (paid === 'eachTime' ? rows.length : 1),
  }));
  const apart = sum(charges.filter(({ paid }) => paid !== 'deducted').map(({ whole }) => whole));
  const feeApart = terms.feeMode === 'separate' ? fee + gst : 0;
  const borrowed = terms.feeMode === 'added' ? principal + fee + gst : principal;
  const paidInRows = sum(rows.map(({ repayTotalAmount }) => repayTotalAmount));
  const whole = netAmount + total_interest + fee + gst + sum(charges.map((charge) => charge.whole));
  return [
    ...unlessAmount(`${at}.totalRepay`, whole, cost.totalRepay, 'payout + interest + fee + tax + charges'),
    ...unlessAmount(
      `${at}.totalRepay`,
      paidInRows + feeApart + apart,
      cost.totalRepay,
      'the sum of the payments',
      rows.length,
    ),
    ...unlessAmount(
      `${at}.principal`,
      sum(rows.map((row) => row.principal + (terms.feeMode === 'added' ? row.processing_fee + row.gst : 0))),
      borrowed,
      'the principal of all payments',
      rows.length,
    ),
    ...unlessAmount(
      `${at}.total_interest`,
      sum(rows.map((row) => row.interest)),
      total_interest,
      'the interest of all payments',
      rows.length,
    ),
    ...rowFaults(rows, at),
  ];
}

/** Each payment adds up to its components, numbers start at 1 and days increase. */
export function rowFaults(rows: readonly Plan[], at = 'data'): Fault[] {
  return rows.flatMap((row, index) => {
    const here = `${at}.repay_plans[${index}]`;
    const parts = row.principal + row.interest + row.processing_fee + row.gst + row.penalty + row.delayFee;
    const before = rows[index - 1]?.dueTime ?? '';
    return [
      ...unlessAmount(
        `${here}.repayTotalAmount`,
        parts,
        row.repayTotalAmount,
        'the sum of its parts',
        mostRounded,
      ),
      ...unlessSame(`${here}.periodNo`, index + 1, row.periodNo),
      ...(row.dueTime > before
        ? []
        : [{ at: `${here}.dueTime`, expected: `a day after ${before}`, received: row.dueTime }]),
    ];
  });
}

/** Recomputes the full price from its own terms: every total, the APR and each payment, to the cent. */
export function recomputedFaults(cost: Cost, at = 'data'): Fault[] {
  const ours = workOut(cost);
  if (ours === undefined) return [];
  const why = 'recalculated from its terms';
  const rows = cost.repay_plans;
  return [
    ...unlessAmount(`${at}.netAmount`, ours.net, cost.netAmount, why),
    ...unlessAmount(`${at}.total_interest`, ours.interest, cost.total_interest, why),
    ...unlessAmount(`${at}.processing_fee`, ours.fee, cost.processing_fee, why),
    ...unlessAmount(`${at}.gst`, ours.tax, cost.gst, why),
    ...unlessAmount(`${at}.totalRepay`, ours.totalRepay, cost.totalRepay, why),
    ...unlessAmount(`${at}.month_amount`, ours.instalment, cost.month_amount, why),
    ...(Number(ours.apr) === Number(cost.apr) ? [] : unlessSame(`${at}.apr`, ours.apr, cost.apr, why)),
    ...unlessSame(`${at}.repay_plans.length`, ours.rows.length, rows.length, why),
    ...ours.rows.flatMap((row, index) => {
      const theirs = rows[index];
      const here = `${at}.repay_plans[${index}]`;
      if (theirs === undefined) return [];
      return [
        ...unlessSame(`${here}.dueTime`, row.dueDate, theirs.originalDueTime ?? theirs.dueTime, why),
        ...unlessAmount(`${here}.principal`, row.principal, theirs.principal, why),
        ...unlessAmount(`${here}.interest`, row.interest, theirs.interest, why),
        ...unlessAmount(`${here}.processing_fee`, row.fee, theirs.processing_fee, why),
      ];
    }),
  ];
}

/** The loan as computed by loan-math; undefined if the terms contain a value that this contract does not know. */
function workOut(cost: Cost): LoanCost | undefined {
  const terms = termsOf(cost);
  const charges = (cost.charges ?? []).flatMap(({ payee, paid, amount, gst }) =>
    isKnown(chargePayees, payee) && isKnown(chargeWays, paid) ? [{ payee, paid, amount, tax: gst }] : [],
  );
  if (terms === undefined || charges.length !== (cost.charges ?? []).length) return undefined;
  try {
    if (charges.length === 0) return priceOf(terms);
    const { loan, net, totalRepay, apr } = dealCost(terms, charges);
    return { ...loan, net, totalRepay, apr };
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

function termsOf({ terms, ...cost }: Cost): CostTerms | undefined {
  const { tenure_type: tenureType, processing_fee_type: feeType, processing_fee: flat } = cost;
  const { rateKind, dayCount, feeMode, rounding, moneyStep, firstPayment, aprMethod, gstPercent } = terms;
  const fee = feeType === 'flat' ? { flat } : { percent: terms.processingFeePercent ?? '' };
  if (!isKnown(tenureTypes, tenureType) || !isKnown(rateKinds, rateKind) || !isKnown(feeModes, feeMode))
    return undefined;
  if (!isKnown(dayCounts, dayCount) || !isKnown(roundings, rounding) || !isKnown(aprMethods, aprMethod))
    return undefined;
  if (!isKnown(firstPayments, firstPayment) || gstPercent === undefined || fee.percent === '')
    return undefined;
  const isSingle = cost.tenure > 1 && cost.repay_plans.length === 1;
  return {
    principal: cost.principal,
    annualRatePercent: cost.interest_rate,
    tenure: cost.tenure,
    ...{ tenureType, rateKind, dayCount, rounding, moneyStep, firstPayment, aprMethod },
    repayment: isSingle ? 'single' : 'instalments',
    startDate: terms.startDate,
    firstDueDate: isSingle || firstPayment === 'advance' ? undefined : terms.firstDueTime,
    processingFee: { mode: feeMode, fee, taxPercent: gstPercent },
  };
}
