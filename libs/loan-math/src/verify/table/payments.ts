import type { Cause, CauseFacts, Convention } from '../claimed-plan';
import type { Loan, InterestFit } from './interest-fit';
import type { Line } from './lines';
import { levelPayment, matched, type Matched } from './numbers';

/** An explanation of the column of payments. */
export interface PaymentFit {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly conventions: readonly Convention[];
  readonly weight: number;
  /** Positions of the lines whose payment it does not explain. */
  readonly missed: readonly number[];
  /** The equal payment, if payments are equal. */
  readonly usual: number | undefined;
  readonly isRounded: boolean;
  readonly kind: 'level' | 'equalPrincipal';
  /** The first payments that are skipped, or pay interest only. */
  readonly waits: number;
}

export interface Agreed {
  /** The number of payments in the terms. */
  readonly count: number;
  readonly principal: number;
  /** The stated rates of each period, as measured and of equal length. */
  readonly equal: readonly number[];
  /** Other usual ways to measure the periods, as shares of a year: the payment may be solved over one of them. */
  readonly measured: readonly (readonly number[])[];
  readonly statesRepayment: boolean;
  /** Skipped payments in the terms; undefined if the terms do not say. */
  readonly pause: number | undefined;
  readonly isEqualPrincipal: boolean;
}

/** A last payment of so many others is no rest of roundings. */
const leastLarge = 1.5;

const paidAt = ({ part, interest }: Line): number => part + interest;

export function paymentFit(loan: Loan, fit: InterestFit, agreed: Agreed): PaymentFit {
  const { lines, unit } = loan;
  const waiting = waitsIn(loan);
  const rest = lines.slice(waiting.periods);
  const conventions: Convention[] = [];
  const causes: Cause[] = [];
  let weight = 0;
  if (waiting.periods > 0) {
    const isBalloon = waiting.periods >= lines.length - 1 && waiting.interest === 'paid';
    const isFault = agreed.pause !== undefined && agreed.pause !== waiting.periods;
    if (isFault) causes.push('pause');
    else if (isBalloon) conventions.push({ kind: 'repayment', repayment: 'interestOnly' });
    else conventions.push({ kind: 'pause', ...waiting });
    weight += isFault ? 1 : 0.1;
  }
  const found = {
    waits: waiting.periods,
    causes,
    conventions,
    weight,
    facts: causes.length > 0 ? { periods: waiting.periods } : {},
  };
  if (rest.length <= 1) return { ...found, missed: [], usual: undefined, isRounded: false, kind: 'level' };
  if (isEqualPrincipal(rest, unit) && !fit.isFixed && !isLevel(rest, paidAt)) {
    if (!agreed.isEqualPrincipal) conventions.push({ kind: 'repayment', repayment: 'equalPrincipal' });
    return { ...found, missed: [], usual: undefined, isRounded: false, kind: 'equalPrincipal' };
  }
  const level = levelFit(rest, { loan, fit, agreed, waits: waiting.periods });
  return {
    ...found,
    kind: 'level',
    ...level,
    conventions: [...conventions, ...(level.conventions ?? [])],
    weight: weight + (level.weight ?? 0),
    causes: [...causes, ...(level.causes ?? [])],
  };
}

/** The payments at the start that repay nothing. */
function waitsIn({ lines, unit }: Loan): { periods: number; interest: 'added' | 'paid' } {
  const isAdded = ({ part, interest, extra }: Line) =>
    interest > unit && part + interest <= unit && extra === 0;
  const isPaid = ({ part, interest }: Line) => Math.abs(part) <= unit && interest > 4 * unit;
  const [first] = lines;
  const of = first && isAdded(first) ? isAdded : isPaid;
  const end = lines.findIndex((line) => !of(line));
  const periods = end < 0 ? lines.length - 1 : end;
  return { periods, interest: of === isAdded ? 'added' : 'paid' };
}

/** All principals are alike, but for the last one. */
function isEqualPrincipal(lines: readonly Line[], unit: number): boolean {
  const [first] = lines;
  const near = (line: Line): boolean => Math.abs(line.part - (first?.part ?? 0)) <= line.reach + unit;
  return lines.length >= 3 && lines.slice(0, -1).every(near);
}

const isLevel = (lines: readonly Line[], of: (line: Line) => number): boolean => {
  const [first] = lines;
  return (
    first !== undefined &&
    lines.slice(0, -1).every((line) => Math.abs(of(line) - of(first)) <= 2 * line.reach)
  );
};

/** A payment that was rounded up ends a plan sooner, with a smaller last one. */
function endsSooner(lines: readonly Line[], usual: number, count: number): boolean {
  const last = lines.at(-1);
  return last !== undefined && last.at + 1 < count && paidAt(last) <= usual;
}

interface Level {
  readonly loan: Loan;
  readonly fit: InterestFit;
  readonly agreed: Agreed;
  readonly waits: number;
}

