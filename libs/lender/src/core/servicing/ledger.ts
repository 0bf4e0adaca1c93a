import { randomUUID } from 'node:crypto';
import { emptySplit, splitTotal, type Split } from '@clearloan/loan-math';
import { and, eq } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { ledgerEntries } from '../../platform/database/schema/payments';

type Entry = typeof ledgerEntries.$inferInsert;
/** The columns of a ledger line that are read. */
export type LedgerEntry = PaidLine & Pick<typeof ledgerEntries.$inferSelect, 'paymentId'>;
/** The columns that identify the paid payment of the plan. */
export type PaidLine = Pick<
  typeof ledgerEntries.$inferSelect,
  'kind' | 'account' | 'amount' | 'periodNo' | 'valueDay'
>;
type Account = Entry['account'];

/**
 * What moved money at the bank, as the ledger names it: an entry of the bank, an order to the bank under whose id the bank’s
 * statement shows it, or an act of staff.
 */
export const moneySource = {
  entry: (entryId: string) => `entry:${entryId}`,
  /** The bank's entry that a source names. */
  entryIn: (source: string): string | undefined => /^entry:(.*)$/.exec(source)?.[1],
  collection: (collectionId: string) => `collection:${collectionId}`,
  payout: (payoutId: string) => `payout:${payoutId}`,
  /** Money that goes back to its payer: a payment of a loan, or an entry that no payment has. */
  refund: (refundId: string) => `refund:${refundId}`,
  /** Staff saw the money at the bank, without an entry. */
  staff: (paymentId: string) => `staff:${paymentId}`,
  /** Money of the past in a seed scenario. */
  seed: (paymentId: string) => `seed:${paymentId}`,
  /** The bank took back what a source brought. */
  reversal: (source: string) => `reversal:${source}`,
} as const;

/** One line of a posting; debits positive, credits negative. Zero lines are omitted. */
export type Line = BankLine | LoanLine;

/** What moved the money of a line on the account `bank`. A check of the database requires it. */
interface BankLine {
  readonly account: 'bank';
  readonly amount: number;
  readonly source: string;
}

interface LoanLine {
  readonly account: Exclude<Account, 'bank'>;
  readonly amount: number;
  readonly periodNo?: number | null;
}

export type Posting = Pick<Entry, 'kind' | 'orderId' | 'paymentId' | 'valueDay' | 'at'> & {
  readonly lines: readonly Line[];
};

/** Writes a posting to the ledger. Throws if it does not balance, which is a bug and never a user error. */
export async function post({ lines, ...facts }: Posting): Promise<void> {
  const postingId = randomUUID();
  const entries = lines.filter(({ amount }) => amount !== 0);
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0) throw new Error(`The posting is out of balance by ${total}`);
  if (entries.length === 0) return;
  await writableDb()
    .insert(ledgerEntries)
    .values(entries.map((line) => ({ ...facts, ...line, postingId })));
}

/** Lines that credit a split to a payment of the plan. */
export const creditLines = (periodNo: number, split: Split): LoanLine[] => [
  { account: 'penalty', amount: -split.penalty, periodNo },
  { account: 'fee', amount: -split.fee, periodNo },
  { account: 'interest', amount: -split.interest, periodNo },
  { account: 'principal', amount: -split.principal, periodNo },
];

/** What was paid of one payment of the plan, by value date. */
export interface PaidPart {
  readonly periodNo: number;
  readonly valueDay: string;
  readonly paid: Split;
}

const parts = new Set<Account>(['penalty', 'fee', 'interest', 'principal']);
const isOfDebt = (kind: Entry['kind']): boolean => kind === 'payment' || kind === 'reversal';
const isPart = (account: Account): account is keyof Split & Account => parts.has(account);

/**
 * Everything that was paid of a loan, by payment and day, earliest day first. Money that the bank took back is negative. What was
 * taken out of the books to be counted again leaves no part, or the days before it would bear a late fee up to it.
 */
export function paidParts(entries: readonly PaidLine[]): PaidPart[] {
  const gathered = new Map<string, PaidPart>();
  for (const { kind, periodNo, valueDay, account, amount } of entries) {
    if (!isOfDebt(kind) || periodNo === null || !isPart(account)) continue;
    const key = `${periodNo} ${valueDay}`;
    const soFar = gathered.get(key)?.paid ?? emptySplit;
    const paid = { ...soFar, [account]: soFar[account] - amount };
    gathered.set(key, { periodNo, valueDay, paid });
  }
  const isOfAny = ({ paid }: PaidPart) => Object.values(paid).some((amount) => amount !== 0);
  return [...gathered.values()]
    .filter(isOfAny)
    .sort((one, other) => one.valueDay.localeCompare(other.valueDay) || one.periodNo - other.periodNo);
}

/**
 * The days on which the bank took back money of a payment of the plan, earliest first, whatever else was paid on them. What was
 * taken out of the books to be counted again does not count.
 */
export const takenBackDays = (entries: readonly PaidLine[]): readonly PaidPart[] =>
  paidParts(entries.filter(({ kind }) => kind === 'reversal')).filter(({ paid }) => splitTotal(paid) < 0);

/** How each payment was allocated to the debt. */
export function splitsByPayment(entries: readonly LedgerEntry[]): ReadonlyMap<string, Split> {
  const splits = new Map<string, Split>();
  for (const { kind, paymentId, account, amount } of entries) {
    if (kind !== 'payment' || !isPart(account)) continue;
    const soFar = splits.get(paymentId) ?? emptySplit;
    splits.set(paymentId, { ...soFar, [account]: soFar[account] - amount });
  }
  for (const [paymentId, split] of splits) if (splitTotal(split) === 0) splits.delete(paymentId);
  return splits;
}

/** The ledger lines of an order's payments. */
export const paymentEntries = (orderId: string): Promise<LedgerEntry[]> =>
  db()
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, 'payment')));
