import { LoanMathError } from '../loan-math-error';
import { loanPlan } from '../plan/plan';
import type { PlanRow } from '../plan/plan-row';
import { keyOf, type Account } from './structure';
import { statedIn, wayOf, type Candidate, type Stated } from './candidate';
import type { Cause, ClaimedPlan, LikelyCause } from './claimed-plan';
import { figuresOf, isGiven, usualPayment, valueIn } from './figures';
import { firstPeriods } from './first-period';
import { fittedWays } from './fitted-ways';
import { daysFromAnyMonth, knownWays } from './known-ways';
import { printedUnit } from './normal-rows';
import { isPaymentRounded, scoreOf, type Printed, type Scored } from './score';
import type { Simulated } from './simulate';
import { lastRowAccounts, structureAccounts } from './structure';

/** What the figures reveal about the lender's calculation. */
export interface Inference {
  readonly printed: Printed;
  /** The stated loan, with the rounding that fits the figures best. */
  readonly stated: Account;
  /** What clearly accounts for the figures, if anything; the stated loan if it does itself. */
  readonly named: Account | undefined;
  readonly likeliest: readonly LikelyCause[];
}

/**
 * Looks for the lender's calculation method: the stated loan with every rounding; one or two deviations; a number
 * inferred from the figures themselves; a table with misplaced rows or columns. A method is named only if it reproduces
 * most of the differing figures, and clearly more than any other of equal simplicity.
 */
export function infer(claimed: ClaimedPlan, paid: number | undefined): Inference {
  const printed: Printed = {
    figures: figuresOf(claimed, paid),
    usual: usualPayment(claimed),
    unit: printedUnit(claimed),
  };
  const numbers = statedIn(claimed);
  const exact = exactAccounts(claimed, printed);
  const stated = statedAccount(numbers, printed, exact);
  if (stated.missed === 0) return { printed, stated, named: stated, likeliest: [] };
  const accounts = [
    ...lastRowAccounts(stated.simulated, printed),
    ...[stated, ...exact].flatMap(({ simulated }) =>
      structureAccounts(simulated, printed, claimed.rows ?? []),
    ),
    ...scoredWays(numbers, printed),
  ];
  const first = rank(accounts, stated, printed);
  const isOpen = !isClear(first, stated, printed);
  const later = isOpen ? accountsOf(daysFromAnyMonth(numbers), printed) : [];
  const ranked = later.length > 0 ? rank([...accounts, ...later], stated, printed) : first;
  const named = isClear(ranked, stated, printed) ? ranked[0] : undefined;
  return { printed, stated, named, likeliest: named ? [] : likeliestOf(ranked, stated) };
}

function scoredWays(stated: Stated, printed: Printed): Account[] {
  const ways = [...knownWays(stated), ...firstPeriods(stated), ...fittedWays(stated, printed)];
  return accountsOf(ways, printed);
}

const accountsOf = (ways: readonly Candidate[], printed: Printed): Account[] =>
  ways
    .map((candidate) => scoreOf(candidate, printed))
    .filter((scored) => scored !== undefined)
    .map((scored) => accountOf(scored, printed));

function accountOf({ candidate, isExplained, missed, simulated }: Scored, printed: Printed): Account {
  const isRoundedUp = isPaymentRounded(candidate.way, printed);
  const causes: readonly Cause[] = isRoundedUp
    ? [...candidate.causes, 'roundedInstalment']
    : candidate.causes;
  const isChancy = printed.unit > 1 && !isTable(printed) && causes.some((cause) => chancy.has(cause));
  const weight = candidate.weight + (isRoundedUp ? 0.5 : 0) + (isChancy ? 0.8 : 0);
  const { facts, isLoose = false } = candidate;
  return { causes, facts, weight, isLoose, isExplained, missed, simulated };
}

/** Methods with so many variants that some match two or three whole-unit figures by chance, like a fitted number. */
const chancy: ReadonlySet<Cause> = new Set(['brokenPeriod', 'dayCountedTwice', 'dailyCompounding']);

