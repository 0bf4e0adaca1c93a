import { rateFromPercent } from '../exact/percent';
import { add, multiply, ratio, reduce, type Ratio } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { longestTenure } from '../tenure';
import type { ScheduleTerms } from '../terms';
import { annuity, annuityInAdvance, steppedAnnuity } from './annuity';
import type { Arithmetic } from './arithmetic';
import { isHelpedAfter, prepaymentsAfter, type LoanChanges, type RateChange } from './changes';
import { equalYears, periodsOf } from './periods';

/** One payment as it was worked out, in the profile's own amounts. */
export interface Step<Amount> {
  readonly dueDate: string;
  /** Below zero when interest that was not paid joins the debt. */
  readonly principal: Amount;
  readonly interest: Amount;
  /** Paid early on the same day, on top. */
  readonly extra: Amount;
  readonly balance: Amount;
}

export interface Walk<Amount> {
  readonly terms: ScheduleTerms;
  readonly changes: LoanChanges;
  readonly arithmetic: Arithmetic<Amount>;
  /** The instalment to begin with, instead of the one that the terms give: for smoothing. */
  readonly instalment?: Amount | undefined;
}

/**
 * Goes through a loan on the falling balance payment by payment, until nothing is owed. Throws `neverEnds` when
 * the payment that was kept does not pay the debt back in 1 200 periods.
 */
export function walk<Amount>(input: Walk<Amount>): Step<Amount>[] {
  const { terms, arithmetic: sums, changes } = input;
  const periodAt = periodsOf(terms);
  const ratesAt = yearlyRates(terms, changes.rateChanges ?? []);
  const payments = new Payments(input);
  const steps: Step<Amount>[] = [];
  let balance = sums.of(terms.principal);
  for (let periodNo = 1; sums.isLess(sums.zero, balance); periodNo += 1) {
    if (periodNo > longestTenure) throw neverEnds();
    const { dueDate, years } = periodAt(periodNo - 1);
    const { rate, perPeriod, change } = ratesAt(periodNo);
    if (change) payments.changeRate(periodNo, balance, perPeriod, change);
    const interest = sums.interest(balance, rate(years));
    const principal = payments.principalOf(periodNo, balance, interest, perPeriod);
    balance = sums.minus(balance, principal);
    let extra = sums.zero;
    for (const { amount, keep } of prepaymentsAfter(changes, periodNo)) {
      const asked = sums.of(amount);
      const taken = sums.isLess(balance, asked) ? balance : asked;
      balance = sums.minus(balance, taken);
      extra = sums.plus(extra, taken);
      if (keep === 'tenure') payments.renew(periodNo + 1, balance, perPeriod);
    }
    steps.push({ dueDate, principal, interest, extra, balance });
  }
  return steps;
}

const neverEnds = () => new LoanMathError('neverEnds', 'The payments do not end the debt.');

interface RateNow {
  readonly perPeriod: Ratio;
  /** The rate of a share of a year. */
  readonly rate: (years: Ratio) => Ratio;
  readonly change: RateChange | undefined;
}

/** The rate that holds for each payment; equal periods share one object, so that it is prepared once. */
function yearlyRates(terms: ScheduleTerms, changes: readonly RateChange[]): (periodNo: number) => RateNow {
  const equal = equalYears(terms);
  const rateNow = (percent: string, change?: RateChange): RateNow => {
    const year = rateFromPercent(percent);
    const known = new Map<Ratio, Ratio>();
    const rate = (years: Ratio): Ratio => {
      const found = known.get(years) ?? multiply(year, years);
      known.set(years, found);
      return found;
    };
    return { perPeriod: reduce(multiply(year, equal)), rate, change };
  };
  let now = rateNow(terms.annualRatePercent);
  if (changes.length === 0) return () => now;
  return (periodNo) => {
    const change = changes.findLast(({ fromPeriod }) => fromPeriod === periodNo);
    if (change) now = rateNow(change.annualRatePercent, change);
    else if (now.change) now = { ...now, change: undefined };
    return now;
  };
}

