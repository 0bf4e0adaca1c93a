import type { Minor } from '@clearloan/api-client/declare';
import { firstGraphemes, type Day } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import type { Account, BookRecord, BookType } from '../contract';
import { accountMeant, accountOfLine, legOf, type TransferLeg } from './table-accounts';
import { openingType, unguardText } from './table-format';
import type { Column } from './table-headings';
import {
  feeOf,
  moneyOf,
  moneyTexts,
  otherCurrency,
  wayOf,
  type MoneyContext,
  type TextOf,
  type TableAmount,
} from './table-money';
import type { TableRow } from './table-rows';
import { brokenSign } from './table-text';
import { actNamed, isBalance, isMoveWord, isTotal, statusNamed, typeNamed } from './table-words';

/** Why a line is left out. */
export type LineProblem =
  | 'date'
  | 'far'
  | 'amount'
  | 'unclear'
  | 'type'
  | 'sign'
  | 'account'
  | 'clash'
  | 'target'
  | 'category'
  | 'quotes'
  | 'cells'
  | 'total'
  | 'above'
  | 'columns'
  | 'currency'
  | 'undone'
  | 'pending'
  | 'balance'
  | 'leg';

/** What changed in a line that is added anyway. */
export type LineNotice = 'cut' | 'letters' | 'gap' | 'year' | 'fee';

export type NewRecord = Omit<BookRecord, 'updated_at' | 'deleted'> & { readonly book_type: BookType };
/** A record before its line has an identity. */
export type LineRecord = Omit<NewRecord, 'record_id'>;

export interface LineContext extends MoneyContext {
  readonly accounts: readonly Account[];
  readonly account: string;
  readonly readDay: (cell: string) => Day | undefined;
  readonly today: string;
  /** Columns of fees that are paid beside the amount. */
  readonly fees: readonly number[];
  /** Whether any amount of the table has a sign; then one without it comes in. */
  readonly isSigned: boolean;
  /** Which lines mean the opposite: those with no direction are income otherwise. */
  readonly turns: 'none' | 'open' | 'all';
  /** How many columns have a heading. */
  readonly width: number;
  /** Whether this app wrote the table: each text is then literal, including spaces. */
  readonly isOwn: boolean;
}

export type LineRead =
  | {
      readonly kind: 'record';
      readonly record: LineRecord;
      readonly notices: readonly LineNotice[];
      /** Whether nothing says which way the money went, not even the balance. */
      readonly isOpen: boolean;
      /** A bank's own word for the kind of payment, which says no way: only the balance can. */
      readonly word?: string | undefined;
      /** The way of the money as the amount's own cell shows it; empty if it does not. */
      readonly way: string;
      /** The amount as written. */
      readonly written: string;
      readonly leg?: TransferLeg;
    }
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'problem'; readonly problem: LineProblem; readonly cell?: string | undefined };

/** The maximum lengths of a record's texts in characters, as in the contract. */
export const longest = { note: 500, place: 200 } as const;
/** A category is an ID, limited in UTF-16 units. */
const longestCategory = 64;
/** A date later than this is a typing error. */
const daysAhead = 366;
const firstDay = '1970-01-01';

const problem = (name: LineProblem, cell?: string): LineRead => ({ kind: 'problem', problem: name, cell });

/** One line of a table: a record, an account, or why it is left out. */
export function readLine({ cells, isBroken }: TableRow, context: LineContext): LineRead {
  if (isBroken) return problem('quotes', cells[0]);
  const { isOwn, width } = context;
  const textOf = (column: Column): string => {
    const cell = unguardText(cells[context.places.get(column) ?? -1] ?? '');
    return isOwn ? cell : cell.trim();
  };
  if (isOwn && textOf('type') === openingType) return readAccount(textOf, context);
  const extra = cells.slice(width).find((cell) => cell.trim() !== '');
  if (extra !== undefined) return problem('cells', extra);
  const day = context.readDay(textOf('date'));
  const total = isOwn && day !== undefined ? undefined : cells.find(day === undefined ? isTotal : isBalance);
  if (total !== undefined) return problem('total', total);
  if (day === undefined)
    return problem(statusNamed(textOf('date')) === 'pending' ? 'pending' : 'date', textOf('date'));
  if (day < firstDay || (!isOwn && day > addDays(context.today, daysAhead))) {
    return problem('far', textOf('date'));
  }
  const status = context.places.has('status') ? statusNamed(textOf('status')) : undefined;
  if (status === 'undone' || status === 'pending') return problem(status, textOf('status'));
  const currency = otherCurrency(textOf, context);
  if (currency !== undefined) return problem('currency', currency);
  const read = moneyOf(textOf, context);
  if (read === 'unclear') return problem('unclear', moneyTexts(textOf));
  if (read === undefined || read.minor === 0) return problem('amount', moneyTexts(textOf));
  const word = textOf('type');
  const named = typeOf({ word, status: textOf('status') }, read, context);
  if (named === undefined && (context.isOwn || !context.places.has('balance'))) return problem('type', word);
  const written = named ?? 'income';
  if (isContradiction(written, read)) return problem('sign', moneyTexts(textOf));
  const isOpen = named === undefined || (word === '' && read.sign === undefined && !context.isSigned);
  const isTurned = context.turns === 'all' || (context.turns === 'open' && isOpen);
  const book_type = isTurned ? opposite[written] : written;
  const fee = feeOf(
    context.fees.map((at) => cells[at] ?? ''),
    context,
  );
  if (typeof fee === 'string') return problem('amount', fee);
  const minor = Math.abs(read.minor) + (book_type === 'income' ? -fee : fee);
  // What the fee takes whole, or more than came in, is no record of the amount.
  if (minor <= 0) return problem('amount', moneyTexts(textOf));
  const line = readRecord({ day, minor, book_type, way: wayOf(textOf, read, context) }, textOf, context);
  if (line.kind !== 'record') return line;
  const notices: readonly LineNotice[] = fee === 0 ? line.notices : [...line.notices, 'fee'];
  return { ...line, notices, isOpen, word: named === undefined ? word : undefined };
}

