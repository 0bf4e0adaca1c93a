import type { StatementLine } from '@clearloan/loans/contract';
import { asc, eq } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { ledgerEntries } from '../../platform/database/schema/payments';

type Entry = Pick<
  typeof ledgerEntries.$inferSelect,
  'kind' | 'account' | 'amount' | 'paymentId' | 'valueDay' | 'at'
>;

/** One posting with its lines summed by account: debits positive, credits negative. */
interface SummedPosting {
  readonly kind: Entry['kind'];
  readonly paymentId: string;
  readonly day: string;
  /** When it was first written. */
  readonly at: Date;
  readonly sums: Readonly<Partial<Record<Entry['account'], number>>>;
}

/** A line of a statement; receipt numbers belong to payments, not to the ledger. */
export type LedgerLine = Omit<StatementLine, 'receiptNo'> & Pick<SummedPosting, 'at'>;

/** All ledger lines of a loan, in the order in which they were written. */
export const ledgerOf = (orderId: string): Promise<Entry[]> =>
  db()
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.entryId));

function postingsOf(entries: readonly Entry[]): SummedPosting[] {
  const postings = new Map<string, SummedPosting>();
  for (const { kind, account, amount, paymentId, valueDay: day, at } of entries) {
    // Corrections of a posting are part of it.
    const key = `${kind} ${paymentId} ${day}`;
    const { sums, at: since } = postings.get(key) ?? { sums: {}, at };
    const summed = { ...sums, [account]: (sums[account] ?? 0) + amount };
    postings.set(key, { kind, paymentId, day, at: since, sums: summed });
  }
  return [...postings.values()]
    .filter(({ sums }) => Object.values(sums).some((amount) => amount !== 0))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The ledger in readable form: one line per movement of money, by value date, each with the principal owed after it. */
export function ledgerLines(entries: readonly Entry[]): LedgerLine[] {
  let principalLeft = 0;
  return postingsOf(entries).map(({ kind, paymentId, day, at, sums }) => {
    const { bank = 0, principal = 0, interest = 0, fee = 0, penalty = 0, payFee = 0 } = sums;
    principalLeft += principal;
    // A reversal has the parts of its payment, with a kind of its own.
    const sign = kind === 'reversal' ? -1 : 1;
    return {
      paymentId,
      day,
      at,
      kind: lineKind(kind, sums),
      amount: Math.abs(bank),
      principalLeft,
      principal: Math.abs(principal),
      interest: -interest * sign,
      fee: -fee * sign,
      penalty: -penalty * sign,
      payFee: -payFee * sign,
    };
  });
}

function lineKind(
  kind: Entry['kind'],
  { bank = 0, toReturn = 0 }: SummedPosting['sums'],
): LedgerLine['kind'] {
  if (kind === 'reversal') return 'reversed';
  if (kind === 'payment') return bank + toReturn === 0 ? 'notTaken' : 'payment';
  if (kind === 'payout') return 'payout';
  return bank > 0 ? 'notTaken' : 'sentBack';
}

/** How the borrower's payments were allocated, without those that the bank took back. A fee deducted from the payout is none. */
export function paidTotals(lines: readonly LedgerLine[]) {
  const total = (part: 'principal' | 'interest' | 'fee' | 'penalty' | 'payFee') =>
    lines.reduce((sum, { kind, [part]: amount }) => sum + signOf(kind) * amount, 0);
  return {
    principal: total('principal'),
    interest: total('interest'),
    fee: total('fee'),
    penalty: total('penalty'),
    payFee: total('payFee'),
  };
}

const signOf = (kind: LedgerLine['kind']): number => (kind === 'payment' ? 1 : kind === 'reversed' ? -1 : 0);

/** The sum that moved at the bank in lines of these kinds. */
export const movedIn = (lines: readonly LedgerLine[], ...kinds: LedgerLine['kind'][]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
