import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { applyForProduct, loanOffer } from '@clearloan/application/contract';
import { orderList } from '@clearloan/loan-view/contract';
import { rateService, submitApplication } from '@clearloan/loans/contract';
import { count, eq } from 'drizzle-orm';
import { saveEvents } from '@clearloan/privacy/contract';
import { uploadDevice } from '@clearloan/certification/contract';
import { autocommit, db } from '../../platform/database/connection';
import { moveToDay } from '../payments/testing/running-loan';
import { sizes } from '../../testing/sizes';
import { orderHistory, orders } from '../../platform/database/schema/orders';
import { certifiedBorrower, newPhone, plainBorrower } from './testing/certified-borrower';
import { walkWith } from './testing/walk';
import { lenderInBalance } from './testing/lender-in-balance';

const lender = lenderInBalance();

const many = <Result>(times: number, act: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, act));

describe('an application', () => {
  it('creates one order, however many requests run at once', async () => {
    const { borrowerId, sessionId } = await certifiedBorrower(newPhone());
    const answers = await many(sizes.parallelRepeats, () =>
      lender.call(applyForProduct, { productId: 'everyday' }, { sessionId, key: randomUUID() }),
    );
    const orderIds = new Set(answers.map((answer) => answer.value().orderId));
    expect(orderIds.size).toBe(1);
    const [made] = await db().select({ made: count() }).from(orders).where(eq(orders.borrowerId, borrowerId));
    expect(made?.made).toBe(1);
  });

  it('cannot be submitted before the verification is complete', async () => {
    const { sessionId } = await plainBorrower(newPhone());
    const how = { sessionId };
    const { orderId = '', next } = (
      await lender.call(applyForProduct, { productId: 'everyday' }, how)
    ).value();
    expect(next).toBe('auth');
    expect((await lender.call(submitApplication, { orderId }, how)).code).toBe(codes.notAllowedNow);
  });

  it('is reviewed automatically and becomes an offer', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const orderId = await walk.apply();
    expect((await walk.details(orderId)).orderStatus).toBe('reviewing');
    await walk.aMinuteLater(orderId);
    expect(await walk.offer(orderId)).toMatchObject({ orderStatus: 'approved', amountMax: 2_000_000 });
  });

  it('stands for what the borrower tried, in the list, on its page and in the offer', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const apply = (fields: object) =>
      lender.call(applyForProduct, { productId: 'everyday', ...fields }, borrower);
    const { orderId = '' } = (await apply({ amount: 700_000, tenure: 9 })).value();
    expect((await walk.details(orderId)).orderAmount).toBe(700_000);
    // Tried again before it was sent; what is not named stays.
    expect((await apply({ amount: 500_000 })).value().orderId).toBe(orderId);
    expect((await apply({})).value().orderId).toBe(orderId);
    const { list } = (await lender.call(orderList, { orderType: 'all' }, borrower)).value();
    expect(list.map(({ orderAmount }) => orderAmount)).toEqual([500_000]);
    await lender.call(submitApplication, { orderId }, { ...borrower, key: randomUUID() });
    await walk.aMinuteLater(orderId);
    expect(await walk.offer(orderId)).toMatchObject({ principal: 500_000, tenure: 9 });
  });

  it('is for at most what the lender offers, and for nothing that the product does not', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const apply = (fields: object) =>
      lender.call(applyForProduct, { productId: 'everyday', ...fields }, borrower);
    expect((await apply({ amount: 12_345 })).code).toBe(codes.amountOutOfRange);
    expect((await apply({ tenure: 7 })).code).toBe(codes.badInput);
    const { orderId = '' } = (await apply({ amount: 2_000_000 })).value();
    await lender.call(submitApplication, { orderId }, { ...borrower, key: randomUUID() });
    await walk.aMinuteLater(orderId);
    expect(await walk.offer(orderId)).toMatchObject({ principal: 2_000_000, amountMax: 2_000_000 });
    await autocommit().update(orders).set({ amountMax: 900_000 }).where(eq(orders.orderId, orderId));
    expect(await walk.offer(orderId)).toMatchObject({ principal: 900_000, amountMax: 900_000 });
  });

  it('is rejected for too little income, with the date of the next try [promise: rejected-until]', async () => {
    const borrower = await certifiedBorrower(newPhone(), { monthlyIncome: '900.00' });
    const walk = walkWith(lender, borrower);
    const orderId = await walk.approved();
    expect(await walk.details(orderId)).toMatchObject({ orderStatus: 'rejected' });
    const again = await lender.call(
      applyForProduct,
      { productId: 'everyday' },
      { ...borrower, key: randomUUID() },
    );
    expect(again.value()).toMatchObject({
      result: 'refused',
      retryAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await moveToDay(again.value().retryAt ?? '');
    const how = { ...borrower, key: randomUUID() };
    const later = (await lender.call(applyForProduct, { productId: 'everyday' }, how)).value();
    expect(later.result).toBe('go');
    expect(later.orderId).not.toBe(orderId);
  });

  it('gets the same offer with and without consents [promise: offer-consents, offer-same-price, consent-listed]', async () => {
    const [generous, silent] = [await certifiedBorrower(newPhone()), await certifiedBorrower(newPhone())];
    const facts = ['location', 'device', 'analytics', 'marketing'] as const;
    const events = facts.map((purpose) => {
      const consent = { purpose, state: 'given', textVersion: '1', textHash: 'a'.repeat(64) } as const;
      const where = { consentId: randomUUID(), locale: 'en', screen: 'privacyCentre' };
      return { name: 'consent', at: '2026-11-20T10:00:00Z', consent: { ...consent, ...where } };
    });
    (await lender.call(saveEvents, { events }, generous)).value();
    const consentId = events[1]?.consent.consentId ?? '';
    (await lender.call(uploadDevice, { root_jailbreak: true, consentId }, generous)).value();
    const [one, other] = await Promise.all(
      [generous, silent].map(async (borrower) => {
        const walk = walkWith(lender, borrower);
        const { orderId: _id, kfs, ...offer } = await walk.offer(await walk.approved());
        return { ...offer, facts: kfs.version };
      }),
    );
    expect(one).toEqual(other);
  });

  it('of another borrower looks like one that does not exist', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    const orderId = await walk.approved();
    const other = await certifiedBorrower(newPhone());
    const foreign = await lender.call(loanOffer, { orderId }, other);
    const unknown = await lender.call(loanOffer, { orderId: 'nonsense' }, other);
    expect([foreign.code, foreign.message]).toEqual([unknown.code, unknown.message]);
    expect(foreign.code).toBe(codes.notFound);
  });
});

