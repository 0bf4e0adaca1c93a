import { randomUUID } from 'node:crypto';
import { deleteUser } from '@clearloan/account/contract';
import { changeCard } from '@clearloan/certification/contract';
import { generatePayCode, submitUtr } from '@clearloan/repayment/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { mainCard } from '../certification/cards';
import { businessDay, businessNow } from '../../platform/context/clock';
import { autocommit, db, transaction } from '../../platform/database/connection';
import { createPictureService } from '../pictures/pictures';
import { pictureStoreOnDisk } from '../pictures/store-on-disk';
import { loanBook } from '../../core/lending/loan-book';
import {
  certifiedBorrower,
  newPhone,
  type TestBorrower,
} from '../../core/lending/testing/certified-borrower';
import { lenderInBalance } from '../../core/lending/testing/lender-in-balance';
import { walkWith } from '../../core/lending/testing/walk';
import { orders } from '../../platform/database/schema/orders';
import { payments } from '../../platform/database/schema/payments';
import { newReference } from '../../core/payments/testing/running-loan';
import { sizes } from '../../testing/sizes';
import { storeCode } from '../codes/codes';
import { forEachItem } from '../../platform/jobs/for-each-item';
import { dueErasures } from './delete-account';
import { borrowers } from '../../platform/database/schema/borrowers';

const lender = lenderInBalance();
const code = '135790';
const give = (phone: string, purpose: 'delete' | 'confirm' | 'delay') =>
  transaction(() => storeCode({ phone, purpose, code }, '127.0.0.1'));

const askToDelete = (borrower: TestBorrower) => lender.call(deleteUser, { smsCode: code }, borrower);

/** Ends the account's notice period and runs the erasure. */
async function erase({ borrowerId }: TestBorrower): Promise<void> {
  const eraseAt = new Date((await businessNow()).getTime() - 1000);
  await autocommit().update(borrowers).set({ eraseAt }).where(eq(borrowers.borrowerId, borrowerId));
  const pictures = createPictureService(pictureStoreOnDisk('/nonexistent'), '/api');
  await forEachItem('due-erasures', dueErasures(pictures, loanBook));
}

const isErased = async ({ borrowerId }: TestBorrower) =>
  (await db().select().from(borrowers).where(eq(borrowers.borrowerId, borrowerId)))[0]?.isErased;
const statusesOf = async ({ borrowerId }: TestBorrower) =>
  (await db().select().from(orders).where(eq(orders.borrowerId, borrowerId))).map(({ status }) => status);
const owed = new Set<string>(['disbursing', 'disburseFailed', 'repaying', 'overdue']);

/** Whether a borrower who requested erasure owes money or is owed money. */
async function isInconsistent(borrower: TestBorrower, deletion: unknown): Promise<boolean> {
  const isOwed = (await statusesOf(borrower)).some((status) => owed.has(status));
  return deletion === 0 && isOwed;
}

it('an account is erased once the money on its way back to the borrower has arrived', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const orderId = await walkWith(lender, borrower).approved();
  await autocommit().update(orders).set({ status: 'cancelled' }).where(eq(orders.orderId, orderId));
  const refund = { orderId, kind: 'refund', amount: 100, status: 'sending' } as const;
  const now = await businessNow();
  await autocommit()
    .insert(payments)
    .values({ ...refund, periodNos: [], at: now, valueDay: businessDay(now) });
  await erase(borrower);
  expect(await isErased(borrower)).toBe(false);
  await autocommit().update(payments).set({ status: 'refused' }).where(eq(payments.orderId, orderId));
  await erase(borrower);
  expect(await isErased(borrower)).toBe(true);
});

async function offerFor(borrower: TestBorrower) {
  const walk = walkWith(lender, borrower);
  const orderId = await walk.approved();
  return { walk, offer: await walk.offer(orderId, 1_200_000, 6) };
}

const beside = (delayMs: number, write: () => Promise<{ readonly code: unknown }>) =>
  wait(delayMs).then(write);

it('a borrower who signs and deletes the account at once has a loan or no account, never both', async () => {
  for (let round = 0; round < sizes.deletionRounds; round += 1) {
    const borrower = await certifiedBorrower(newPhone());
    const { walk, offer } = await offerFor(borrower);
    await give(borrower.phone, 'confirm');
    await give(borrower.phone, 'delete');
    const [signed, deleted] = await Promise.all([
      beside(round % 13, () => walk.accept(offer, code)),
      beside((round * 7) % 13, () => askToDelete(borrower)),
    ]);
    expect([round, await isInconsistent(borrower, deleted.code)]).toEqual([round, false]);
    expect([signed.code, deleted.code].filter((each) => each === 0)).toHaveLength(1);
  }
});

type Write = (borrower: TestBorrower, orderId: string) => Promise<{ readonly code: unknown }>;
const how = (borrower: TestBorrower) => ({ ...borrower, key: randomUUID() });
const writes: readonly (readonly [string, Write])[] = [
  [
    'pays',
    (borrower, orderId) =>
      lender.call(
        generatePayCode,
        { orderId, periodNos: [], payType: 'wallet', amount: 100, purpose: 'amount' },
        how(borrower),
      ),
  ],
  [
    'extends a payment',
    (borrower, orderId) =>
      lender.call(
        generatePayCode,
        { orderId, periodNos: [1], amount: 1, purpose: 'delay', delayDays: 7, smsCode: code },
        how(borrower),
      ),
  ],
  [
    'sends a reference',
    async (borrower, orderId) => {
      const payTime = (await businessNow()).toISOString();
      return lender.call(submitUtr, { orderId, utr: newReference(), amount: 100, payTime }, how(borrower));
    },
  ],
  [
    'changes the account',
    async (borrower) => {
      const cardId = (await mainCard(borrower.borrowerId))?.cardId ?? '';
      return lender.call(changeCard, { cardId }, how(borrower));
    },
  ],
];

it.each(writes)(
  'a borrower who owes money and %s cannot delete the account at the same time',
  async (_what, write) => {
    const borrower = await certifiedBorrower(newPhone());
    const orderId = await walkWith(lender, borrower).loan();
    for (let round = 0; round < sizes.deletionRounds; round += 1) {
      await give(borrower.phone, 'delete');
      const [, deleted] = await Promise.all([
        beside(round % 13, () => write(borrower, orderId)),
        beside((round * 7) % 13, () => askToDelete(borrower)),
      ]);
      expect(deleted.code).not.toBe(0);
      expect(await isInconsistent(borrower, deleted.code)).toBe(false);
    }
  },
);

it('an account with a loan at the end of its notice period is not erased', async () => {
  const borrower = await certifiedBorrower(newPhone());
  await walkWith(lender, borrower).loan();
  await erase(borrower);
  expect(await isErased(borrower)).toBe(false);
});

it('an erased borrower has no application and no offer left', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const walk = walkWith(lender, borrower);
  await walk.approved('everyday');
  await walk.apply('phone');
  await erase(borrower);
  expect(await isErased(borrower)).toBe(true);
  const left = await statusesOf(borrower);
  expect(left.filter((status) => !['cancelled', 'rejected'].includes(status))).toEqual([]);
});
