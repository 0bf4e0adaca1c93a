import { share, sum, type Minor } from '../exact/minor';
import { rateFromPercent } from '../exact/decimal';
import { loanPlan, type LoanPlan } from '../plan/plan';
import { aprOf, checkApr, methods } from './check-apr';
import { checkPlan, isHarmless } from './check-plan';
import { wrongDays } from './due-days';
import { paymentIn } from './figures';
import type { Named } from './infer';
import { normalRows } from './normal-rows';
import type { Simulated } from './simulate';
import type { Cause, ClaimedPlan, Finding, Verdict, Convention } from './claimed-plan';
import { addMonths, daysBetween } from '../calendar/calendar';

/**
 * Recalculates a lender's plan from its stated terms, reports every figure that differs, and infers why. Missing
 * figures are not checked. Throws `badAmount`, `badRate`, `badTenure`, `badDate` if the stated terms themselves are not
 * a valid loan.
 */
export function verifyPlan(claim: ClaimedPlan): Verdict {
  const { claimed, pace } = paced(normalRows(claim));
  const { terms, fee = 0, feeMode = 'deducted', totalRepay } = claimed;
  const tax =
    claimed.taxPercent === undefined ? (claimed.tax ?? 0) : share(fee, rateFromPercent(claimed.taxPercent));
  const isAdded = feeMode === 'added';
  const financed = isAdded ? { ...terms, principal: sum([terms.principal, fee, tax]) } : terms;
  const inPlan = isAdded ? { ...claimed, terms: financed, fee: 0, tax: 0 } : claimed;
  const own = loanPlan(financed);
  const inHand = isAdded ? terms.principal : terms.principal - fee - tax;
  const net = feeMode === 'deducted' ? inHand : terms.principal;
  const apart = feeMode === 'separate' ? fee + tax : 0;
  const check = checkPlan(inPlan, own, totalRepay === undefined ? undefined : totalRepay - apart);
  const { named, printed, plan } = check;
  const paid = asPaid(inPlan, plan, named?.causes.length ? named.simulated : undefined);
  const context = { fee, tax, apart, named, paid: paid.paid + apart, unit: printed.unit };
  const findings = [
    ...checkPaidOut(claimed, { net, fee, tax }),
    ...check.findings,
    ...checkTotal(claimed, plan.paid + apart, context),
    ...checkApr({ claimed: inPlan, plan: paid, net: inHand, fee, tax }),
  ];
  const dates = named?.causes.includes('brokenPeriod')
    ? []
    : wrongDays({ ...claimed, rows: named?.rows ?? claimed.rows });
  const agrees =
    findings.every(isHarmless) && dates.length === 0 && (named === undefined || isHarmless(named));
  return {
    agrees,
    isOpen: !agrees && check.isOpen && dates.length === 0,
    conventions: [...pace, ...(named?.conventions ?? [])],
    printedTo: printed.unit,
    findings,
    dates,
    explainedBy: explanationOf(named, findings, dates.length > 0),
    facts: named?.facts ?? {},
    likeliest: check.likeliest,
    computed: {
      net,
      instalment: plan.rows[0]?.instalment ?? 0,
      totalInterest: plan.interest,
      totalRepay: plan.paid + apart,
      apr: aprsOf(financed, paid, inHand),
      plan,
    },
  };
}

function explanationOf(
  named: Named | undefined,
  findings: readonly Finding[],
  areDaysWrong: boolean,
): readonly Cause[] {
  const days = areDaysWrong ? (['wrongDueDates'] as const) : [];
  if (named && named.causes.length > 0) return [...named.causes, ...days];
  const isOwnFault = findings.length > 0 && findings.every(({ causes }) => causes[0] === 'doesNotAddUp');
  if (isOwnFault) return ['doesNotAddUp', ...days];
  return findings.every(isHarmless) ? days : [];
}

/** By each method that has a rate for this loan. */
const aprsOf = (terms: ClaimedPlan['terms'], plan: LoanPlan, net: Minor): Verdict['computed']['apr'] =>
  Object.fromEntries(
    methods.flatMap((method) => {
      const apr = aprOf({ terms }, { net, method, plan }, 2);
      return apr === undefined ? [] : [[method, apr]];
    }),
  );

