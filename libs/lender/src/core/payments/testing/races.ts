import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { db } from '../../../platform/database/connection';
import { sizes } from '../../../testing/sizes';
import type { TestLender } from '../../../testing/test-lender';
import { payments } from '../../../platform/database/schema/payments';
import type { Act } from './histories/acts';
import { freshLoan, newKey, type FreshLoan } from './histories/fresh-loan';
import type { Reply } from './histories/lender-state';
import { payoffIn, quoteIn } from './histories/lender-state';
import { perform } from './histories/perform';
import { randomFrom } from '../../../testing/random';
import { wrongInLoan } from './histories/wrong-in-loan';
import { newReference } from './running-loan';

/** Concurrent repeats of one request, under one key or under a key each. */
interface Race {
  readonly name: string;
  readonly act: (loan: FreshLoan, key: string, utr: string) => Act;
  readonly hasOneKey: boolean;
}

const whole = ({ start }: FreshLoan, key: string): Act => ({
  is: 'code',
  key,
  purpose: 'payoff',
  periodNos: [],
  amount: payoffIn(start).amount,
});
const part = (key: string): Act => ({ is: 'code', key, purpose: 'amount', periodNos: [], amount: 12_345 });

function delayOf({ start }: FreshLoan, key: string): Act {
  const [row] = start.rows;
  if (row === undefined) throw new Error('The loan has no payments.');
  return { is: 'delay', key, periodNo: 1, days: 7, amount: quoteIn(start, row, 7).extraCost };
}

const races: readonly Race[] = [
  { name: 'a part, one key', hasOneKey: true, act: (_loan, key) => part(key) },
  { name: 'a payoff, one key', hasOneKey: true, act: whole },
  { name: 'a payoff, many keys', hasOneKey: false, act: whole },
  { name: 'a delay, one key', hasOneKey: true, act: delayOf },
  { name: 'a delay, many keys', hasOneKey: false, act: delayOf },
  {
    name: 'a reference, many keys',
    hasOneKey: false,
    act: (_loan, key, utr) => ({ is: 'reference', key, utr, amount: 12_345 }),
  },
];

const again = (times: number, act: (index: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index)));

/** Payments that count: a code that another one replaced does not. */
async function effects(orderId: string): Promise<number> {
  const mine = and(
    eq(payments.orderId, orderId),
    ne(payments.kind, 'payout'),
    ne(payments.status, 'expired'),
  );
  const [row] = await db().select({ made: count() }).from(payments).where(mine);
  return row?.made ?? 0;
}

async function postings(orderId: string): Promise<number> {
  const mine = and(eq(payments.orderId, orderId), inArray(payments.kind, ['code', 'reference', 'refund']));
  const [row] = await db()
    .select({ made: count() })
    .from(payments)
    .where(and(mine, eq(payments.status, 'posted')));
  return row?.made ?? 0;
}

/**
 * Sends the same request two to fifty times at once; it must have one effect. Runs as many races as requested.
 * @returns a summary in one line
 */
export async function runRaces(lender: TestLender, rounds: number): Promise<string> {
  const random = randomFrom(Number(process.env['TEST_SEED'] ?? 7));
  for (let round = 0; round < rounds; round += 1) {
    const loan = { ...(await freshLoan(3)), lender };
    const times = 2 + random.below(sizes.mostRacers - 1);
    const race = random.pick(races);
    const said = `${race.name} × ${String(times)}`;
    const oneKey = newKey();
    const utr = newReference();
    const replies = await again(times, () =>
      perform(loan, race.act(loan, race.hasOneKey ? oneKey : newKey(), utr)),
    );
    expect([said, await effects(loan.orderId)]).toEqual([said, 1]);
    if (race.hasOneKey) expect(new Set(replies.map((each) => JSON.stringify(each))).size).toBe(1);
    await moneyArrivesOnce(loan, replies, times);
  }
  return `${String(rounds)} rounds of 2 to ${String(sizes.mostRacers)} requests, one effect each`;
}

/** The bank reports the same payment just as often, at once. */
async function moneyArrivesOnce(
  loan: FreshLoan & { readonly lender: TestLender },
  replies: readonly Reply[],
  times: number,
): Promise<void> {
  const made = await db()
    .select({ id: payments.paymentId })
    .from(payments)
    .where(and(eq(payments.orderId, loan.orderId), inArray(payments.status, ['waiting', 'verifying'])));
  for (const { id } of made) {
    expect(replies.some((reply) => reply.id === id)).toBe(true);
    const outcomes = await again(times, () => perform(loan, { is: 'arrive', id }));
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await postings(loan.orderId)).toBe(1);
  }
  expect(await wrongInLoan(loan.orderId)).toEqual([]);
}
