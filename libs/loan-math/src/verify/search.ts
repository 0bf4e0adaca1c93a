import { LoanMathError } from '../loan-math-error';
import { loanPlan } from '../plan/plan';
import type { PlanRow } from '../terms';
import { keyOf, type Account } from './structure';
import { statedIn, wayOf, type Candidate, type Stated } from './candidate';
import type { Cause, ClaimedPlan, LikelyCause } from './claimed-plan';
import { isGiven, valueIn } from './figures';
import { fittedWays } from './fitted-ways';
import { knownWays } from './known-ways';
import { isPaymentRounded, scoreOf, type Printed, type Scored } from './score';
import type { Simulated } from './simulate';
import { lastRowAccounts, structureAccounts } from './structure';
import { largeLast, mayBeUsual, usualWays } from './usual-ways';

/** What a few figures reveal about the lender's calculation. */
export interface Search {
  /** The stated loan, with the rounding that fits the figures best. */
  readonly stated: Account;
  /** What clearly accounts for the figures, if anything; the stated loan if it does itself. */
  readonly named: Account | undefined;
  readonly likeliest: readonly LikelyCause[];
  /** A usual way and a fault explain the figures equally well. */
  readonly isOpen?: boolean;
}

/**
 * Looks for the lender's calculation method where no table shows it: the stated loan with every rounding, then every
 * usual way; then one or two deviations, and numbers inferred from the figures. A deviation is named only if it
 * reproduces most of the differing figures, and clearly more than any other of equal simplicity.
 */
export function search(claimed: ClaimedPlan, printed: Printed): Search {
  const numbers = statedIn(claimed);
  const exact = exactAccounts(claimed, printed);
  const stated = statedAccount(numbers, printed, exact);
  if (stated.missed === 0) return { stated, named: stated, likeliest: [] };
  const isFew = (claimed.rows ?? []).length === 0;
  const ways = [...usualWays(numbers), ...(isFew ? largeLast(numbers, printed.usual) : [])];
  const usual = accountsOf(ways, printed);
  const honest = honestIn(usual, printed);
  const rival = honest && rivalOf(honest, numbers, printed);
  if (rival) return { stated, named: undefined, likeliest: likeliestOf([rival], stated), isOpen: true };
  if (honest) return { stated, named: honest, likeliest: [] };
  const accounts = [
    ...lastRowAccounts(stated.simulated, printed),
    ...[stated, ...exact].flatMap(({ simulated }) =>
      structureAccounts(simulated, printed, claimed.rows ?? []),
    ),
    ...usual,
    ...scoredWays(numbers, printed),
  ];
  const ranked = rank(accounts, stated, printed);
  const named = isClear(ranked, stated, printed) ? ranked[0] : undefined;
  // One figure does not show which usual way it is, nor that it is one.
  const isOpen =
    named?.causes.length === 0 ||
    (isFew && (named === undefined || printed.figures.length === 1) && mayBeUsual(ways, printed));
  if (named && !isOpen) return { stated, named, likeliest: [] };
  return { stated, named: undefined, likeliest: likeliestOf(ranked, stated), isOpen };
}

/** A usual way that reproduces every figure. A single figure fits too many of them, but for a count of days. */
function honestIn(usual: readonly Account[], { figures }: Printed): Account | undefined {
  return usual
    .filter(
      ({ causes, missed, isLoose }) =>
        missed === 0 && !isLoose && causes.every((cause) => cause === 'roundedInstalment'),
    )
    .filter(
      ({ conventions = [] }) => figures.length > 1 || conventions.every(({ kind }) => kind === 'dayCount'),
    )
    .reduce<Account | undefined>(
      (best, next) => (best && best.weight <= next.weight ? best : next),
      undefined,
    );
}

/** A flat rate, or another rate in quarters of a percent, that explains everything too where the usual way guesses. */
function rivalOf({ weight }: Account, numbers: Stated, printed: Printed): Account | undefined {
  if (weight < 0.09) return undefined;
  return scoredWays(numbers, printed).find(({ causes: [cause, ...others], facts, missed }) => {
    const isLone = missed === 0 && others.every((other) => other === 'roundedInstalment');
    const isQuarter = cause === 'otherRate' && (Number(facts.ratePercent) * 4) % 1 === 0;
    return isLone && (cause === 'flatRate' || isQuarter);
  });
}

function scoredWays(stated: Stated, printed: Printed): Account[] {
  const ways = [...knownWays(stated), ...fittedWays(stated, printed)];
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
  const { facts, conventions, isLoose = false } = candidate;
  return { causes, facts, conventions, weight, isLoose, isExplained, missed, simulated };
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
  totalInterest,
  paid,
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
  const allowed = isTable(printed) ? printed.figures.length * 0.1 : 0;
  const isVacuous = first.weight >= 2 && printed.figures.length < 2;
  if (!isTable(printed) && (first.isLoose || isVacuous)) return false;
  if (first.missed > allowed || explainedOf(first, stated) < 0.8 * stated.missed) return false;
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
    .filter(({ causes }) => causes.length > 0)
    .map(({ causes, facts, isExplained, missed }) => ({
      causes,
      facts,
      explains: isExplained.length - missed,
      of: isExplained.length,
    }));