function levelFit(
  rest: readonly Line[],
  level: Level,
): Pick<PaymentFit, 'missed' | 'usual' | 'isRounded'> & Partial<PaymentFit> {
  const { loan, waits, fit } = level;
  const missed: number[] = [];
  const stops = rest.findIndex(({ extra, at }, index) => extra !== 0 || (index > 0 && at === fit.changesAt));
  const own = mostCommon(stops < 0 ? rest.slice(0, -1) : rest.slice(0, Math.max(1, stops)));
  let usual = own ?? 0;
  let start = rest[0];
  let length: Cause | undefined;
  let isRounded = false;
  let isKnown = false;
  for (const [index, line] of rest.entries()) {
    const paid = paidAt(line);
    const before = rest[index - 1];
    const isFirst = index === 0;
    const isLast = index === rest.length - 1;
    if (isLast && closes(line, usual, { loan, count: level.agreed.count })) continue;
    const isAfter = before !== undefined && (before.extra !== 0 || line.at === fit.changesAt);
    if (isFirst || (isAfter && Math.abs(paid - usual) > 2 * line.reach)) {
      start = line;
      usual = isFirst ? (own ?? paid) : paid;
      const solved = solvedAs(usual, line, level, isFirst);
      if (isFirst) {
        length = solved?.cause;
        isRounded = solved?.isRounded ?? false;
        isKnown = solved !== undefined;
      }
      if (!solved) missed.push(waits + index);
      else if (Math.abs(paid - usual) > 2 * line.reach) missed.push(waits + index);
      continue;
    }
    if (Math.abs(paid - usual) > 2 * line.reach) missed.push(waits + index);
    else if (!isKnown && start === rest[0]) missed.push(waits + index);
  }
  const large = isKnown ? undefined : largeLast(rest, usual, missed.length);
  if (large) return { ...large, missed: [], usual, isRounded };
  const causes = length === undefined ? {} : { causes: [length], weight: 1 };
  return { missed, usual, isRounded, ...causes };
}

/** Equal payments that are too small for the debt, and a last one that repays what they leave. */
function largeLast(
  lines: readonly Line[],
  usual: number,
  missed: number,
): Pick<PaymentFit, 'conventions' | 'weight'> | undefined {
  const last = lines.at(-1);
  if (last === undefined || missed !== lines.length - 1 || !isLevel(lines, paidAt)) return undefined;
  const paid = paidAt(last);
  const isRepaid = Math.abs(last.opening - last.part) <= 2 * last.reach;
  return isRepaid && paid > leastLarge * usual && usual > 0
    ? { conventions: [{ kind: 'largeLast', amount: Math.round(paid) }], weight: 0.3 }
    : undefined;
}

/** The most frequent payment, within roundings. */
function mostCommon(lines: readonly Line[]): number | undefined {
  const regular = lines.map((line) => ({ paid: paidAt(line), printed: line.row.instalment ?? NaN, line }));
  const times = new Map<number, number>();
  for (const { paid, printed, line } of regular) {
    const value = Math.abs(printed - paid) <= 2 * line.reach ? printed : paid;
    times.set(value, (times.get(value) ?? 0) + 1);
  }
  return [...times].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

/** The last payment clears the debt, or equals the others and leaves what roundings leave. */
function closes(line: Line, usual: number, { loan, count }: { loan: Loan; count: number }): boolean {
  const left = line.opening - line.part - line.extra;
  // Without balances, the debt is the loan less every printed principal, each with its own rounding.
  const drift = line.row.balance === undefined ? 1.2 * loan.unit * Math.sqrt(line.at) : 0;
  if (Math.abs(left) <= 2 * line.reach + drift) return true;
  return Math.abs(paidAt(line) - usual) <= 2 * line.reach && Math.abs(left) <= loan.unit * count * 2;
}

/** What an equal payment was solved with: the rates charged or the stated ones, on what is owed or on the loan as stated. */
function solvedAs(
  usual: number,
  line: Line,
  { loan, fit, agreed, waits }: Level,
  isFirst: boolean,
): (Matched & { readonly cause?: Cause }) | undefined {
  const { count } = agreed;
  const from = isFirst ? waits : line.at;
  const added = fit.constant;
  if (fit.isFixed) {
    const charged = fit.rates.reduce((sum, each) => sum + each, 0);
    const debts = [loan.borrowed, agreed.principal];
    const exact = debts.map((debt) => (debt + charged) / count);
    // Principal and interest may be rounded each for itself.
    const parts = debts.map((debt) => debt / count);
    return matched(usual, exact, loan.unit) ?? matched(line.part, parts, loan.unit);
  }
  const debts = [line.opening, ...(isFirst ? [agreed.principal] : [])];
  const stretch = (rates: readonly number[], until: number) => {
    const more = rates.at(-1) ?? 0;
    return Array.from({ length: Math.max(1, until - from) }, (_, index) => rates[from + index] ?? more);
  };
  const average = fit.usual.reduce((sum, each) => sum + each, 0) / (fit.usual.length || 1);
  const even = agreed.equal.map((rate) => (loan.rate > 0 ? (rate / loan.rate) * fit.rate : average));
  const solved = (patterns: readonly (readonly number[])[], until: number) =>
    matched(
      usual - added,
      patterns.flatMap((rates) => {
        const ofOne = levelPayment(1, stretch(rates, until));
        return debts.map((debt) => debt * ofOne);
      }),
      loan.unit,
    );
  const main = [fit.rates, fit.usual, even, agreed.equal];
  const lasts = (loan.lines.at(-1)?.at ?? 0) + 1;
  const length = lasts > count ? 'extraPeriod' : 'missingPeriod';
  // The tenure that the table itself shows is likelier than a payment solved over another calendar.
  const own = solved(main, count);
  const ended = isFirst && lasts !== count ? solved(main, lasts) : undefined;
  if (own && !(ended && ended.off < own.off && !endsSooner(loan.lines, usual, count))) return own;
  if (ended) return { ...ended, cause: length };
  if (fit.missed.length * 2 > loan.lines.length) return undefined;
  // The rate charged, or the stated one: a lender may charge more and print the payment that was agreed.
  const other = [fit.rate, loan.rate].flatMap((rate) =>
    agreed.measured.map((shares) => shares.map((share) => share * rate)),
  );
  const exact = solved(other, count);
  if (exact || !isFirst) return exact;
  const endedOver = lasts === count ? undefined : solved(other, lasts);
  return endedOver ? { ...endedOver, cause: length } : solved([...main, ...other], count + waits);
}
