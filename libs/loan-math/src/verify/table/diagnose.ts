import type { Minor } from '../../exact/minor';
import { statedIn } from '../candidate';
import type { Cause, CauseFacts, ClaimedPlan, ClaimedRow, Convention } from '../claimed-plan';
import { arrangements, type Arrangement } from './arrangements';
import { chargesFit } from './charges';
import { fixedFits, interestFits, lasts, shapeOff, type InterestFit, type Loan } from './interest';
import { borrowedIn, linesOf, type Anchor, type Line } from './lines';
import { paymentFit, type Agreed, type PaymentFit } from './payments';
import { sharesOf, type Shares } from './shares';
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

interface Table {
  readonly claimed: ClaimedPlan;
  readonly unit: Minor;
  readonly count: number;
  readonly agreed: Agreed;
  readonly shares: readonly Shares[];
}

const mostKept = 8;

/** The readings of a table, most likely first; `undefined` if its lines show no interest. */
export function diagnose(claimed: ClaimedPlan, unit: Minor): Diagnosis[] | undefined {
  const { rows = [], terms } = claimed;
  if (rows.length < 3 || terms.repayment === 'single') return undefined;
  const table = tableOf(claimed, unit);
  const plain = readings(asPrinted(rows, table.count), table);
  if (plain === undefined) return undefined;
  const found = sorted(plain.found);
  if (isSettled(found[0])) return found;
  const others = arrangements(rows, table.count, plain.breaks).flatMap(
    (each) => readings(each, table)?.found ?? [],
  );
  return sorted([...found, ...others]);
}

/** A row is missing if the numbers of a plan skip it. */
function asPrinted(rows: readonly ClaimedRow[], count: number): Arrangement {
  const skipped = rows.findIndex(({ periodNo }, index) => periodNo !== index + 1);
  const isOut = skipped >= 0 && rows.length === count - 1;
  return isOut
    ? { rows, causes: ['missingPeriod'], facts: { periodNo: skipped + 1 } }
    : { rows, causes: [], facts: {} };
}

/** Every line is explained, and not by calling the table wrong: no other order of its rows can do better. */
const isSettled = (best: Diagnosis | undefined): boolean =>
  best?.missed === 0 && best.price < 7 && !best.causes.includes('doesNotAddUp');

const sorted = (found: readonly Diagnosis[]): Diagnosis[] =>
  found.toSorted((one, other) => one.price - other.price);

function tableOf(claimed: ClaimedPlan, unit: Minor): Table {
  const { terms, rows = [], states = [], pause } = claimed;
  const stated = statedIn(claimed);
  const count = Math.max(terms.tenure, ...rows.map(({ periodNo }) => periodNo));
  const isAdvance = terms.firstPayment === 'advance';
  const equal = Array.from({ length: terms.tenure }, (_, index) =>
    isAdvance && index === 0 ? 0 : stated.equal * stated.rate,
  );
  const shares = sharesOf(claimed, count);
  const agreed: Agreed = {
    measured: shares
      .slice(0, 16)
      .filter(({ causes }) => causes.length === 0)
      .map((each) => each.shares),
    count: terms.tenure,
    principal: terms.principal,
    equal,
    statesRepayment: states.includes('repayment'),
    isEqualPrincipal: terms.repayment === 'equalPrincipal',
    pause: states.includes('pause') ? (pause ?? 0) : undefined,
  };
  return { claimed, unit, count: terms.tenure, agreed, shares };
}

/** One arrangement read from its balances, and from its principals. */
function readings(
  arrangement: Arrangement,
  table: Table,
): { found: Diagnosis[]; breaks: number[] } | undefined {
  const views = (['balance', 'principal'] as const).map((anchor) => view(arrangement.rows, anchor, table));
  const seen = views.filter((each) => each !== undefined);
  if (seen.length === 0) return undefined;
  const breaks = new Set<number>();
  const found = seen.flatMap(({ loan, borrowing, links }) => {
    const fits = fitsOf(loan, table);
    const first = fits[0];
    const stops = first?.missed[0];
    if (stops !== undefined) breaks.add((loan.lines[stops]?.at ?? 0) + 1);
    for (const at of links.slice(0, 2)) breaks.add((loan.lines[at]?.at ?? 0) + 1);
    return fits.map((fit) => reading(arrangement, table, { loan, borrowing, links, fit }));
  });
  return { found, breaks: [...breaks] };
}

