import { addDays } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { storeCode } from '../../../modules/codes/codes';
import { borrowers, smsCodes } from '../../../platform/database/schema/borrowers';
import { cardsOf } from '../../../modules/certification/cards';
import { businessDay, businessNow } from '../../../platform/context/clock';
import { autocommit, db, transaction } from '../../../platform/database/connection';
import { ordersOf } from '../../../core/orders/orders';
import { approve } from '../../../core/lending/review';
import { submitApplication, takePastLoan } from '../../../core/lending/seeds/past-loan';
import {
  certifiedBorrower,
  newPhone,
  type TestBorrower,
} from '../../../core/lending/testing/certified-borrower';
import { payments } from '../../../platform/database/schema/payments';
import { newReference } from '../../../core/payments/testing/running-loan';
import type { Random } from '../../../testing/random';
import type { TestLender } from '../../../testing/test-lender';

/** One of the two borrowers of a history. */
export interface Attacker extends TestBorrower {
  /** Changes with every login. */
  sessionId: string;
  /** The code in all messages to this borrower. */
  readonly code: string;
}

/** The state of a history. */
export interface World {
  readonly lender: TestLender;
  readonly random: Random;
  readonly attackers: readonly [Attacker, Attacker];
  /** Writes that are much more frequent in this history, so that they run concurrently. */
  readonly focus: ReadonlySet<string>;
  /**
   * The purpose of most codes in this history, if set. Otherwise a rare purpose would hardly ever combine with a clock jump and
   * its money.
   */
  readonly theme: Purpose | undefined;
  /** References that both submit; each may pay only one loan. */
  readonly references: readonly string[];
}

/** The purposes of a code; a plan payment is the most common one. */
export const purposes = ['period', 'period', 'amount', 'payoff', 'coolingOff', 'delay'] as const;
type Purpose = (typeof purposes)[number];

const attackCode = '135790';

/** The initial situations of a history, dated back from today. */
const beginnings = ['late', 'two loans', 'just paid out', 'single', 'offer', 'in review', 'nothing'] as const;

/** Two borrowers, each at some stage of a loan. */
export async function newWorld(
  lender: TestLender,
  random: Random,
  focusable: readonly string[],
): Promise<World> {
  const theme = random.below(2) === 0 ? random.pick(purposes) : undefined;
  const [one, other] = [await newAttacker(random, theme), await newAttacker(random, theme)];
  const references = [9, 9, 1, 2, 3].map(newReference);
  const focus = new Set([1, 2, 3].map(() => random.pick(focusable)));
  return { lender, random, attackers: [one, other], references, focus, theme };
}

async function newAttacker(random: Random, theme: Purpose | undefined): Promise<Attacker> {
  const borrower = await certifiedBorrower(newPhone());
  const today = businessDay(await businessNow());
  // A loan can only be returned in its first days.
  const beginning = theme === 'coolingOff' ? 'just paid out' : random.pick(beginnings);
  const take = (productId: string, amount: number, tenure: number, daysAgo: number, paid = 0) =>
    transaction(() =>
      takePastLoan(borrower.borrowerId, {
        productId,
        amount,
        tenure,
        paid,
        startDate: addDays(today, -daysAgo),
      }),
    );
  if (beginning === 'late') await take('everyday', 12_000_00, 6, 95, 1);
  if (beginning === 'two loans') await take('everyday', 12_000_00, 6, 40, 1);
  if (beginning === 'two loans' || beginning === 'just paid out') await take('salary', 2_000_00, 4, 0);
  if (beginning === 'single') await take('top-up', 3_000_00, 30, 10);
  if (beginning === 'in review') {
    await transaction(async () => submitApplication(borrower.borrowerId, 'phone', await businessNow()));
  }
  if (beginning === 'offer') {
    const now = await businessNow();
    await transaction(async () => approve(await submitApplication(borrower.borrowerId, 'shop', now), now));
  }
  return { ...borrower, code: attackCode };
}

/** Stores a known one-time code for a borrower and replaces the previous one. */
export async function giveCode(
  { phone, code }: Attacker,
  purpose: Parameters<typeof storeCode>[0]['purpose'],
) {
  await autocommit().delete(smsCodes).where(eq(smsCodes.phone, phone));
  await transaction(() => storeCode({ phone, purpose, code }, '127.0.0.1'));
}

/** All things of a borrower that a request can refer to. */
export async function thingsOf({ borrowerId }: Attacker) {
  const own = await ordersOf(borrowerId);
  const movements = await Promise.all(
    own.map(({ orderId }) => db().select().from(payments).where(eq(payments.orderId, orderId))),
  );
  return { orders: own, payments: movements.flat(), cards: await cardsOf(borrowerId) };
}

/** The account's stored data. */
export async function accountOf({ borrowerId }: Pick<Attacker, 'borrowerId'>) {
  const [row] = await db().select().from(borrowers).where(eq(borrowers.borrowerId, borrowerId));
  if (row === undefined) throw new Error('The account row is missing.');
  return row;
}