/** The stated loan exactly by each profile, then with floating point roundings. */
function statedAccount(numbers: Stated, printed: Printed, profiles: readonly Account[]): Account {
  const found = profiles.find(({ missed }) => missed === 0);
  if (found) return found;
  const alone = { causes: [], facts: {}, weight: 0 };
  const ways: Candidate[] = [{ ...alone, way: wayOf(numbers) }];
  if (numbers.claimed.terms.dayCount !== '30/360') {
    const { levelOver = 'calendar' } = numbers.claimed.terms;
    const other = levelOver === 'calendar' ? ('equalPeriods' as const) : ('calendar' as const);
    const terms = { ...numbers.claimed.terms, levelOver: other };
    ways.push({ ...alone, way: wayOf({ ...numbers, claimed: { ...numbers.claimed, terms } }) });
  }
  const scored = [printed, { ...printed, isDrifting: true }]
    .flatMap((how) => ways.map((candidate) => scoreOf(candidate, how, true)))
    .filter((each) => each !== undefined)
    .map((each) => accountOf(each, printed));
  return [...profiles, ...scored].reduce((best, next) => (next.missed < best.missed ? next : best));
}

function exactAccounts({ terms }: ClaimedPlan, printed: Printed): Account[] {
  const own = terms.rounding ?? 'plain';
  const others = (['plain', 'rbi', 'fineract', 'frappe'] as const).filter((rounding) => rounding !== own);
  return [own, ...others].flatMap((rounding, index): Account[] => {
    const plan = planOf({ ...terms, rounding, roundTo: rounding === own ? terms.roundTo : undefined });
    if (!plan) return [];
    const isExplained = printed.figures.map((figure) =>
      index === 0 && printed.unit === 1
        ? valueIn(plan, figure) === figure.claimed
        : isGiven(plan, figure, printed.unit),
    );
    const missed = isExplained.filter((is) => !is).length;
    const causes: Cause[] = rounding === 'frappe' && own !== 'frappe' ? ['roundedInstalment'] : [];
    return [{ causes, facts: {}, weight: 0, isLoose: false, isExplained, missed, simulated: plan }];
  });
}

function planOf(terms: ClaimedPlan['terms']): Simulated | undefined {
  try {
    const { rows, interest, paid } = loanPlan(terms);
    return simulatedFrom(rows, interest, paid);
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

export const simulatedFrom = (rows: readonly PlanRow[], totalInterest: number, paid: number): Simulated => ({
  principal: rows.map((row) => row.principal),
  interest: rows.map((row) => row.interest),
  instalment: rows.map((row) => row.instalment),
  balance: rows.map((row) => row.balance),
  ...{ totalInterest, paid },
});

/** With few figures all of them must match; a table may have a few unexplained ones. */
const fewFigures = 8;

const isTable = ({ figures }: Printed): boolean => figures.length >= fewFigures;

/** What an account fails to explain, plus what it assumes: an assumption has to explain some figures. */
const priceOf = ({ missed, weight }: Account, printed: Printed): number =>
  missed + weight * (isTable(printed) ? 3 : 0.25);

/** The best account of each set of causes, best first; without those that explain no more than the stated loan. */
function rank(accounts: readonly Account[], stated: Account, printed: Printed): Account[] {
  const best = new Map<string, Account>();
  for (const account of accounts.filter(({ missed }) => missed < stated.missed)) {
    const known = best.get(keyOf(account));
    if (!known || priceOf(account, printed) < priceOf(known, printed)) best.set(keyOf(account), account);
  }
  return [...best.values()].toSorted((one, other) => priceOf(one, printed) - priceOf(other, printed));
}

function isClear([first, next]: readonly Account[], stated: Account, printed: Printed): boolean {
  if (!first) return false;
  const most = isTable(printed) ? printed.figures.length * 0.1 : 0;
  const isVacuous = first.weight >= 2 && printed.figures.length < 2;
  if (!isTable(printed) && (first.isLoose || isVacuous)) return false;
  if (first.missed > most || explainedOf(first, stated) < 0.8 * stated.missed) return false;
  const margin = isTable(printed) ? 2 : 0.2;
  return !next || priceOf(next, printed) - priceOf(first, printed) >= margin;
}

/** How many of the figures that differ from the stated loan an account explains. */
const explainedOf = ({ isExplained }: Account, stated: Account): number =>
  isExplained.filter((is, index) => is && !stated.isExplained[index]).length;

const likeliestOf = (ranked: readonly Account[], stated: Account): LikelyCause[] =>
  ranked
    .filter((account) => explainedOf(account, stated) * 5 >= stated.missed)
    .slice(0, 2)
    .map(({ causes, facts, isExplained, missed }) => ({
      ...{ causes, facts },
      explains: isExplained.length - missed,
      of: isExplained.length,
    }));
