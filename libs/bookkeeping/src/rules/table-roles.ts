import type { Minor } from '@clearloan/formatting';
import { factsOf, guessColumn, isMoney, minorOfCell, type CellFacts } from './table-cells';
import { guessesOf, type Column } from './table-headings';

export interface TableRoles {
  readonly columns: readonly (Column | undefined)[];
  /** Whether headings and cells leave no doubt; otherwise the borrower is asked. */
  readonly isSure: boolean;
}

interface Bid {
  readonly at: number;
  readonly role: Column;
  readonly weight: number;
  readonly isNamed: boolean;
}

const moneyRoles: readonly Column[] = ['amount', 'out', 'in'];
/** A heading alone is enough from this weight on, even if no cell below it can be read. */
const namedAlone = 0.6;
/** As much as a heading that says `original` itself loses. */
const foreignLoss = 0.3;

/**
 * The roles of a table's columns, from their headings and cells together: the strongest guess takes its column and its
 * role, then the next one. Of two equal ones the first column wins.
 * @param columns the cells below each heading
 * @param today for two-digit years
 */
export function rolesOf(
  headings: readonly string[],
  columns: readonly (readonly string[])[],
  today: string,
): TableRoles {
  const facts = columns.map((cells) => factsOf(cells, today));
  const other = isOfOtherCurrency(headings, facts);
  const bids = headings.flatMap((heading, at) => {
    const isOther = other?.(heading) ?? false;
    const guesses = facts[at] === undefined ? [] : guessColumn(heading, facts[at]);
    const lossOf = (role: Column) =>
      isOther && (role === 'currency' || moneyRoles.includes(role)) ? foreignLoss : 0;
    return guesses.map((guess): Bid => ({ ...guess, at, weight: guess.weight - lossOf(guess.role) }));
  });
  const taken = new Map<Column, Bid>();
  take(taken, bids);
  const hasDay = taken.has('date') || taken.has('valueDay');
  const hasMoney = moneyRoles.some((role) => taken.has(role));
  // Cells that cannot be read are told line by line, under the headings that name them.
  if (!hasDay || !hasMoney) {
    const wanted = [...(hasDay ? [] : ['date']), ...(hasMoney ? [] : moneyRoles)];
    take(
      taken,
      headings.flatMap((heading, at) =>
        guessesOf(heading)
          .filter(({ role, weight }) => weight >= namedAlone && wanted.includes(role))
          .map((guess) => ({ ...guess, at, isNamed: true })),
      ),
    );
  }
  const day = taken.get('date') ?? taken.get('valueDay');
  if (day !== undefined && !taken.has('date')) {
    taken.delete('valueDay');
    taken.set('date', { ...day, role: 'date' });
  }
  noteBesideName(taken, facts);
  noteByReference(taken, facts);
  twoWaysByCells(taken, columns, facts);
  balanceByCells(taken, columns, facts);
  oneWayOfMoney(taken, facts);
  const decisive = [...taken.values()].filter(({ role }) => role === 'date' || moneyRoles.includes(role));
  return {
    columns: headings.map((_heading, at) => [...taken.values()].find((bid) => bid.at === at)?.role),
    isSure: decisive.every(({ isNamed }) => isNamed),
  };
}

function take(taken: Map<Column, Bid>, bids: readonly Bid[]): void {
  const used = new Set([...taken.values()].map(({ at }) => at));
  for (const bid of [...bids].sort((one, other) => other.weight - one.weight || one.at - other.at)) {
    if (used.has(bid.at) || taken.has(bid.role)) continue;
    used.add(bid.at);
    taken.set(bid.role, bid);
  }
}

/**
 * Of two columns of currencies, the one that changes is that of the purchase: its amounts, under a heading with the same
 * word, are not what was paid. Undefined if there is only one.
 */
function isOfOtherCurrency(
  headings: readonly string[],
  facts: readonly CellFacts[],
): ((heading: string) => boolean) | undefined {
  const varietyAt = (at: number) => facts[at]?.distinct ?? 0;
  const named = headings.flatMap((heading, at) =>
    (facts[at]?.currencies ?? 0) >= 0.5 && guessesOf(heading)[0]?.role === 'currency' ? [at] : [],
  );
  const [own, ...rest] = named.sort((one, other) => varietyAt(one) - varietyAt(other) || one - other);
  if (own === undefined) return undefined;
  const wordsAt = (at: number) => headings[at]?.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  const shared = new Set(wordsAt(own).map((word) => word.toLowerCase()));
  const others = rest.filter((at) => varietyAt(at) > varietyAt(own));
  const words = others
    .flatMap(wordsAt)
    .filter((word) => !shared.has(word.toLowerCase()))
    .filter((word) => !guessesOf(word).some(({ role }) => moneyRoles.includes(role)));
  const theirs = new Set(others.map((at) => headings[at]));
  const shares = words.length === 0 ? undefined : new RegExp(words.join('|'), 'iu');
  return (heading) => theirs.has(heading) || (shares?.test(heading) ?? false);
}

