import { addDays, daysBetween, dayFrom, dayNumber } from '../../calendar/calendar';
import { LoanMathError } from '../../loan-math-error';
import { dueDaysOf } from '../../plan/due-dates';
import type { DayCount, ScheduleTerms } from '../../terms';
import type { Cause, CauseFacts, ClaimedPlan, Convention } from '../claimed-plan';
import { actualShare, equalYear, statedYears, yearsBy } from '../year-shares';
import { gridsOf, type Grid } from './grids';

/** A way to measure the periods of a loan: the share of a year of each payment, and what it assumes. */
export interface Shares {
  readonly shares: readonly number[];
  readonly conventions: readonly Convention[];
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  /** The same for one way over different calendars. */
  readonly kind: string;
  /** How much it assumes: next to nothing for a usual way, 1 for a fault. */
  readonly weight: number;
  /** Interest is compounded daily: over this year. */
  readonly dailyOver?: number;
  /** Other lengths of the first period. */
  readonly firsts: readonly FirstShare[];
}

export interface FirstShare {
  readonly share: number;
  readonly days: number;
  readonly isFault: boolean;
}

/** The rate of each period at a yearly rate. */
export const ratesOf = ({ shares, dailyOver }: Shares, rate: number): number[] =>
  shares.map((share) =>
    dailyOver === undefined ? share * rate : (1 + rate / dailyOver) ** (share * dailyOver) - 1,
  );

const weightOf: Readonly<Record<DayCount, number>> = {
  '30/360': 0,
  'act/365': 0.05,
  'act/act': 0.06,
  'act/360': 0.1,
  'act/365.25': 0.15,
  'act/364': 0.2,
};

/** No assumption. */
export const none = { conventions: [], causes: [], facts: {}, weight: 0 };

/** Every usual way to measure the periods, then the faulty ones. */
export function sharesOf(claimed: ClaimedPlan, count: number): Shares[] {
  const { terms } = claimed;
  const grids = gridsOf(claimed, count);
  const firsts = firstSharesOf(claimed, grids[0]);
  const own: Shares = { ...none, kind: 'own', shares: statedYears(terms, count), firsts };
  const shaped = grids.filter(({ isForYears }) => isForYears !== true);
  return [
    own,
    ...grids.flatMap((grid) => countedDays(claimed, grid, firsts)),
    ...(terms.firstPayment === 'advance' ? [] : [inAdvance(terms, count)]),
    ...[...twice(own, shaped), ...compounded(own, shaped)].map((fault): Shares => ({
      ...none,
      firsts,
      ...fault,
    })),
  ];
}

/** The days of a calendar by each rule: usual ones, or a fault if the terms state another. */
function countedDays(
  { terms, states = [] }: ClaimedPlan,
  grid: Grid,
  firsts: readonly FirstShare[],
): Shares[] {
  const { start, days, weight, isForYears, ownYears } = grid;
  return (Object.keys(weightOf) as DayCount[]).flatMap((dayCount): Shares[] => {
    const isOwn = dayCount === terms.dayCount;
    if ((isForYears && dayCount !== 'act/act') || (isOwn && dayCount === '30/360')) return [];
    const isKnown = dayCount === 'act/act' && ownYears !== undefined;
    const shares = isKnown ? ownYears : yearsBy(dayCount, { ...terms, startDate: start }, days);
    const measured = {
      ...none,
      kind: dayCount,
      shares,
      firsts,
      weight: isOwn ? weight : weight + weightOf[dayCount],
    };
    if (isOwn) return [measured];
    return states.includes('dayCount')
      ? [{ ...measured, causes: ['dayCount'], facts: { dayCount }, weight: 1 + measured.weight }]
      : [{ ...measured, conventions: [{ kind: 'dayCount', dayCount }] }];
  });
}

/** The first payment with the payout: its period has no length. */
function inAdvance(terms: ScheduleTerms, count: number): Shares {
  const equal = equalYear({ ...terms, dayCount: '30/360' });
  return {
    ...none,
    kind: 'advance',
    firsts: [],
    causes: ['paidInAdvance'],
    weight: 1,
    shares: Array.from({ length: count }, (_, index) => (index === 0 ? 0 : equal)),
  };
}

type Fault = Pick<Shares, 'kind' | 'shares' | 'weight' | 'causes'> & Partial<Shares>;

