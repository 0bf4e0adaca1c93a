import { nearest, sum, type Minor } from '../exact/minor';
import { ratio } from '../exact/ratio';
import type { LoanPlan } from '../plan/plan';
import type { Account } from './structure';
import type { Cause, ClaimedPlan, ClaimedRow, Finding } from './claimed-plan';
import { reachOf, valueIn, type Figure } from './figures';
import { infer, simulatedFrom, type Inference } from './infer';

export interface PlanCheck extends Inference {
  readonly findings: readonly Finding[];
}

/** Causes that leave a plan correct. */
const harmless: readonly Cause[] = ['rounding', 'roundedInstalment'];

export const isHarmless = ({ causes }: { readonly causes: readonly Cause[] }): boolean =>
  causes.every((cause) => harmless.includes(cause));

/**
 * Compares every printed amount with the stated terms, and gives the cause of each difference of more than the printed
 * unit, if it can be determined. `paid` is the printed total without what is paid separately.
 */
export function checkPlan(claimed: ClaimedPlan, own: LoanPlan, paid: Minor | undefined): PlanCheck {
  const inference = infer(claimed, paid);
  const { printed, named } = inference;
  const plan = simulatedFrom(own.rows, own.interest, own.paid);
  const broken = brokenSums(claimed.rows ?? [], printed.unit);
  const isPaymentRight = printed.figures.some(
    (figure) =>
      figure.figure === 'instalment' &&
      figure.periodNo === undefined &&
      Math.abs(figure.claimed - (valueIn(plan, figure) ?? 0)) <= reachOf(figure, printed.unit),
  );
  const context = { named, broken, claimed, unit: printed.unit, isPaymentRight };
  const findings = printed.figures.flatMap((figure, index): Finding[] => {
    if (figure.figure === 'totalRepay') return [];
    const computed = valueIn(plan, figure) ?? 0;
    if (isPrintedAs(figure, computed, printed.unit)) return [];
    return [findingOf(figure, computed, causesOf({ figure, index, ...context }))];
  });
  const known = new Set(findings.map(nameOf));
  const sums = broken.filter((finding) => !known.has(nameOf(finding)) && !isSettled(named));
  return { ...inference, findings: [...findings, ...sums, ...againstRows(claimed, own, inference)] };
}

/**
 * A cell that is off by one printed unit was rounded differently; in whole cents even that is reported if it is the
 * only difference.
 */
const isPrintedAs = (figure: Figure, computed: number, unit: Minor): boolean =>
  figure.claimed === computed || (unit > 1 && Math.abs(figure.claimed - computed) <= reachOf(figure, unit));

const isSettled = (named: Account | undefined): boolean => named !== undefined && named.causes.length > 0;

const nameOf = ({ figure, periodNo }: Pick<Finding, 'figure' | 'periodNo'>): string =>
  `${figure} ${periodNo ?? 0}`;

interface Why {
  readonly figure: Figure;
  readonly index: number;
  readonly named: Account | undefined;
  readonly broken: readonly Finding[];
  readonly claimed: ClaimedPlan;
  readonly unit: Minor;
  /** The payment matches the terms, so a wrong total is an error of its own. */
  readonly isPaymentRight: boolean;
}

function causesOf(why: Why): readonly Cause[] {
  const { figure, index, named, broken } = why;
  if (named?.isExplained[index]) return named.causes.length > 0 ? named.causes : ['rounding'];
  const isBroken = broken.some((finding) => nameOf(finding) === nameOf(figure)) || isBesideRows(figure, why);
  return isBroken ? ['doesNotAddUp'] : ['unknown'];
}

const findingOf = (
  { figure, periodNo, claimed }: Figure,
  computed: Minor,
  causes: readonly Cause[],
): Finding => ({
  unit: 'money',
  figure,
  ...(periodNo === undefined ? {} : { periodNo }),
  ...{ claimed, computed, difference: claimed - computed, causes },
});

/** Rows that contradict themselves: parts that do not add up to the payment, a balance that does not follow. */
function brokenSums(rows: readonly ClaimedRow[], unit: Minor): Finding[] {
  return rows.flatMap((row, index): Finding[] => {
    const { periodNo, principal, interest, instalment, balance } = row;
    const before = rows[index - 1];
    const found: Finding[] = [];
    const compare = (figure: 'instalment' | 'balance', claimed: Minor, computed: Minor): void => {
      if (Math.abs(claimed - computed) <= unit + 1) return;
      found.push(findingOf({ figure, periodNo, claimed }, computed, ['doesNotAddUp']));
    };
    if (principal !== undefined && interest !== undefined && instalment !== undefined) {
      compare('instalment', instalment, principal + interest);
    }
    const owed = before?.periodNo === periodNo - 1 ? before.balance : undefined;
    if (owed !== undefined && principal !== undefined && balance !== undefined) {
      compare('balance', balance, owed - principal);
    }
    return found;
  });
}

/** How far roundings move a sum from the sum of its roundings: by the square root of their number. */
const wanderOf = (count: number, unit: Minor): number => unit * (1 + 3 * Math.sqrt(count / 12));

/** The total printed interest, if every row has it. */
function interestOfRows({ terms, rows = [] }: ClaimedPlan): Minor | undefined {
  const interests = rows.map((row) => row.interest).filter((interest) => interest !== undefined);
  return interests.length === terms.tenure ? sum(interests) : undefined;
}

/** Whether a total differs from the sum of its own rows, or of its own payments. */
function isBesideRows({ figure }: Figure, { claimed, unit, isPaymentRight }: Why): boolean {
  const { totalInterest, rows = [], terms } = claimed;
  if (figure !== 'totalInterest' || totalInterest === undefined) return false;
  const summed = interestOfRows(claimed);
  if (summed !== undefined) return Math.abs(summed - totalInterest) > wanderOf(terms.tenure, unit);
  return isPaymentRight && rows.length === 0 && terms.repayment === 'instalments';
}

/** Compares the total interest with the sum of the printed rows, if they differ only by rounding. */
function againstRows(claimed: ClaimedPlan, own: LoanPlan, { printed, stated }: Inference): Finding[] {
  const { terms, totalInterest } = claimed;
  const summed = interestOfRows(claimed);
  if (summed === undefined || totalInterest === undefined || summed === totalInterest || stated.missed > 0)
    return [];
  if (Math.abs(summed - totalInterest) > wanderOf(terms.tenure, printed.unit)) return [];
  const computed = nearest(ratio(own.interest), printed.unit);
  return [findingOf({ figure: 'interestOfRows', claimed: summed }, computed, ['rounding'])];
}
