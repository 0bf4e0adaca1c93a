import { share, sum, type Minor } from '../exact/minor';
import { rateFromPercent } from '../exact/percent';
import { loanPlan, type LoanPlan } from '../plan/plan';
import { loanApr } from '../rate/loan-apr';
import { checkApr } from './check-apr';
import { checkPlan } from './check-plan';
import type { Cause, ClaimedPlan, Finding, Verdict } from './claimed-plan';

/**
 * Recomputes a lender's plan from the terms the lender states and names every figure that differs, with its likely
 * cause. Figures that are not given are not judged. Throws `badAmount`, `badRate`, `badTenure`, `badDate` when the
 * stated terms themselves are no loan, `paysBackLess` or `noRate` when its payments have no APR.
 */
export function verifyPlan(claimed: ClaimedPlan): Verdict {
  const { terms, fee = 0, feeMode = 'deducted' } = claimed;
  const tax =
    claimed.taxPercent === undefined ? (claimed.tax ?? 0) : share(fee, rateFromPercent(claimed.taxPercent));
  const isAdded = feeMode === 'added';
  const financed = isAdded ? { ...terms, principal: sum([terms.principal, fee, tax]) } : terms;
  const inPlan = isAdded ? { ...claimed, terms: financed, fee: 0, tax: 0 } : claimed;
  const plan = loanPlan(financed);
  const inHand = isAdded ? terms.principal : terms.principal - fee - tax;
  const { findings, explainedBy, model } = checkPlan(inPlan);
  const paid = asPaid(inPlan, plan, model?.causes.length ? model.rows : plan.rows);
  const net = feeMode === 'deducted' ? inHand : terms.principal;
  const apart = feeMode === 'separate' ? fee + tax : 0;
  const aprBy = (method: 'nominal' | 'actuarial' | 'effective') =>
    loanApr({ terms: financed, plan: paid, net: inHand, method });
  const all = [
    ...checkPaidOut(claimed, { net, fee, tax }),
    ...findings,
    ...checkTotal(claimed, plan.paid + apart, { fee, tax, apart, explainedBy, paid: paid.paid + apart }),
    ...checkApr({ claimed: inPlan, plan: paid, net: inHand, fee, tax }),
  ];
  return {
    agrees: all.length === 0,
    findings: all,
    explainedBy,
    computed: {
      net,
      instalment: plan.rows[0]?.instalment ?? 0,
      totalInterest: plan.interest,
      totalRepay: plan.paid + apart,
      apr: { nominal: aprBy('nominal'), actuarial: aprBy('actuarial'), effective: aprBy('effective') },
      plan,
    },
  };
}

/** The payments as the lender prints them, where every one is printed; else those of the way that explains the plan. */
function asPaid({ terms, rows = [] }: ClaimedPlan, stated: LoanPlan, explained: LoanPlan['rows']): LoanPlan {
  const printed = rows.flatMap(({ periodNo, instalment }) =>
    instalment === undefined ? [] : ([[periodNo, instalment]] as const),
  );
  const byPeriod = new Map(printed);
  if (byPeriod.size !== terms.tenure) {
    return explained === stated.rows
      ? stated
      : { ...rounded(stated), rows: explained, paid: paidIn(explained) };
  }
  if (stated.rows.every((row) => byPeriod.get(row.periodNo) === row.instalment)) return stated;
  const own = stated.rows.map((row) => ({
    ...row,
    instalment: byPeriod.get(row.periodNo) ?? row.instalment,
  }));
  return { ...rounded(stated), rows: own, paid: paidIn(own) };
}

const rounded = ({
  rows,
  interest,
  paid,
  roundingDifference,
  cappedPrepayments,
  debtGrows,
}: LoanPlan): LoanPlan => ({
  rows,
  interest,
  paid,
  roundingDifference,
  cappedPrepayments,
  debtGrows,
});

const paidIn = (rows: LoanPlan['rows']): Minor =>
  sum(rows.map(({ instalment, extra }) => instalment + extra));

function checkPaidOut(
  claimed: ClaimedPlan,
  { net, fee, tax }: { net: Minor; fee: Minor; tax: Minor },
): Finding[] {
  const found: Finding[] = [];
  if (claimed.tax !== undefined && claimed.tax !== tax) {
    found.push(difference('tax', claimed.tax, tax, [claimed.tax === 0 ? 'feeTaxLeftOut' : 'unknown']));
  }
  if (claimed.net !== undefined && claimed.net !== net) {
    const left = new Map<Minor, Cause>([
      [net + fee + tax, 'feeLeftOut'],
      [net + tax, 'feeTaxLeftOut'],
    ]);
    found.push(difference('net', claimed.net, net, [left.get(claimed.net) ?? 'unknown']));
  }
  return found;
}

interface TotalContext {
  readonly fee: Minor;
  readonly tax: Minor;
  /** Fee and tax that are paid apart from the payments. */
  readonly apart: Minor;
  readonly explainedBy: readonly Cause[];
  /** What is really paid. */
  readonly paid: Minor;
}

function checkTotal(
  { totalRepay, printedTo = 1, terms }: ClaimedPlan,
  computed: Minor,
  context: TotalContext,
): Finding[] {
  if (
    totalRepay === undefined ||
    Math.abs(totalRepay - computed) * 2 <= printedTo - 1 ||
    totalRepay === computed
  )
    return [];
  return [
    difference(
      'totalRepay',
      totalRepay,
      computed,
      causesOfTotal(totalRepay, computed, context, printedTo * terms.tenure),
    ),
  ];
}

function causesOfTotal(
  claimed: Minor,
  computed: Minor,
  context: TotalContext,
  wander: Minor,
): readonly Cause[] {
  const { fee, tax, apart, explainedBy, paid } = context;
  if (claimed === paid && explainedBy.length > 0) return explainedBy;
  if (apart > 0 && claimed === computed - tax) return ['feeTaxLeftOut'];
  if (apart > 0 && claimed === computed - fee - tax) return ['feeLeftOut'];
  if (Math.abs(claimed - computed) <= wander) return ['rounding'];
  return ['unknown'];
}

const difference = (
  figure: Finding['figure'],
  claimed: Minor,
  computed: Minor,
  because: readonly Cause[],
): Finding => ({ unit: 'money', figure, claimed, computed, difference: claimed - computed, causes: because });
