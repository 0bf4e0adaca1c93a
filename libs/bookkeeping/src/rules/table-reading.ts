import type { Minor } from '@clearloan/api-client/declare';
import type { Account } from '../contract';
import { proveBalance, type BalanceFinding, type BalanceProof, type BalanceStep } from './table-balance';
import type { TableContext } from './table-context';
import { readLine, type LineNotice, type LineRead, type LineRecord } from './table-line';
import { usualMinus } from './table-money';
import { isRefund } from './table-words';
import type { TableRow } from './table-rows';

export interface Reading {
  readonly lines: readonly LineRead[];
  readonly balance: BalanceProof['kind'];
  /** A record whose direction nothing decides. */
  readonly doubtful: LineRecord | undefined;
}

/**
 * Reads all lines, and lets the balance decide what the lines leave open.
 * @param signs what the borrower answered, if the table was in doubt before
 */
export function readLines(
  rows: readonly TableRow[],
  context: TableContext,
  signs: 'asWritten' | 'turned' | undefined,
): Reading {
  const plain = readWith(rows, context);
  for (const side of ['out', 'in'] as const) {
    const cells = rows.map((row) => row.cells[context.places.get(side) ?? -1] ?? '');
    if (usualMinus(cells, context.readAmount) === 0) continue;
    const withMinus = readWith(rows, { ...context, minusSide: side });
    const gain = fitting(withMinus) - fitting(plain);
    if (gain > 0) return settled(withMinus);
    // Money that goes back, or how this bank writes what its column says already.
    const isOfSide = (line: LineRead) => line.kind === 'record' && line.way === `${side} with minus`;
    if (gain === 0) return inDoubt(signs, plain, withMinus, isOfSide);
  }
  if (plain.lines.some(isOpen))
    return inDoubt(signs, plain, readWith(rows, { ...context, turns: 'open' }), isOpen);
  if (isMirrored(plain)) {
    const flipped = (line: LineRead, at: number) => line.kind === 'record' && plain.findings[at] === 'flips';
    return inDoubt(signs, plain, readWith(rows, { ...context, turns: 'all' }), flipped);
  }
  if (isLikeACard(plain, context)) {
    return inDoubt(signs, plain, readWith(rows, { ...context, turns: 'all' }), isBack);
  }
  return settled(plain);
}

/**
 * The columns of fees that are paid beside the amount, as the balance says. Where it says nothing, they are: a fee that
 * is told and counted can be checked, one that is left out is lost. An amount whose heading says so has them already.
 */
export function feesBeside(rows: readonly TableRow[], given: TableContext): readonly number[] {
  if (given.fees.length === 0) return [];
  const without = explained(readWith(rows, { ...given, fees: [] }));
  const beside = explained(readWith(rows, given));
  const isBeside = beside === without ? !given.isWhole : beside > without;
  return isBeside ? given.fees : [];
}

/** Fewer lines than this show no habit. */
const fewLines = 3;

/** Cards print what is spent without a sign: most amounts would come in, and no balance or word says otherwise. */
function isLikeACard({ lines, kind }: Draft, { places }: TableContext): boolean {
  if (kind === 'runs' || !places.has('amount') || places.has('type')) return false;
  const records = lines.filter((line) => line.kind === 'record');
  return records.length >= fewLines && records.filter(isBack).length * 2 > records.length;
}

interface Draft {
  readonly lines: readonly LineRead[];
  readonly findings: readonly (BalanceFinding | undefined)[];
  readonly kind: BalanceProof['kind'];
}

const isOpen = (line: LineRead) => line.kind === 'record' && line.isOpen;
const isBack = (line: LineRead) => line.kind === 'record' && line.record.book_type === 'income';
const count = ({ findings }: Draft, wanted: BalanceFinding) =>
  findings.filter((finding) => finding === wanted).length;
const explained = (draft: Draft) => count(draft, 'fits') + count(draft, 'flips');
const fitting = (draft: Draft) => count(draft, 'fits') - count(draft, 'flips');
/** Most balances move the other way: the signs are the other way round, or the balance is a debt. */
const isMirrored = (draft: Draft) => fitting(draft) < 0;

