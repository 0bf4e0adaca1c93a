import { randomUUID } from 'node:crypto';
import { emptySplit, type Split } from '@clearloan/loan-math';
import { and, eq } from 'drizzle-orm';
import { db, writableDb } from '../../database/connection';
import { ledgerEntries } from '../../database/schema/payments';

type Entry = typeof ledgerEntries.$inferInsert;
/** What is read of a line of the books. */
export type LedgerEntry = PaidLine & Pick<typeof ledgerEntries.$inferSelect, 'paymentId'>;
/** The part of it that says what was paid of which payment of the plan. */
export type PaidLine = Pick<
  typeof ledgerEntries.$inferSelect,
  'kind' | 'account' | 'amount' | 'periodNo' | 'valueDay'
>;
type Account = Entry['account'];

/** One line of a posting; debit above zero, credit below. Lines of zero are left out. */
export interface Line {
  readonly account: Account;
  readonly amount: number;
  readonly periodNo?: number;
}

export type Posting = Pick<Entry, 'kind' | 'orderId' | 'paymentId' | 'valueDay' | 'at'> & {
  readonly lines: readonly Line[];
};

/** Writes a posting into the books. Throws when it is not in balance: a mistake of ours, never of a borrower. */
export async function post({ lines, ...facts }: Posting): Promise<void> {
  const postingId = randomUUID();
  const entries = lines.filter(({ amount }) => amount !== 0);
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0) throw new Error(`A posting is out of balance by ${total}`);
  if (entries.length === 0) return;
  await writableDb()
    .insert(ledgerEntries)
    .values(entries.map((line) => ({ ...facts, ...line, postingId })));
}

/** Lines that take a split off what a payment of the plan owes. */
export const creditLines = (periodNo: number, split: Split): Line[] => [
  { account: 'penalty', amount: -split.penalty, periodNo },
  { account: 'fee', amount: -split.fee, periodNo },
  { account: 'interest', amount: -split.interest, periodNo },
  { account: 'principal', amount: -split.principal, periodNo },
];

/** What was paid of one payment of the plan, by the day that counts. */
export interface PaidPart {
  readonly periodNo: number;
  readonly valueDay: string;
  readonly paid: Split;
}

const parts = new Set<Account>(['penalty', 'fee', 'interest', 'principal']);
const isPart = (account: Account): account is keyof Split & Account => parts.has(account);

/** All that was paid of a loan, payment by payment and day by day, the earliest day first. */
export function paidParts(entries: readonly PaidLine[]): PaidPart[] {
  const gathered = new Map<string, PaidPart>();
  for (const { kind, periodNo, valueDay, account, amount } of entries) {
    if (kind !== 'payment' || periodNo === null || !isPart(account)) continue;
    const key = `${periodNo} ${valueDay}`;
    const soFar = gathered.get(key)?.paid ?? emptySplit;
    const paid = { ...soFar, [account]: soFar[account] - amount };
    gathered.set(key, { periodNo, valueDay, paid });
  }
  return [...gathered.values()].sort(
    (one, other) => one.valueDay.localeCompare(other.valueDay) || one.periodNo - other.periodNo,
  );
}

/** How each payment's money fell on the debt, by payment. */
export function splitsByPayment(entries: readonly LedgerEntry[]): ReadonlyMap<string, Split> {
  const splits = new Map<string, Split>();
  for (const { kind, paymentId, account, amount } of entries) {
    if (kind !== 'payment' || !isPart(account)) continue;
    const soFar = splits.get(paymentId) ?? emptySplit;
    splits.set(paymentId, { ...soFar, [account]: soFar[account] - amount });
  }
  return splits;
}

/** The lines of an order's payments. */
export const paymentEntries = (orderId: string): Promise<LedgerEntry[]> =>
  db()
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, 'payment')));
