import { statedIn, wayOf, type Candidate, type Stated } from './candidate';
import type { Convention } from './claimed-plan';
import { valueIn } from './figures';
import type { Printed } from './score';
import { simulate, type Way } from './simulate';
import { ratesOf, sharesOf, type Shares } from './table/shares';
import { yearsBy } from './year-shares';

/** The ways to calculate that a lender may use without a fault, where the description does not state another one. */
export function usualWays(stated: Stated): Candidate[] {
  const { claimed, isFlat } = stated;
  const { terms } = claimed;
  if (isFlat) return [];
  if (terms.repayment === 'single') return singleWays(stated);
  const measured = sharesOf(claimed, terms.tenure);
  return [
    ...measured.flatMap((shares) => measuredWays(stated, shares)),
    ...measured.slice(0, 2).flatMap((shares) => oddFirsts(stated, shares)),
    ...repayments(stated),
    ...pauses(stated),
    ...paces(stated),
  ];
}

/** A plan of so many months with a payment every few of them, where no table shows how many there are. */
function paces(stated: Stated): Candidate[] {
  const { terms, rows = [], states = [] } = stated.claimed;
  const isOpen = terms.tenureType === 'month' && terms.everyMonths === undefined && !states.includes('pace');
  if (!isOpen || rows.length > 0) return [];
  return [2, 3, 6].flatMap((months): Candidate[] => {
    const tenure = terms.tenure / months;
    if (!Number.isInteger(tenure)) return [];
    const way = wayOf(statedIn({ ...stated.claimed, terms: { ...terms, everyMonths: months, tenure } }));
    return [{ ...usual({ kind: 'pace', months }), weight: 0.25, way }];
  });
}

/** The typed payment each time, and a last one that repays what it leaves; only a total shows it. */
export function largeLast(stated: Stated, payment: number | undefined): Candidate[] {
  if (payment === undefined || stated.isFlat || stated.claimed.terms.repayment !== 'instalments') return [];
  const way: Way = { ...wayOf(stated), instalment: payment };
  const { instalment } = simulate(way, { unit: 1, mode: 'half-up', last: 'rest' });
  const amount = Math.round(instalment.at(-1) ?? 0);
  return amount > 1.5 * payment ? [{ ...usual({ kind: 'largeLast', amount }), weight: 0.3, way }] : [];
}

/** One payment at the end, its days counted in another way. */
function singleWays(stated: Stated): Candidate[] {
  const { terms, states = [] } = stated.claimed;
  const isFault = states.includes('dayCount');
  return (['act/365', 'act/360', 'act/act', '30/360'] as const).flatMap((dayCount): Candidate[] => {
    if (dayCount === terms.dayCount) return [];
    const years = [yearsBy(dayCount, terms, stated.days).reduce((total, share) => total + share, 0)];
    const way = wayOf(stated, { years });
    return isFault
      ? [{ causes: ['dayCount'], facts: { dayCount }, weight: 1, way }]
      : [{ ...usual({ kind: 'dayCount', dayCount }), way }];
  });
}

/** Periods measured in another way; the payment is solved over them, or over equal ones. */
function measuredWays(stated: Stated, shares: Shares): Candidate[] {
  const { causes, facts, conventions, weight } = shares;
  const rates = ratesOf(shares, stated.rate);
  const more = stated.claimed.terms.repayment === 'equalPrincipal' ? 0.05 : 0;
  return solvedWays(stated, rates).map((way) => ({ causes, facts, conventions, weight: weight + more, way }));
}

function solvedWays(stated: Stated, rates: readonly number[]): Way[] {
  const way: Way = { ...wayOf(stated), rates, level: rates };
  if (way.repayment !== 'level') return [way];
  return [
    way,
    { ...way, level: wayOf(stated).level ?? wayOf(stated).rates },
    { ...way, level: evenly(stated) },
  ];
}

