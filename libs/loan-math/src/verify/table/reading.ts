import type { Cause, CauseFacts, ClaimedRow, Convention } from '../claimed-plan';
import type { Arrangement } from './arrangements';
import { chargesFit, type ChargesFit } from './charges';
import { unexplained } from './numbers';
import type { InterestFit, Loan } from './interest-fit';
import type { Line } from './lines';
import { paymentFit, type Agreed, type PaymentFit } from './payments';
import type { Table, View } from './view';
import { isTotalRight } from './totals';

/** One reading of a whole table: what it assumes, and which figures it leaves unexplained. */
export interface Diagnosis {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly conventions: readonly Convention[];
  /** Assumptions and unexplained lines together: the smallest is the most likely. */
  readonly price: number;
  /** How many lines are not explained. */
  readonly missed: number;
  /** Whether a cell is explained, by its payment and column; a total without a payment. */
  readonly explains: (figure: { readonly figure: string; readonly periodNo?: number }) => boolean;
  readonly interest: InterestFit;
  readonly payments: PaymentFit;
  readonly isPaymentRounded: boolean;
  /** The rows in their right order. */
  readonly rows: readonly ClaimedRow[];
}

interface Reading extends View {
  readonly fit: InterestFit;
}

/** What a reading finds wrong with the order of the table's own figures. */
interface Contradictions {
  /** Positions of lines that no factor explains. */
  readonly left: readonly number[];
  readonly isLastWrong: boolean;
  readonly isTotalOff: boolean;
  readonly isBroken: boolean;
  readonly weight: number;
}

export function reading(
  arrangement: Arrangement,
  table: Table,
  { loan, borrowing, links, fit }: Reading,
): Diagnosis {
  const { lines, unit } = loan;
  const { claimed, agreed } = table;
  const { paid, fit: charged } = bestPayments(loan, fit, agreed);
  const charges = chargesFit(lines, { unit, fee: claimed.fee ?? 0, tax: claimed.tax ?? 0 });
  const found = contradictionsIn(table, { lines, borrowed: loan.borrowed, links, charged, paid, charges });
  const { left, isLastWrong, isTotalOff } = found;
  const factors = [borrowing, charged, paid, charges];
  const causes = new Set<Cause>([
    ...arrangement.causes,
    ...factors.flatMap((factor) => factor.causes),
    ...(isLastWrong ? (['wrongLastRow'] as const) : []),
    ...(found.isBroken ? (['doesNotAddUp'] as const) : []),
  ]);
  const weight =
    arrangement.causes.length + factors.reduce((sum, factor) => sum + factor.weight, found.weight);
  const last = isLastWrong ? { periodNo: agreed.count } : {};
  return {
    causes: [...causes],
    facts: {
      ...arrangement.facts,
      ...last,
      ...charges.facts,
      ...charged.facts,
      ...paid.facts,
      ...borrowing.facts,
    },
    conventions: [...charged.conventions, ...paid.conventions, ...earlyPayments(lines)],
    price: unexplained(left.length, lines.length) + 3 * weight,
    missed: left.length,
    explains: ({ figure, periodNo }) => {
      if (periodNo === undefined) return !isTotalOff || figure === 'instalment';
      const position = lines.findIndex((line) => line.row.periodNo === periodNo);
      return !left.includes(position) || figure === 'balance';
    },
    interest: charged,
    payments: paid,
    isPaymentRounded: paid.isRounded,
    rows: arrangement.rows,
  };
}

interface Factors {
  readonly lines: readonly Line[];
  readonly borrowed: number;
  readonly links: readonly number[];
  readonly charged: InterestFit;
  readonly paid: PaymentFit;
  readonly charges: ChargesFit;
}

function contradictionsIn(
  { claimed, unit, agreed }: Table,
  { lines, borrowed, links, charged, paid, charges }: Factors,
): Contradictions {
  const { count } = agreed;
  const last = lines.length - 1;
  const open = new Set([...charged.missed, ...paid.missed]);
  const broken = new Set([...links, ...charges.broken]);
  const all = [...open, ...broken];
  const isWholePlan = lines.length >= 3 && lines[last]?.at === count - 1;
  const isLastWrong = isWholePlan && all.length > 0 && all.every((position) => position === last);
  const left = isLastWrong ? [] : [...open].filter((position) => !broken.has(position));
  const isTotalOff = !isTotalRight(claimed, {
    lines,
    borrowed,
    charges,
    unit,
    count,
    isLastWrong,
    usual: paid.usual,
  });
  const isBroken = (!isLastWrong && broken.size > 0) || isTotalOff;
  const weight = (isLastWrong ? 1 : 0) + (isBroken ? 1.5 + 0.8 * Math.max(0, broken.size - 1) : 0);
  return { left, isLastWrong, isTotalOff, isBroken, weight };
}

function earlyPayments(lines: readonly Line[]): Convention[] {
  const count = lines.filter(({ extra }) => extra !== 0).length;
  return count > 0 ? [{ kind: 'earlyPayments', count }] : [];
}

/** Where the payments follow the stated interest although more is printed: the difference is a tax on top of them. */
function bestPayments(loan: Loan, fit: InterestFit, agreed: Agreed): { paid: PaymentFit; fit: InterestFit } {
  const paid = paymentFit(loan, fit, agreed);
  const isHigher =
    fit.causes.some((cause) => cause === 'otherRate' || cause === 'taxOnInterest') && fit.constant === 0;
  const isWhole = paid.missed.length === 0 && fit.missed.length === 0;
  if (!isHigher || isWhole || loan.rate <= 0 || fit.isFixed) return { paid, fit };
  const times = fit.rate / loan.rate;
  const untaxed = {
    ...loan,
    // Whole, so that a payment rounded to a unit is seen; the tax has its own rounding.
    lines: loan.lines.map((line) => ({
      ...line,
      interest: Math.round(line.interest / times),
      reach: line.reach + loan.unit,
    })),
  };
  const stated = {
    ...fit,
    rate: loan.rate,
    rates: fit.rates.map((rate) => rate / times),
    usual: fit.usual.map((rate) => rate / times),
  };
  const other = paymentFit(untaxed, stated, agreed);
  if (other.missed.length >= paid.missed.length) return { paid, fit };
  const { ratePercent: _rate, ...facts } = fit.facts;
  const kept = fit.causes.filter((cause) => cause !== 'otherRate' && cause !== 'taxOnInterest');
  const percent = String(Number(((times - 1) * 100).toFixed(2)));
  const missed = fit.missed.filter((position) => {
    const line = untaxed.lines[position];
    const exact = (line?.opening ?? 0) * (stated.rates[line?.at ?? 0] ?? 0);
    return line === undefined || Math.abs(exact - line.interest) > line.reach;
  });
  return {
    paid: other,
    fit: {
      ...fit,
      missed,
      causes: [...kept, 'taxOnInterest'],
      facts: { ...facts, taxPercent: percent },
      weight: Math.min(fit.weight, 1.2),
    },
  };
}