/** What is paid each time, and how changes move it. */
class Payments<Amount> {
  readonly #input: Walk<Amount>;
  readonly #rest: number;
  readonly #stepUp: { everyPeriods: number; growth: Ratio; keepsTenure: boolean } | undefined;
  #end: number;
  #paid = 0;
  /** The equal payment, or the equal part of the loan; not known before the first payment. */
  #each: Amount | undefined;

  constructor(input: Walk<Amount>) {
    const { terms, changes } = input;
    const { stepUp } = changes;
    this.#input = input;
    this.#rest = changes.moratorium?.periods ?? 0;
    this.#end = terms.tenure;
    this.#stepUp = stepUp && {
      everyPeriods: stepUp.everyPeriods,
      growth: add(ratio(1), rateFromPercent(stepUp.percent)),
      keepsTenure: stepUp.keep === 'tenure',
    };
  }

  /** The part of the debt that a payment takes away. */
  principalOf(periodNo: number, balance: Amount, interest: Amount, rate: Ratio): Amount {
    const { arithmetic: sums, terms, changes } = this.#input;
    if (periodNo <= this.#rest) {
      return changes.moratorium?.interest === 'paid' ? sums.zero : sums.minus(sums.zero, interest);
    }
    if (periodNo === this.#end) return balance;
    const each = this.#next(periodNo, balance, rate);
    const principal = terms.repayment === 'equalPrincipal' ? each : sums.minus(each, interest);
    if (sums.isLess(balance, principal)) return balance;
    // A long period at a very high rate may earn more interest than an equal payment: the balance then stays.
    if (!sums.isLess(principal, sums.zero)) return principal;
    if (this.#end <= terms.tenure) return sums.zero;
    if (!isHelpedAfter(changes, periodNo)) throw neverEnds();
    return principal;
  }

  /** Another payment for the time that is left, from a period on. */
  renew(fromPeriod: number, balance: Amount, rate: Ratio): void {
    const { arithmetic: sums, terms } = this.#input;
    const isOver = fromPeriod > terms.tenure || !sums.isLess(sums.zero, balance);
    if (isOver || fromPeriod <= this.#rest) return;
    this.#end = terms.tenure;
    this.#each = this.#fresh(fromPeriod, balance, rate);
  }

  changeRate(periodNo: number, balance: Amount, rate: Ratio, { keep = 'tenure' }: RateChange): void {
    if (this.#each === undefined) return;
    if (keep === 'tenure') this.renew(periodNo, balance, rate);
    else this.#end = longestTenure + 1;
  }

  #next(periodNo: number, balance: Amount, rate: Ratio): Amount {
    const stepUp = this.#stepUp;
    const { arithmetic: sums } = this.#input;
    let each = this.#each ?? this.#input.instalment ?? this.#fresh(periodNo, balance, rate);
    if (stepUp && this.#paid > 0 && this.#paid % stepUp.everyPeriods === 0) {
      each = sums.instalment(multiply(sums.exact(each), stepUp.growth));
    }
    this.#each = each;
    this.#paid += 1;
    return each;
  }

  #fresh(fromPeriod: number, balance: Amount, rate: Ratio): Amount {
    const { terms, arithmetic: sums } = this.#input;
    const owed = sums.exact(balance);
    const count = terms.tenure - fromPeriod + 1;
    if (terms.repayment === 'equalPrincipal') {
      return sums.part(ratio(owed.numerator, owed.denominator * BigInt(count)));
    }
    const isAdvance = terms.firstPayment === 'advance' && fromPeriod === 1;
    return sums.instalment(this.#exact(owed, rate, count, isAdvance));
  }

  #exact(owed: Ratio, rate: Ratio, count: number, isAdvance: boolean): Ratio {
    const stepUp = this.#stepUp;
    if (!stepUp?.keepsTenure)
      return isAdvance ? annuityInAdvance(owed, rate, count) : annuity(owed, rate, count);
    const { everyPeriods, growth } = stepUp;
    const stepped = steppedAnnuity(owed, rate, count, { everyPeriods, growth, paid: this.#paid });
    return isAdvance
      ? multiply(stepped, ratio(rate.denominator, rate.denominator + rate.numerator))
      : stepped;
  }
}