const evenly = ({ equal, rate, count }: Stated): number[] =>
  Array.from({ length: count }, () => equal * rate);

function oddFirsts(stated: Stated, shares: Shares): Candidate[] {
  const rates = ratesOf(shares, stated.rate);
  return shares.firsts.flatMap(({ share, days, isFault }) => {
    const odd = [share * stated.rate, ...rates.slice(1)];
    if (Math.abs((odd[0] ?? 0) - (rates[0] ?? 0)) < 1e-9) return [];
    const first: Convention = { kind: 'firstPeriod', days };
    // A payment solved over an odd first period fits any payment near the usual one: without a table, it shows nothing.
    return solvedWays(stated, odd).map((way, index): Candidate => ({
      isLoose: !isFault && index === 0,
      causes: isFault ? ['brokenPeriod'] : [],
      facts: {},
      conventions: isFault ? [] : [...shares.conventions, first],
      weight: (isFault ? 1 : 0.2) + shares.weight,
      way,
    }));
  });
}

/** The principal in equal parts, or all of it at the end. */
function repayments(stated: Stated): Candidate[] {
  const { terms, states = [] } = stated.claimed;
  if (terms.repayment !== 'instalments' || states.includes('repayment')) return [];
  const way = wayOf(stated);
  const onlyInterest: Way = { ...way, pause: { periods: stated.count - 1, interest: 'paid' } };
  return [
    {
      ...usual({ kind: 'repayment', repayment: 'equalPrincipal' }),
      way: { ...way, repayment: 'equalPrincipal' },
    },
    ...(stated.count > 1
      ? [{ ...usual({ kind: 'repayment', repayment: 'interestOnly' }), way: onlyInterest }]
      : []),
  ];
}

const usual = (convention: Convention) => ({ causes: [], facts: {}, conventions: [convention], weight: 0.2 });

const longestPause = 12;

/** Some payments are skipped at first: the others repay everything in the stated tenure, or that much later. */
function pauses(stated: Stated): Candidate[] {
  const { count, years, equal, rate, claimed } = stated;
  const { terms, states = [], pause } = claimed;
  if (terms.repayment !== 'instalments' || terms.firstPayment === 'advance') return [];
  const isStated = states.includes('pause');
  return Array.from(
    { length: Math.max(0, Math.min(longestPause, count - 1)) },
    (_, index) => index + 1,
  ).flatMap((periods) => {
    const later = [...years, ...Array.from({ length: periods }, () => equal)];
    return ([years, later] as const).flatMap((over) =>
      (['added', 'paid'] as const).map((interest): Candidate => {
        const rates = over.map((share) => share * rate);
        const way: Way = { ...wayOf(stated), rates, level: rates, pause: { periods, interest } };
        // The length is chosen from a few, which assumes slightly more than one deviation.
        return isStated && pause !== periods
          ? { causes: ['pause'], facts: { periods }, weight: 1.2, way }
          : { ...usual({ kind: 'pause', periods, interest }), way };
      }),
    );
  });
}

/** How far unknown roundings of payments move a figure: by this part of it. */
const roughly = 0.02;

const measures: ReadonlySet<Convention['kind']> = new Set(['dayCount', 'firstPeriod', 'largeLast']);

/** Whether figures that nothing explains may be those of an honest lender who counts days in some way from some payout. */
export function mayBeUsual(ways: readonly Candidate[], { figures }: Printed): boolean {
  const counted = ways.filter(
    ({ causes, conventions = [] }) =>
      causes.length === 0 && conventions.every(({ kind }) => measures.has(kind)),
  );
  const simulated = counted.map(({ way }) => simulate(way, { unit: 0, mode: 'half-up', last: 'rest' }));
  return figures.every((figure) => {
    const values = simulated.map((each) => valueIn(each, figure) ?? figure.claimed);
    const slack = figure.claimed * roughly;
    return figure.claimed >= Math.min(...values) - slack && figure.claimed <= Math.max(...values) + slack;
  });
}