interface View {
  readonly loan: Loan;
  readonly borrowing: { causes: readonly Cause[]; facts: CauseFacts; weight: number };
  /** Positions of the lines whose balance does not follow from the one before. */
  readonly links: readonly number[];
}

function view(
  rows: readonly ClaimedRow[],
  anchor: Anchor,
  { claimed, unit, count }: Table,
): View | undefined {
  const { terms, fee = 0, tax = 0, taxPercent = '0' } = claimed;
  const read = borrowedIn(rows, anchor, terms.principal);
  const growth = Math.exp((Number(terms.annualRatePercent) / 1200) * count);
  const reach =
    unit * (anchor === 'balance' ? 2.2 : Math.min(count * growth + 2, terms.principal / 300 / unit + 2));
  const isAs = (amount: number) => Math.abs(read - amount) <= reach;
  const inLoan = [fee + tax, fee].find((each) => each > 0 && isAs(terms.principal + each));
  const isWhole = rows.length >= Math.min(count - 1, count) || anchor === 'balance';
  const borrowed =
    isAs(terms.principal) || !isWhole
      ? terms.principal
      : inLoan === undefined
        ? read
        : terms.principal + inLoan;
  const lines = linesOf(rows, { anchor, borrowed, unit });
  if (!lines) return undefined;
  const borrowing =
    borrowed === terms.principal
      ? { causes: [], facts: {}, weight: 0 }
      : inLoan !== undefined
        ? { causes: ['feeInLoan' as const], facts: {}, weight: 1 }
        : {
            causes: ['amountAdded' as const],
            facts: { amount: Math.round(borrowed - terms.principal) },
            weight: borrowed > terms.principal ? 1.5 : 4,
          };
  const rate = Number(terms.annualRatePercent) / 100;
  return {
    loan: { lines, rate, unit, borrowed, taxPercent: Number(taxPercent) },
    borrowing,
    links: brokenLinks(lines, anchor),
  };
}

function brokenLinks(lines: readonly Line[], anchor: Anchor): number[] {
  let carried = 0;
  return lines.flatMap((line, position) => {
    const { balance } = line.row;
    if (balance === undefined) return [];
    const off = balance - (line.opening - line.part - line.extra);
    const isBroken = Math.abs(off - carried) > 2 * line.reach && !(anchor === 'principal' && balance === 0);
    if (anchor === 'principal' && isBroken) carried = off;
    return isBroken ? [position] : [];
  });
}

/** The best explanations of the interest, by how little they assume and leave. */
function fitsOf(loan: Loan, { claimed, shares }: Table): InterestFit[] {
  const isFlat = claimed.terms.rateKind === 'flat';
  const [own] = shares;
  if (!own) return [];
  const fixed = fixedFits(loan, own, isFlat);
  const all = isFlat
    ? fixed
    : [...likelyShares(loan, shares).flatMap((each) => interestFits(loan, each)), ...fixed];
  const priced = all.map((fit) => ({
    fit,
    price: unexplained(fit.missed.length, loan.lines.length) + 3 * fit.weight,
  }));
  const best = new Map<string, (typeof priced)[number]>();
  for (const each of priced) {
    const key = `${each.fit.causes.join()} ${each.fit.conventions.map(({ kind }) => kind).join()}`;
    const known = best.get(key);
    if (!known || each.price < known.price) best.set(key, each);
  }
  return [...best.values()]
    .toSorted((one, other) => one.price - other.price)
    .slice(0, mostKept)
    .map(({ fit }) => fit);
}

const mostShapes = 5;