/** The last day of a period is counted in it and in the next. */
const twice = (own: Shares, grids: readonly Grid[]): Fault[] => [
  ...grids.flatMap(({ days, weight }) =>
    [365, 360].map((year): Fault => ({
      kind: `twice over ${year}`,
      causes: ['dayCountedTwice'],
      weight: 1.1 + weight,
      shares: days.map((each) => (each + 1) / year),
    })),
  ),
  // In equal periods it is the same as another rate: less likely than one in quarters of a percent.
  ...[360, 365].map((year): Fault => ({
    kind: 'twice',
    causes: ['dayCountedTwice'],
    weight: 1.7,
    shares: own.shares.map((share) => share + 1 / year),
  })),
];

/** Daily compounding: over calendar days, over equal periods, over thirty days. */
const compounded = (own: Shares, grids: readonly Grid[]): Fault[] => [
  ...grids.flatMap(({ days, weight }) =>
    [365, 360].map((year): Fault => ({
      kind: `daily over ${year}`,
      causes: ['dailyCompounding'],
      dailyOver: year,
      weight: 1 + weight,
      shares: days.map((each) => each / year),
    })),
  ),
  ...[365, 360].map((dailyOver): Fault => ({
    kind: 'daily',
    causes: ['dailyCompounding'],
    dailyOver,
    weight: 1,
    shares: own.shares,
  })),
  {
    kind: 'daily',
    causes: ['dailyCompounding'],
    dailyOver: 365,
    weight: 1.1,
    shares: own.shares.map((share) => (share * 360) / 365),
  },
];

/** The first period by the printed first date, or by every payout near the usual one. */
function firstSharesOf(
  { terms, rows = [], isStartSupposed = false }: ClaimedPlan,
  grid: Grid | undefined,
): FirstShare[] {
  if (terms.firstPayment === 'advance' || terms.repayment === 'single' || terms.tenureType === 'day' || !grid)
    return [];
  const dated = rows.find(({ periodNo }) => periodNo === 1)?.dueDate;
  const first = dated ?? dayFrom(dueDaysOf({ ...terms, firstDueDate: undefined })(0));
  const usual = daysBetween(grid.start, first);
  const isKnown = !isStartSupposed && dated !== undefined;
  const span = terms.tenureType === 'month' ? 45 : 6;
  // Both the day of the payout and that of the payment may count, or neither.
  const known = daysBetween(terms.startDate, first);
  const all = isKnown
    ? [known, known + 1, known - 1].filter((days) => days > 0)
    : Array.from({ length: usual + span }, (_, at) => at + 1);
  const byMonths = isKnown || terms.tenureType !== 'month' ? [] : oddMonths(terms.everyMonths ?? 1);
  const whole = isKnown ? [{ share: equalYear(terms), days: usual, isFault: false }] : [];
  const lengths = all.flatMap((days) =>
    lengthsOf(terms, addDays(first, -days), first)
      // By months of thirty days, the 31st has none.
      .filter((share) => share > 0)
      .map((share) => ({ share, days, isFault: !isStartSupposed && !isKnown })),
  );
  return [...lengths, ...whole, ...byMonths.map((each) => ({ ...each, isFault: !isStartSupposed }))];
}

/** Whole months and a part of one, in days of that month: of any month, because the payout is not known. */
const oddMonths = (everyMonths: number): { share: number; days: number }[] =>
  Array.from({ length: everyMonths + 1 }, (_, whole) =>
    [28, 29, 30, 31].flatMap((month) =>
      Array.from({ length: month - 1 }, (__, at) => ({
        share: (whole + (at + 1) / month) / 12,
        days: whole * 30 + at + 1,
      })),
    ),
  ).flat();

function lengthsOf(terms: ScheduleTerms, start: string, first: string): number[] {
  const days = daysBetween(start, first);
  const thirty = daysBetween(start, first, '30/360') / 360;
  const actual = actualShare(dayNumber(start), dayNumber(first));
  return [...ownLengths(terms, start, first), days / 365, days / 360, thirty, days / 366, actual];
}

function ownLengths(terms: ScheduleTerms, startDate: string, firstDueDate: string): number[] {
  try {
    const [share] = statedYears({ ...terms, startDate, firstDueDate, dayCount: '30/360' }, 1);
    return share === undefined ? [] : [share];
  } catch (error) {
    if (error instanceof LoanMathError) return [];
    throw error;
  }
}
