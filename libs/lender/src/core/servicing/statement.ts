import type { StatementLine } from '@clearloan/loans/contract';
import { asc, eq } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { ledgerEntries } from '../../platform/database/schema/payments';

type Entry = Pick<
  typeof ledgerEntries.$inferSelect,
  'postingId' | 'kind' | 'account' | 'amount' | 'paymentId' | 'valueDay'
>;

/** One posting with its lines summed by account: debits positive, credits negative. */
interface SummedPosting {
  readonly kind: Entry['kind'];
  readonly paymentId: string;
  readonly day: string;
  readonly sums: Readonly<Partial<Record<Entry['account'], number>>>;
}

/** A line of a statement; receipt numbers belong to payments, not to the ledger. */
export type LedgerLine = Omit<StatementLine, 'receiptNo'>;

/** All ledger lines of a loan, in the order in which they were written. */
export const ledgerOf = (orderId: string): Promise<Entry[]> =>
  db()
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.entryId));

function postingsOf(entries: readonly Entry[]): SummedPosting[] {
  const postings = new Map<string, SummedPosting>();
  for (const { postingId, kind, account, amount, paymentId, valueDay: day } of entries) {
    const sums = postings.get(postingId)?.sums ?? {};
    const summed = { ...sums, [account]: (sums[account] ?? 0) + amount };
    postings.set(postingId, { kind, paymentId, day, sums: summed });
  }
  return [...postings.values()];
}

/** The ledger in readable form: one line per posting, each with the principal owed after it. */
export function ledgerLines(entries: readonly Entry[]): LedgerLine[] {
  let principalLeft = 0;
  return postingsOf(entries).map(({ kind, paymentId, day, sums }) => {
    const { bank = 0, principal = 0, interest = 0, fee = 0, penalty = 0, payFee = 0 } = sums;
    principalLeft += principal;
    return {
      ...{ paymentId, day, kind: lineKind(kind, bank), amount: Math.abs(bank), principalLeft },
      ...{ principal: Math.abs(principal), interest: -interest, fee: -fee, penalty: -penalty },
      payFee: -payFee,
    };
  });
}

function lineKind(kind: Entry['kind'], bank: number): LedgerLine['kind'] {
  if (kind !== 'return') return kind;
  return bank > 0 ? 'notTaken' : 'sentBack';
}

/** How the borrower's payments were allocated. A fee deducted from the payout is not a payment. */
export function paidTotals(lines: readonly LedgerLine[]) {
  const payments = lines.filter(({ kind }) => kind === 'payment');
  const total = (part: 'principal' | 'interest' | 'fee' | 'penalty' | 'payFee') =>
    payments.reduce((sum, line) => sum + line[part], 0);
  return {
    ...{ principal: total('principal'), interest: total('interest'), fee: total('fee') },
    ...{ penalty: total('penalty'), payFee: total('payFee') },
  };
}

/** The sum that moved at the bank in lines of these kinds. */
export const movedIn = (lines: readonly LedgerLine[], ...kinds: LedgerLine['kind'][]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
