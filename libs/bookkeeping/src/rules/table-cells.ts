import { minorOfTyped, readTypedAmount, readTypedDay, type Minor } from '@clearloan/formatting';
import { currencyNamed, splitCurrency } from './table-currency';
import { guessesOf, isUnderstood, type Column, type Guess } from './table-headings';
import { actNamed, statusNamed, typeNamed } from './table-words';

/** What the cells of a column look like, as shares of the filled ones from 0 to 1. */
export interface CellFacts {
  readonly filled: number;
  readonly days: number;
  readonly amounts: number;
  /** Words for in and out, such as `DR`, `收入` or `masuk`. */
  readonly marks: number;
  /** Words for a payment that goes one way, such as `refund`. */
  readonly acts: number;
  /** Whether both ways occur; a balance has one mark in most tables. */
  readonly isTwoWay: boolean;
  readonly currencies: number;
  /** Numbers of bank accounts. */
  readonly accounts: number;
  readonly statuses: number;
  /** Anything but numbers, days and account numbers. */
  readonly texts: number;
  /** Texts with a whole word; a code such as `ba` or `POS` has none. */
  readonly words: number;
  /** Amounts with a sign, brackets or a mark. */
  readonly signed: number;
  /** Amounts with two decimals. */
  readonly fractions: number;
  readonly isRunning: boolean;
  /** How many of the filled cells differ from one another. */
  readonly distinct: number;
}

/** Looks at this many lines: a long table has the same columns below. */
const sampled = 200;
const form = {
  currency: { symbol: '', decimals: 2, groupSeparator: ',', decimalSeparator: '.', grouping: 'three' },
} as const;

/** An IBAN names an account, not a payment. */
const accountNumber = /^[A-Z]{2}\d{2}[A-Z\d ]{10,34}$/u;

/** @param today for two-digit years */
export function factsOf(column: readonly string[], today: string): CellFacts {
  const cells = column
    .slice(0, sampled)
    .map((cell) => cell.trim())
    .filter((cell) => !/^[-–—/]{0,2}$/.test(cell));
  const share = (test: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  const isOneDay = (cell: string) => isDay(cell, today);
  const isText = (cell: string) =>
    /\p{L}{2}/u.test(cell) && !isOneDay(cell) && !isAmount(cell) && !accountNumber.test(cell);
  const numbers = cells.map(Number);
  return {
    filled: cells.length,
    days: share(isOneDay),
    amounts: share(isAmount),
    marks: share((cell) => typeNamed(cell) !== undefined),
    acts: share((cell) => actNamed(cell) !== undefined),
    isTwoWay: new Set(cells.map(wayNamed)).size > 1,
    currencies: share((cell) => currencyNamed(cell) !== undefined),
    accounts: share((cell) => accountNumber.test(cell)),
    statuses: share((cell) => cell.length <= 40 && statusNamed(cell) !== undefined),
    texts: share(isText),
    words: share((cell) => isText(cell) && /\p{L}{4}|[^ -~]/u.test(cell)),
    signed: share((cell) => isAmount(cell) && /[-+−()]|\p{L}/u.test(splitCurrency(cell).rest)),
    fractions: share((cell) => /[.,]\d\d(?!\d)/.test(cell)),
    isRunning: cells.length > 1 && numbers.every((number, at) => number === (numbers[0] ?? NaN) + at),
    distinct: new Set(cells).size / Math.max(1, cells.length),
  };
}

const wayNamed = (cell: string) => typeNamed(cell) ?? actNamed(cell);

/** @param today for two-digit years */
export const isDay = (cell: string, today: string): boolean =>
  (readTypedDay(cell, 'dayFirst', today) ?? readTypedDay(cell, 'monthFirst', today)) !== undefined;

const readCell = (cell: string) =>
  readTypedAmount(splitCurrency(cell).rest, form, { signs: true, form: 'any' });

const isAmount = (cell: string): boolean => ['value', 'unclear'].includes(readCell(cell).kind);

/** The amount of a cell, whichever way it is written; undefined for another cell, and for two possible amounts. */
export const minorOfCell = (cell: string): Minor | undefined => minorOfTyped(readCell(cell.trim()));

/** How well the cells go with a role, from 0 (not at all) to 1. */
function fit(role: Column, facts: CellFacts): number {
  if (facts.filled === 0) return 0.5;
  switch (role) {
    case 'date':
    case 'valueDay':
      return facts.days >= 0.5 ? 1 : 0;
    case 'amount':
    case 'out':
    case 'in':
    case 'balance':
      return facts.amounts >= 0.5 && facts.days < 0.9 ? 1 : 0;
    case 'type':
      return (
        (facts.marks + facts.acts >= 0.5 ? 1 : facts.marks + facts.acts > 0 ? 0.6 : 0) *
        (facts.isTwoWay ? 1 : 0.95)
      );
    case 'currency':
      return facts.currencies >= 0.5 ? 1 : 0;
    case 'status':
      return facts.statuses > 0 ? 1 : 0.3;
    case 'note':
    case 'place':
      if (facts.accounts >= 0.9) return 0.3;
      return (facts.marks >= 0.9 ? 0.3 : 0.8) + (facts.texts * 0.5 + facts.distinct * 0.5) * 0.2;
    case 'number':
    case 'reference':
      return facts.days >= 0.9 ? 0 : 1;
    default:
      return 1;
  }
}

/** The role that cells show; weaker than what a heading says. Words for in and out are one under any heading. */
function shownBy(heading: string, facts: CellFacts): Guess[] {
  if (facts.filled === 0) return [];
  const guess = (role: Column, weight: number, isShown: boolean) => (isShown ? [{ role, weight }] : []);
  const marks = guess('type', 0.45, facts.marks >= 0.9);
  if (isUnderstood(heading)) {
    // Texts under a heading of money, such as `Umsatz` over the shop, are a note.
    const isOfMoney = guessesOf(heading)[0]?.role === 'amount' && fit('amount', facts) === 0;
    return [...marks, ...guess('note', 0.1, isOfMoney && facts.texts >= 0.5)];
  }
  return [
    ...marks,
    ...guess('currency', 0.35, facts.currencies >= 0.9),
    ...guess('status', 0.35, facts.statuses >= 0.9 && facts.marks < 0.5),
    ...guess('date', 0.3, facts.days >= 0.8),
    ...guess('amount', 0.25 + 0.1 * (facts.signed + facts.fractions), isMoney(facts)),
    ...guess('note', 0.2 + 0.1 * facts.distinct + 0.05 * facts.words, facts.texts >= 0.5),
  ];
}

/** Whole numbers without a sign may be anything: a code, a branch, a running number. */
export const isMoney = (facts: CellFacts) =>
  facts.amounts >= 0.8 && facts.days < 0.5 && (facts.signed > 0 || facts.fractions >= 0.5);

/** What heading and cells say together about a column; `isNamed` if the heading says it. */
export const guessColumn = (
  heading: string,
  facts: CellFacts,
): readonly (Guess & { readonly isNamed: boolean })[] => [
  ...guessesOf(heading)
    .map(({ role, weight }) => ({ role, weight: weight * fit(role, facts), isNamed: true }))
    .filter(({ weight }) => weight > 0),
  ...shownBy(heading, facts).map((guess) => ({ ...guess, isNamed: false })),
];
