import type { Cause, ClaimedPlan, ClaimedRow } from '../verify/claimed-plan';
import { type Deal, type Entry, type Habit, laterBy, monthsFrom } from './book';
import { Fraction, none } from './fraction';

/** A plan as a lender hands it out, and what is wrong with it: nothing, or these causes. */
export interface LenderPlan {
  readonly claim: ClaimedPlan;
  readonly causes?: readonly Cause[];
}

/** A source of chance that gives the same numbers for the same seed (xorshift). */
export class Die {
  constructor(private state: number) {
    this.state = Math.imul(state + 1, 2_654_435_761) >>> 0 || 1;
    for (let turn = 0; turn < 8; turn += 1) this.share();
  }
  share(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state / 4_294_967_296;
  }
  from(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }
  one<Value>(...values: readonly Value[]): Value {
    return values[Math.floor(this.share() * values.length)] as Value;
  }
  is(chance: number): boolean {
    return this.share() < chance;
  }
}

export function anyDeal(die: Die, limits: Partial<Record<'least' | 'most', number>> = {}): Deal {
  const principal = die.from(20, 5_000) * 10_000;
  const fee = Math.round((principal * die.from(10, 40)) / 1_000);
  return {
    principal,
    fee,
    tax: Math.round(fee * 0.18),
    rate: die.from(24, 192) * 25,
    count: die.from(limits.least ?? 4, limits.most ?? 48),
    paidOut: laterBy('2024-01-01', die.from(0, 1_000)),
  };
}

/** How lenders round: to the cent, the payment to a unit, up to a step, everything printed in units. */
export function anyHabit(die: Die, principal: number): Habit {
  const step = principal > 20_000_000 ? die.one(500, 1_000, 5_000) : die.one(100, 500);
  const payment = die.one<Habit['payment']>(
    [1, 'near'],
    [1, 'near'],
    [1, 'up'],
    [100, 'near'],
    [100, 'up'],
    [step, 'up'],
  );
  const interest = die.one<Habit['interest']>(
    [1, 'near'],
    [1, 'near'],
    [1, 'even'],
    [1, 'down'],
    [0, 'near'],
  );
  return { payment, interest, printed: 1 };
}

const amount = (value: Fraction | undefined, unit: number): number | undefined =>
  value === undefined ? undefined : value.to(unit, 'near').whole();

/** The rows as printed. */
export const rowsOf = (entries: readonly Entry[], unit = 1): ClaimedRow[] =>
  entries.map(({ principal, interest, paid, owed, due, charges, extra }, index) => ({
    periodNo: index + 1,
    dueDate: due,
    principal: amount(principal, unit),
    interest: amount(interest, unit),
    instalment: amount(charges === undefined ? paid : paid.plus(charges), unit),
    balance: amount(owed, unit),
    ...(charges === undefined ? {} : { charges: amount(charges, unit) }),
    ...(extra === undefined || extra.top === 0n ? {} : { extra: amount(extra, unit) }),
  }));

export const interestIn = (entries: readonly Entry[]): Fraction =>
  entries.reduce((sum, { interest }) => sum.plus(interest), none);

interface Hand {
  readonly deal: Deal;
  readonly rows: readonly ClaimedRow[];
  readonly instalment?: number | undefined;
  readonly totalInterest?: number | undefined;
}

/** `hasAll`: no column is left out, because the fault shows only with all of them. */
type HandMore = Partial<ClaimedPlan> & { isDated?: boolean; hasAll?: boolean };

/** The claim as a borrower enters it: the loan in words, the figures, the table with or without some columns. */
export function handOut(die: Die, hand: Hand, more: HandMore = {}): ClaimedPlan {
  const { deal, rows } = hand;
  const { isDated = die.is(0.5), hasAll = false, ...rest } = more;
  const drops = hasAll ? '' : die.one('', '', 'instalment', 'balance', '');
  const printed = rows.map((row): ClaimedRow => {
    const { dueDate, ...cells } = row;
    const kept: ClaimedRow = drops === '' ? cells : { ...cells, [drops]: undefined };
    return isDated ? { ...kept, dueDate } : kept;
  });
  const first = isDated ? rows[0]?.dueDate : undefined;
  return {
    terms: {
      principal: deal.principal,
      annualRatePercent: (deal.rate / 100).toFixed(2),
      tenure: deal.count,
      tenureType: 'month',
      rateKind: 'reducing',
      dayCount: '30/360',
      repayment: 'instalments',
      startDate: first === undefined ? '2026-11-26' : monthsFrom(first, -1),
    },
    fee: deal.fee,
    tax: deal.tax,
    isStartSupposed: true,
    instalment: die.is(0.7) ? hand.instalment : undefined,
    totalInterest: die.is(0.7) ? hand.totalInterest : undefined,
    rows: printed,
    ...rest,
  };
}
