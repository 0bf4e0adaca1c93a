import { rateFromPercent } from '../exact/decimal';
import { add, divide, multiply, ratio, type Ratio } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { longestTenure } from '../tenure';
import type { ScheduleTerms } from '../terms';
import { steppedWorths } from './annuity';
import type { Arithmetic } from './arithmetic';
import { isHelpedAfter, prepaymentsAfter, type LoanChanges, type RateChange } from './changes';
import { periodsOf } from './periods';
import { yearlyRates, type RateNow } from './rates';
import { roundedAnnuity } from './rounded-annuity';

/** One calculated payment, in the profile's own representation. */
export interface Step<Amount extends number | bigint> {
  readonly dueDate: string;
  /** Negative if unpaid interest is added to the debt. */
  readonly principal: Amount;
  readonly interest: Amount;
  /** Paid early on the same day, on top. */
  readonly extra: Amount;
  readonly balance: Amount;
}

export interface Walk<Amount extends number | bigint> {
  readonly terms: ScheduleTerms;
  readonly changes: LoanChanges;
  readonly arithmetic: Arithmetic<Amount>;
  /** Overrides the initial instalment derived from the terms; for smoothing. */
  readonly instalment?: Amount | undefined;
}

/**
 * Iterates over a reducing-balance loan payment by payment, until nothing is owed. Throws `neverEnds` if the kept
 * payment does not repay the debt in 1 200 periods.
 */
export function walk<Amount extends number | bigint>(input: Walk<Amount>): Step<Amount>[] {
  const { terms, arithmetic: sums, changes } = input;
  const periodAt = periodsOf(terms);
  const ratesAt = yearlyRates(terms, changes.rateChanges ?? [], periodAt);
  const payments = new Payments(input);
  const steps: Step<Amount>[] = [];
  let balance = sums.of(terms.principal);
  for (let periodNo = 1; sums.isLess(sums.zero, balance); periodNo += 1) {
    if (periodNo > longestTenure) throw neverEnds();
    const { dueDate, years } = periodAt(periodNo - 1);
    const now = ratesAt(periodNo);
    if (now.change) payments.changeRate(periodNo, balance, now, now.change);
    const interest = sums.interest(balance, now.rate(years));
    const principal = payments.principalOf(periodNo, balance, interest, now);
    balance = sums.minus(balance, principal);
    let extra = sums.zero;
    let renewedOn: Amount | undefined;
    for (const { amount, keep } of prepaymentsAfter(changes, periodNo)) {
      const asked = sums.of(amount);
      const taken = sums.isLess(balance, asked) ? balance : asked;
      balance = sums.minus(balance, taken);
      extra = sums.plus(extra, taken);
      if (keep === 'tenure') renewedOn = balance;
    }
    // Of several early payments on one day, only the last one that keeps the tenure determines the new payment.
    if (renewedOn !== undefined) payments.renew(periodNo + 1, renewedOn, now);
    steps.push({ dueDate, principal, interest, extra, balance });
  }
  return steps;
}

const neverEnds = () => new LoanMathError('neverEnds', 'The payments do not end the debt.');

/** The payment of each period, and how changes affect it. */
class Payments<Amount extends number | bigint> {
  readonly #input: Walk<Amount>;
  readonly #rest: number;
  readonly #stepUp: { everyPeriods: number; growth: Ratio; keepsTenure: boolean } | undefined;
  #end: number;
  #paid = 0;
  /** The equal payment, or the equal part of the principal; unknown before the first payment. */
  #each: Amount | undefined;
  /** Cache of the present values of growing payments at a rate; early payments need it repeatedly. */
  #worths: { rate: Ratio; left: readonly Ratio[] } | undefined;

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

  /** The part of a payment that reduces the debt. */
  principalOf(periodNo: number, balance: Amount, interest: Amount, rate: RateNow): Amount {
    const { arithmetic: sums, terms, changes } = this.#input;
    if (periodNo <= this.#rest) {
      return changes.moratorium?.interest === 'paid' ? sums.zero : sums.minus(sums.zero, interest);
    }
    if (periodNo === this.#end) return balance;
    const each = this.#next(periodNo, balance, rate);
    const principal = terms.repayment === 'equalPrincipal' ? each : sums.minus(each, interest);
    if (sums.isLess(balance, principal)) return balance;
    // In a long period at a very high rate, interest may exceed an equal payment: the balance then stays.
    if (!sums.isLess(principal, sums.zero)) return principal;
    if (this.#end <= terms.tenure) return sums.zero;
    if (!isHelpedAfter(changes, periodNo)) throw neverEnds();
    return principal;
  }

  /** Recalculates the payment for the remaining tenure, from a period on. */
  renew(fromPeriod: number, balance: Amount, rate: RateNow): void {
    const { arithmetic: sums, terms } = this.#input;
    const isOver = fromPeriod > terms.tenure || !sums.isLess(sums.zero, balance);
    if (isOver || fromPeriod <= this.#rest) return;
    this.#end = terms.tenure;
    this.#each = this.#fresh(fromPeriod, balance, rate);
  }

  changeRate(periodNo: number, balance: Amount, rate: RateNow, { keep = 'tenure' }: RateChange): void {
    if (this.#each === undefined) return;
    if (keep === 'tenure') this.renew(periodNo, balance, rate);
    else this.#end = longestTenure + 1;
  }

  #next(periodNo: number, balance: Amount, rate: RateNow): Amount {
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

  #fresh(fromPeriod: number, balance: Amount, rate: RateNow): Amount {
    const { terms, arithmetic: sums } = this.#input;
    const owed = sums.exact(balance);
    const count = terms.tenure - fromPeriod + 1;
    if (terms.repayment === 'equalPrincipal') {
      return sums.part(ratio(owed.numerator, owed.denominator * BigInt(count)));
    }
    if (this.#stepUp?.keepsTenure) return this.#freshStepped(fromPeriod, owed, rate);
    if (rate.level) return rate.level(owed, fromPeriod, sums.instalment);
    const isAdvance = terms.firstPayment === 'advance' && fromPeriod === 1;
    return roundedAnnuity({ owed, ratePerPeriod: rate.perPeriod, count, isAdvance }, sums.instalment);
  }

  #freshStepped(fromPeriod: number, owed: Ratio, rate: RateNow): Amount {
    const { terms, arithmetic: sums } = this.#input;
    const stepped = divide(owed, this.#worthLeft(fromPeriod, rate));
    // Over the calendar, the first period of a payment in advance has no days, so there is nothing to deduct.
    const isAdvance = terms.firstPayment === 'advance' && fromPeriod === 1 && !rate.level;
    const { numerator, denominator } = rate.perPeriod;
    return sums.instalment(
      isAdvance ? multiply(stepped, ratio(denominator, denominator + numerator)) : stepped,
    );
  }

  #worthLeft(fromPeriod: number, rate: RateNow): Ratio {
    const stepUp = this.#stepUp;
    if (stepUp && this.#worths?.rate !== rate.perPeriod) {
      const paid = this.#paid;
      const count = paid + this.#input.terms.tenure - fromPeriod + 1;
      const left = steppedWorths((made) => rate.at(Math.max(1, fromPeriod + made - paid)), {
        ...stepUp,
        count,
      });
      this.#worths = { rate: rate.perPeriod, left };
    }
    return this.#worths?.left[this.#paid] ?? ratio(1);
  }
}