const opposite = { income: 'expense', expense: 'income', transfer: 'transfer' } as const;

function readAccount(textOf: TextOf, { readAmount }: LineContext): LineRead {
  const opening = readAmount(textOf('amount'));
  if (opening === undefined || opening === 'unclear') return problem('amount', textOf('amount'));
  const account = accountOfLine({
    id: textOf('accountId'),
    name: textOf('account'),
    kind: textOf('category'),
    tail: textOf('note'),
    opening_balance: opening.minor,
  });
  return account === undefined ? problem('account', textOf('account')) : { kind: 'account', account };
}

interface LineFacts {
  readonly day: string;
  readonly minor: Minor;
  readonly book_type: BookType;
  readonly way: string;
}

function readRecord(
  { day, minor, book_type, way }: LineFacts,
  textOf: TextOf,
  context: LineContext,
): LineRead {
  const from = accountIn(textOf('account'), textOf('accountId'), context, context.account);
  if (from === undefined) return problem('account', textOf('account'));
  if (from === 'clash') return problem('clash', textOf('account'));
  const isMove = book_type === 'transfer';
  const to = isMove ? accountIn(textOf('target'), textOf('targetId'), context, undefined) : undefined;
  if (to === 'clash') return problem('clash', textOf('target'));
  if (isMove && (to === undefined || to === from)) return problem('target', textOf('target'));
  const category = isMove ? '' : textOf('category');
  if (category.length > longestCategory) return problem('category', category);
  const texts = [
    { text: category, isCut: false },
    wholeWithin(textOf('note'), longest.note),
    wholeWithin(textOf('place'), longest.place),
  ];
  const [category_id, note, address] = texts.map(({ text }) => (text === '' ? undefined : text));
  const notices: LineNotice[] = [
    ...(texts.some(({ isCut }) => isCut) ? (['cut'] as const) : []),
    ...(texts.some(({ text }) => text.includes(brokenSign)) ? (['letters'] as const) : []),
  ];
  const record: LineRecord = {
    amount: minor,
    book_type,
    category_id,
    note,
    address,
    img_url: undefined,
    record_date: day,
    account_id: from,
    to_account_id: to,
  };
  // Only a table that names accounts of the book has both sides of a transfer.
  const isSide = !isMove && !context.isOwn && context.places.has('account');
  const leg = isSide ? legOf(from, textOf, context.accounts) : undefined;
  return { kind: 'record', record, notices, isOpen: false, way, written: moneyTexts(textOf), leg };
}

/** Lines of this app name the account by its id, even one that is no longer in the book. */
function accountIn(
  name: string,
  id: string,
  { accounts, isOwn }: LineContext,
  otherwise: string | undefined,
): string | undefined {
  if (name === '' && id === '') return otherwise;
  const meant = accountMeant(name, id, accounts);
  if (meant === 'clash') return meant;
  if (meant === 'several') return undefined;
  return meant?.account_id ?? (isOwn && name === '' ? id : undefined);
}

/** Without a type, the sign determines it: a negative amount is an expense. */
function typeOf(
  { word, status }: { readonly word: string; readonly status: string },
  { minor, sign }: TableAmount,
  { places, isOwn, isSigned }: LineContext,
): BookType | undefined {
  const bySign = minor < 0 ? 'expense' : 'income';
  if (word === '') return bySign;
  // A transfer that names no account to move to is a bank's own kind of payment.
  const isOfBank = !isOwn && !places.has('target');
  const named = typeNamed(word);
  const way = named === 'transfer' && isOfBank ? undefined : named;
  // Beside amounts with a minus, one without comes in: a move is no other word for a way.
  const isShown = sign !== undefined || (isSigned && isMoveWord(word));
  return way === undefined && !isOwn ? (!isShown ? (actNamed(word) ?? actNamed(status)) : bySign) : way;
}

/** A negative income, or an expense marked as a credit, is contradictory. */
const isContradiction = (type: BookType, { sign }: TableAmount): boolean =>
  (type === 'income' && sign === 'minus') || (type === 'expense' && sign === 'plus');

/** At most this many characters, without splitting one. */
function wholeWithin(text: string, most: number): { readonly text: string; readonly isCut: boolean } {
  const kept = firstGraphemes(text, most);
  return { text: kept, isCut: kept.length < text.length };
}