/** The stated way to measure periods, and of every other way those whose shape is nearest to the interest of the lines. */
function likelyShares(loan: Loan, shares: readonly Shares[]): Shares[] {
  const [own] = shares;
  if (!own) return [];
  if (interestFits(loan, own)[0]?.missed.length === 0) return [own];
  const ways = new Map<string, Shares[]>();
  for (const each of shares) {
    const alike = ways.get(each.kind);
    if (alike) alike.push(each);
    else ways.set(each.kind, [each]);
  }
  return [...ways.values()].flatMap((alike) => {
    if (alike.length <= mostShapes) return alike;
    const near = alike
      .map((each) => ({
        each,
        off: shapeOff(loan, each) + each.weight * loan.unit,
        begins: lasts(loan, each),
      }))
      .toSorted((one, other) => one.off - other.off);
    const long = near.toSorted((one, other) => other.begins - one.begins);
    return [...new Set([...near.slice(0, mostShapes), ...long.slice(0, 2)].map(({ each }) => each))];
  });
}

/** What is not explained costs as much as a cause; with few lines, each one says more. */
const unexplained = (missed: number, lines: number): number =>
  missed === 0 ? 0 : 4 + missed * Math.max(1, 12 / lines);

interface Reading extends View {
  readonly fit: InterestFit;
}

function reading(
  arrangement: Arrangement,
  table: Table,
  { loan, borrowing, links, fit }: Reading,
): Diagnosis {
  const { lines, unit } = loan;
  const { claimed, agreed } = table;
  const { paid, fit: charged } = bestPayments(loan, fit, agreed);
  const charges = chargesFit(lines, { unit, fee: claimed.fee ?? 0, tax: claimed.tax ?? 0 });
  const last = lines.length - 1;
  const open = new Set([...charged.missed, ...paid.missed]);
  const contradicted = new Set([...links, ...charges.broken]);
  const isLastWrong =
    lines.length >= 3 &&
    lines[last]?.at === agreed.count - 1 &&
    open.size + contradicted.size > 0 &&
    [...open, ...contradicted].every((position) => position === last);
  const left = isLastWrong ? [] : [...open].filter((position) => !contradicted.has(position));
  const isTotalOff = !isTotalRight(claimed, {
    lines,
    charges,
    unit,
    count: agreed.count,
    usual: paid.usual,
    isLastWrong,
  });
  const isBroken = (!isLastWrong && contradicted.size > 0) || isTotalOff;
  const causes = [
    ...new Set<Cause>([
      ...arrangement.causes,
      ...borrowing.causes,
      ...charged.causes,
      ...paid.causes,
      ...charges.causes,
      ...(isLastWrong ? (['wrongLastRow'] as const) : []),
      ...(isBroken ? (['doesNotAddUp'] as const) : []),
    ]),
  ];
  const weight =
    arrangement.causes.length +
    borrowing.weight +
    charged.weight +
    paid.weight +
    charges.weight +
    (isLastWrong ? 1 : 0) +
    (isBroken ? 1.5 + 0.8 * Math.max(0, contradicted.size - 1) : 0);
  return {
    causes,
    facts: {
      ...arrangement.facts,
      ...(isLastWrong ? { periodNo: agreed.count } : {}),
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

function earlyPayments(lines: readonly Line[]): Convention[] {
  const count = lines.filter(({ extra }) => extra !== 0).length;
  return count > 0 ? [{ kind: 'earlyPayments', count }] : [];
}

/** Where the payments follow the stated interest although more is printed: the difference is a tax on top of them. */
function bestPayments(loan: Loan, fit: InterestFit, agreed: Agreed): { paid: PaymentFit; fit: InterestFit } {
  const paid = paymentFit(loan, fit, agreed);
  const isHigher =
    fit.causes.some((cause) => cause === 'otherRate' || cause === 'taxOnInterest') && fit.constant === 0;
  if (!isHigher || paid.missed.length === 0 || loan.rate <= 0 || fit.isFixed) return { paid, fit };
  const times = fit.rate / loan.rate;
  const untaxed = {
    ...loan,
    lines: loan.lines.map((line) => ({ ...line, interest: line.interest / times })),
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
  return {
    paid: other,
    fit: {
      ...fit,
      causes: [...kept, 'taxOnInterest'],
      facts: { ...facts, taxPercent: percent },
      weight: Math.min(fit.weight, 1.2),
    },
  };
}