/** The payments as the lender prints them, if all are printed; otherwise those of the method that explains the plan. */
function asPaid(
  { terms, rows = [] }: ClaimedPlan,
  stated: LoanPlan,
  explained: Simulated | undefined,
): LoanPlan {
  const printed = rows.flatMap((row) => {
    const each = paymentIn(row);
    return each === undefined ? [] : ([[row.periodNo, each]] as const);
  });
  const byPeriod = new Map(printed);
  const paidAt = (periodNo: number, own: Minor): Minor =>
    byPeriod.size === terms.tenure
      ? (byPeriod.get(periodNo) ?? own)
      : Math.round(explained?.instalment[periodNo - 1] ?? own);
  const own = stated.rows.map((row) => ({ ...row, instalment: paidAt(row.periodNo, row.instalment) }));
  if (own.every(({ instalment }, index) => instalment === stated.rows[index]?.instalment)) return stated;
  const { unrounded: _, ...rounded } = stated;
  return { ...rounded, rows: own, paid: paidIn(own) };
}

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
    const left = claimed.net - net;
    const because = left === tax ? 'feeTaxLeftOut' : left === fee + tax ? 'feeLeftOut' : 'unknown';
    found.push(difference('net', claimed.net, net, [because]));
  }
  return found;
}

interface TotalContext {
  readonly fee: Minor;
  readonly tax: Minor;
  /** Fee and tax that are paid separately from the payments. */
  readonly apart: Minor;
  readonly named: Named | undefined;
  /** What is actually paid. */
  readonly paid: Minor;
  readonly unit: Minor;
}

function checkTotal({ totalRepay, terms }: ClaimedPlan, computed: Minor, context: TotalContext): Finding[] {
  const { unit } = context;
  if (totalRepay === undefined || Math.abs(totalRepay - computed) <= (unit === 1 ? 0 : unit)) return [];
  const because = causesOfTotal(totalRepay, computed, context, unit * terms.tenure);
  return [difference('totalRepay', totalRepay, computed, because)];
}

function causesOfTotal(
  claimed: Minor,
  computed: Minor,
  context: TotalContext,
  wander: Minor,
): readonly Cause[] {
  const { fee, tax, apart, named, paid, unit } = context;
  const isExplained =
    named &&
    Math.min(Math.abs(claimed - paid), Math.abs(claimed - apart - (named.simulated?.paid ?? Infinity))) <=
      unit;
  if (isExplained) return named.causes.length > 0 ? named.causes : ['rounding'];
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

const paces = [2, 3, 4, 6, 12] as const;

/**
 * The months between two payments that a table shows where the terms do not state them: by its dates, or by a whole
 * plan with so many times fewer payments; `undefined` if payments are monthly.
 */
function monthsBetween({ terms, rows = [], states = [] }: ClaimedPlan): number | undefined {
  if (terms.tenureType !== 'month' || terms.everyMonths !== undefined || states.includes('pace'))
    return undefined;
  const fitting = paces.filter(
    (months) => terms.tenure % months === 0 && terms.tenure / months === rows.length,
  );
  if (rows.length < 2) return undefined;
  const gaps = rows.flatMap(({ dueDate }, index) => {
    const before = rows[index - 1]?.dueDate;
    return dueDate === undefined || before === undefined ? [] : [daysBetween(before, dueDate)];
  });
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  if (middle !== undefined) return paces.find((months) => Math.abs(middle - months * 30.44) < 8);
  const last = rows.at(-1);
  const isWhole = last?.balance === undefined || Math.abs(last.balance) * 100 < terms.principal;
  return isWhole ? fitting[0] : undefined;
}

/** The loan with payments every few months, if its table shows them; a supposed payout is one period before the first. */
function paced(claimed: ClaimedPlan): { claimed: ClaimedPlan; pace: readonly Convention[] } {
  const { terms, rows = [], isStartSupposed = false } = claimed;
  const months = monthsBetween(claimed);
  if (months === undefined) return { claimed, pace: [] };
  const first = rows.find(({ periodNo }) => periodNo === 1)?.dueDate;
  const startDate = isStartSupposed && first !== undefined ? addMonths(first, -months) : terms.startDate;
  // The terms count the months, or the payments.
  const inMonths = Math.ceil(terms.tenure / months);
  const tenure = rows.length > inMonths ? terms.tenure : inMonths;
  return {
    claimed: { ...claimed, terms: { ...terms, startDate, everyMonths: months, tenure } },
    pace: [{ kind: 'pace', months }],
  };
}