function inDoubt(
  signs: 'asWritten' | 'turned' | undefined,
  asWritten: Draft,
  turned: Draft,
  isInQuestion: (line: LineRead, at: number) => boolean,
): Reading {
  if (signs !== undefined) return settled(signs === 'turned' ? turned : asWritten);
  const doubtful = asWritten.lines.find(isInQuestion);
  return { ...settled(asWritten), doubtful: doubtful?.kind === 'record' ? doubtful.record : undefined };
}

/** A line against the direction of the others is left out; lines that are missing before one are told. */
function settled(draft: Draft): Reading {
  const against: BalanceFinding = isMirrored(draft) ? 'fits' : 'flips';
  const lines = draft.lines.map((line, at): LineRead => {
    if (line.kind !== 'record') return line;
    const finding = draft.findings[at];
    if (finding === against) return { kind: 'problem', problem: 'balance', cell: line.written };
    return finding === 'gap' ? { ...line, notices: [...line.notices, 'gap' satisfies LineNotice] } : line;
  });
  return { lines, balance: draft.kind, doubtful: undefined };
}

function readWith(rows: readonly TableRow[], context: TableContext): Draft {
  let accounts = context.accounts;
  const read = rows.map((row) => {
    const line = readLine(row, { ...context, accounts });
    if (line.kind === 'account') accounts = withAccount(accounts, line.account);
    return line;
  });
  const lines = withoutRefunds(read, rows, context);
  const at = context.places.get('balance');
  if (at === undefined) return { lines, findings: [], kind: 'none' };
  const { findings, kind } = proveBalance(
    lines.map((line, index) => stepOf(line, rows[index]?.cells[at] ?? '', context)),
  );
  return { findings, kind, lines: lines.map((line, index) => decided(line, findings[index])) };
}

/** Money that came back for a payment that is left out: neither of the two happened. */
function withoutRefunds(
  lines: readonly LineRead[],
  rows: readonly TableRow[],
  { places }: TableContext,
): readonly LineRead[] {
  const [amount, place, status] = (['amount', 'place', 'status'] as const).map((role) => places.get(role));
  if (amount === undefined || place === undefined || status === undefined) return lines;
  const faceOf = (at: number) => [amount, place].map((column) => rows[at]?.cells[column]?.trim()).join('|');
  const isUndone = (line: LineRead) => line.kind === 'problem' && line.problem === 'undone';
  const undone = new Set(lines.flatMap((line, at) => (isUndone(line) ? [faceOf(at)] : [])));
  return lines.map((line, at): LineRead => {
    const word = rows[at]?.cells[status]?.trim() ?? '';
    const isBoth = line.kind === 'record' && isRefund(word) && undone.has(faceOf(at));
    return isBoth ? { kind: 'problem', problem: 'undone', cell: word } : line;
  });
}

/** The lines below name an account as the table does, even if the device has renamed it. */
const withAccount = (accounts: readonly Account[], account: Account) => [
  account,
  ...accounts.filter(({ account_id }) => account_id !== account.account_id),
];

function stepOf(line: LineRead, cell: string, { readBalance }: TableContext): BalanceStep {
  // Money in another currency moves another balance.
  if (isForeign(line)) return { change: 0, isOpen: false, balance: undefined };
  const read = readBalance(cell.trim());
  const balance = read === undefined || read === 'unclear' ? undefined : read.minor;
  return { change: changeOf(line), isOpen: isOpen(line), balance };
}

const isForeign = (line: LineRead) => line.kind === 'problem' && line.problem === 'currency';

function changeOf(line: LineRead): Minor | undefined {
  if (line.kind === 'record') {
    const { amount, book_type } = line.record;
    return book_type === 'transfer' ? undefined : book_type === 'income' ? amount : -amount;
  }
  return line.kind === 'problem' && (line.problem === 'undone' || line.problem === 'pending') ? 0 : undefined;
}

function decided(line: LineRead, finding: BalanceFinding | undefined): LineRead {
  if (line.kind !== 'record') return line;
  if (finding === 'in' || finding === 'out') {
    const book_type = finding === 'in' ? 'income' : 'expense';
    return { ...line, isOpen: false, record: { ...line.record, book_type } };
  }
  return line.word === undefined ? line : { kind: 'problem', problem: 'type', cell: line.word };
}
