import { decimalFromRatio, ratioFromDecimal, type Percent } from '../exact/decimal';
import { subtract } from '../exact/ratio';
import type { Minor } from '../exact/minor';
import { LoanMathError } from '../loan-math-error';
import { loanPlan, type LoanPlan } from '../plan/plan';
import { loanApr, type AprMethod } from '../rate/loan-apr';
import type { Cause, ClaimedPlan, Finding } from './claimed-plan';

export interface AprCheckInput {
  readonly claimed: ClaimedPlan;
  /** The loan as it is actually paid. */
  readonly plan: LoanPlan;
  readonly net: Minor;
  readonly fee: Minor;
  readonly tax: Minor;
}

export const methods = ['nominal', 'actuarial', 'effective'] as const;

interface Candidate {
  readonly causes: readonly Cause[];
  readonly net: Minor;
  readonly method: AprMethod;
  readonly plan: LoanPlan;
}

/** Compares the lender's APR at its printed decimals, and looks for an explanation of a difference. */
export function checkApr(input: AprCheckInput): Finding[] {
  const { claimed, plan, net } = input;
  if (claimed.apr === undefined) return [];
  const { percent, method } = claimed.apr;
  const places = percent.split('.')[1]?.length ?? 0;
  const computed = aprOf(claimed, { net, method, plan }, places);
  if (computed === undefined || isSame(computed, percent)) return [];
  const because = candidatesOf(input, method).find((candidate) => {
    const apr = aprOf(claimed, candidate, places);
    return apr !== undefined && isSame(apr, percent);
  })?.causes;
  const difference = decimalFromRatio(
    subtract(ratioFromDecimal(percent), ratioFromDecimal(computed)),
    places,
  );
  // Charges of others seldom cost more than a tenth of the loan.
  const dearer = aprOf(claimed, { net: Math.round(net - claimed.terms.principal / 10), method, plan }, 2);
  const isBetween = (Number(percent) - Number(computed)) * (Number(dearer) - Number(percent)) > 0;
  const found =
    because ??
    (isStatedFlat(claimed, percent)
      ? (['flatRate'] as const)
      : [isBetween ? ('chargesOfOthers' as const) : ('unknown' as const)]);
  return [{ unit: 'percent', figure: 'apr', claimed: percent, computed, difference, causes: found }];
}

const isSame = (one: Percent, other: Percent): boolean => Number(one) === Number(other);

/** A flat rate printed as the APR. */
const isStatedFlat = ({ terms }: ClaimedPlan, percent: Percent): boolean =>
  terms.rateKind === 'flat' && isSame(terms.annualRatePercent, percent);

/** One deviation, then two, then three. */
function candidatesOf({ claimed, plan, net, fee, tax }: AprCheckInput, stated: AprMethod): Candidate[] {
  // Without a fee these are the same: the candidate with fewer causes comes first.
  const nets: [Minor, Cause[]][] = [
    [net, []],
    [net + tax, ['feeTaxLeftOut']],
    [net + fee + tax, ['feeLeftOut']],
  ];
  const plans: [LoanPlan, Cause[]][] = [[plan, []], ...otherPlans(claimed)];
  const all = methods.flatMap((method) =>
    nets.flatMap(([given, left]) =>
      plans.map(([paid, rounded]): Candidate => ({
        method,
        net: given,
        plan: paid,
        causes: [...methodCause(stated, method), ...left, ...rounded],
      })),
    ),
  );
  return all
    .filter(({ causes }) => causes.length > 0)
    .sort((one, other) => one.causes.length - other.causes.length);
}

function methodCause(stated: AprMethod, used: AprMethod): Cause[] {
  if (stated === used) return [];
  if (used === 'effective') return ['effectiveAsNominal'];
  return stated === 'effective' ? ['nominalAsEffective'] : ['otherMethod'];
}

/**
 * Based on the unrounded payment, as the RBI does, if the lender collects a rounded one; or the other way round.
 */
function otherPlans({ terms, instalment }: ClaimedPlan): [LoanPlan, Cause[]][] {
  const plans: [LoanPlan, Cause[]][] = [];
  const add = (other: () => LoanPlan): void => {
    try {
      plans.push([other(), ['roundedInstalment']]);
    } catch (error) {
      if (!(error instanceof LoanMathError)) throw error;
    }
  };
  if (terms.rateKind === 'flat') return plans;
  add(() => loanPlan({ ...terms, rounding: 'rbi' }));
  if (instalment !== undefined) add(() => allAlike(loanPlan(terms), instalment));
  return plans;
}

/** The printed payment each time, including the last one. */
const allAlike = ({ unrounded: _, ...plan }: LoanPlan, instalment: Minor): LoanPlan => ({
  ...plan,
  rows: plan.rows.map((row) => ({ ...row, instalment })),
});

/** `undefined` where a method has no rate for the loan. */
export function aprOf(
  { terms }: Pick<ClaimedPlan, 'terms'>,
  { net, method, plan }: Omit<Candidate, 'causes'>,
  places: number,
): Percent | undefined {
  try {
    return loanApr({ terms, plan, net, method, places });
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}