/** A text under a heading that says nothing is no note if it repeats itself beside a column that names each payment. */
function noteBesideName(taken: Map<Column, Bid>, facts: readonly CellFacts[]): void {
  const [note, place] = [taken.get('note'), taken.get('place')];
  if (note === undefined || note.isNamed || place?.isNamed !== true) return;
  if ((facts[note.at]?.distinct ?? 0) < (facts[place.at]?.distinct ?? 0)) taken.delete('note');
}

/** Where no column describes the payments, texts under a heading of references do. */
function noteByReference(taken: Map<Column, Bid>, facts: readonly CellFacts[]): void {
  const reference = taken.get('reference');
  if (reference === undefined || taken.has('note') || taken.has('place')) return;
  if ((facts[reference.at]?.words ?? 0) < 0.5) return;
  taken.delete('reference');
  taken.set('note', { ...reference, role: 'note' });
}

/**
 * Columns of amounts without headings: two that are never filled in one line are what goes out and what comes in, and
 * one that is filled beside them is the balance, which tells if the two are the other way round.
 */
function twoWaysByCells(
  taken: Map<Column, Bid>,
  columns: readonly (readonly string[])[],
  facts: readonly CellFacts[],
): void {
  const amount = taken.get('amount');
  if (amount === undefined || amount.isNamed || (facts[amount.at]?.signed ?? 0) > 0) return;
  const isUsed = (at: number) => [...taken.values()].some((bid) => bid !== amount && bid.at === at);
  const places = facts.flatMap((each, at) => (isMoney(each) && !isUsed(at) ? [at] : []));
  const lines = columns[0]?.map((_cell, line) => places.filter((at) => columns[at]?.[line]?.trim())) ?? [];
  const [out, into] = places.filter((at) => lines.some((filled) => !filled.includes(at)));
  if (out === undefined || into === undefined) return;
  if (lines.some((filled) => filled.includes(out) === filled.includes(into))) return;
  const balance = places.find((at) => at !== out && at !== into);
  taken.delete('amount');
  const found = { out, in: into, ...(balance !== undefined && !taken.has('balance') ? { balance } : {}) };
  for (const [role, at] of Object.entries(found) as [Column, number][])
    taken.set(role, { role, at, weight: 0, isNamed: false });
}

/** Of two columns of amounts, the one whose steps are the other's amounts is the balance, whatever the headings say. */
function balanceByCells(
  taken: Map<Column, Bid>,
  columns: readonly (readonly string[])[],
  facts: readonly CellFacts[],
): void {
  const total = taken.get('amount');
  if (total === undefined || taken.has('balance')) return;
  const totals = (columns[total.at] ?? []).map(minorOfCell);
  const isStep = (at: number) => {
    const steps = (columns[at] ?? []).map(minorOfCell);
    const runs = (from: readonly (Minor | undefined)[], to: typeof from, of: typeof from) =>
      to.every((sum, line) => sum !== undefined && sum === (from[line] ?? NaN) + (of[line] ?? NaN));
    const isRunning =
      runs(totals, totals.slice(1), steps.slice(1)) || runs(totals.slice(1), totals.slice(0, -1), steps);
    return isRunning && (totals.length > 2 || (totals.length === 2 && facts[at]?.signed === 1));
  };
  const at = facts.findIndex((each, place) => place !== total.at && isMoney(each) && isStep(place));
  if (at === -1) return;
  for (const [role, { at: used }] of taken) if (used === at) taken.delete(role);
  taken.set('balance', { ...total, role: 'balance' });
  taken.set('amount', { role: 'amount', at, weight: 0, isNamed: true });
}

/** One amount, or one for each direction: the amount if it shows its direction, otherwise the two. What a heading names goes first. */
function oneWayOfMoney(taken: Map<Column, Bid>, facts: readonly CellFacts[]): void {
  const factsFor = (role: Column) => facts[taken.get(role)?.at ?? -1];
  const amount = factsFor('amount');
  const filled = (factsFor('out')?.filled ?? 0) + (factsFor('in')?.filled ?? 0);
  if (amount === undefined) {
    // A mark beside two amounts says nothing more.
    if (taken.has('out') && taken.has('in')) taken.delete('type');
    return;
  }
  // Kinds of payment beside signed amounts say nothing more.
  if (amount.signed > 0 && factsFor('type')?.marks === 0) taken.delete('type');
  const isNamed = taken.get('amount')?.isNamed || !(taken.get('out') ?? taken.get('in'))?.isNamed;
  const isShown = filled === 0 || (isNamed && (amount.signed > 0 || taken.has('type')));
  for (const role of isShown ? (['out', 'in'] as const) : (['amount'] as const)) taken.delete(role);
}