describe('the list of orders', () => {
  it('has a count for each tab, and pages', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    await walk.loan();
    await walk.apply('school');
    await walk.apply('phone');
    const page = async (orderType: 'all' | 'unfinished' | 'settled', pageNum: number) =>
      (await lender.call(orderList, { orderType, pageNum, pageSize: 2 }, borrower)).value();
    const first = await page('all', 1);
    expect(first.counts).toEqual({ all: 3, repaying: 1, unfinished: 2, settled: 0, closed: 0 });
    expect(first).toMatchObject({ total: 3, hasMore: true, list: [{}, {}] });
    const [last] = (await page('all', 2)).list;
    expect(last).toMatchObject({
      orderStatus: 'repaying',
      next: 'repayUrl',
      left: 1_285_386,
      nextAmount: 214_231,
    });
    expect((await page('settled', 1)).list).toEqual([]);
  });
});

describe('the history of an order', () => {
  it('has one entry for each status change, in order', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    const orderId = await walk.loan();
    const moves = await db().select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
    expect(moves.map(({ version, to }) => `${version} ${to}`)).toEqual([
      '1 draft',
      '2 reviewing',
      '3 approved',
      '4 disbursing',
      '5 repaying',
    ]);
    await expect(autocommit().delete(orderHistory)).rejects.toThrow();
  });
});

it('a borrower cannot rate the service before a loan is paid off', async () => {
  const { sessionId } = await certifiedBorrower(newPhone());
  expect((await lender.call(rateService, { score: 5 }, { sessionId })).code).toBe(codes.notAllowedNow);
});
