import { codes } from '@clearloan/api-client/declare';
import { cardSetting, changeCard } from '@clearloan/certification/contract';
import { addDays } from '@clearloan/loan-math';
import { homePage } from '@clearloan/home/contract';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import { loanOffer } from '@clearloan/application/contract';
import { rateService } from '@clearloan/loans/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { businessDay, businessNow } from '../../platform/context/clock';
import { autocommit } from '../../platform/database/connection';
import { logInForTest } from '../../testing/log-in';
import { certifiedBorrower } from './testing/certified-borrower';
import { orders } from '../../platform/database/schema/orders';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';
import { actOnConsole, askConsole } from '../../testing/console-call';

const lender = lenderInBalance();

const post = (path: string, body: object) => actOnConsole(lender.address, path, body);
const seededSchema = v.object({ phone: v.string(), orderId: v.string(), orderStatus: v.string() });

/** Creates a seed scenario and logs in as its borrower. */
async function seed(scenario: string) {
  const seeded = v.parse(seededSchema, await (await post('/seed', { scenario })).json());
  const sessionId = await logInForTest(seeded.phone);
  const details = await lender.call(loanDetails, { orderId: seeded.orderId }, { sessionId });
  return { ...seeded, sessionId, details: details.value() };
}

describe('seed scenarios', () => {
  beforeEach(async () => {
    await post('/reset', {});
  });

  it('two-paid: the third payment is due in four days', async () => {
    const { details, sessionId } = await seed('two-paid');
    const today = businessDay(await businessNow());
    expect(details).toMatchObject({ orderStatus: 'repaying', orderAmount: 1_200_000, left: 856_924 });
    expect(details.repay_plans.map(({ periodStatus }) => periodStatus).slice(0, 3)).toEqual([
      'paid',
      'paid',
      'due',
    ]);
    expect(details.repay_plans[2]?.dueTime).toBe(addDays(today, 4));
    const { list } = (await lender.call(homePage, {}, { sessionId })).value();
    expect(list[0]).toMatchObject({
      type: 'REPAY',
      items: [{ amount: 214_231, paidPeriods: 2, left: 856_924 }],
    });
  });

  it('overdue: the third payment is eight days late', async () => {
    const { details } = await seed('overdue');
    expect(details).toMatchObject({ orderStatus: 'overdue', overdueDays: 8, penaltyPerDay: 632 });
    expect(details.repay_plans[2]).toMatchObject({ periodStatus: 'overdue', penalty: 4_285, gst: 771 });
  });

  it('approved: an offer to choose from next to a running loan', async () => {
    await seed('two-paid');
    const { details, sessionId, orderId } = await seed('approved');
    expect(details).toMatchObject({ orderStatus: 'approved', next: 'confirmNew' });
    const offer = (await lender.call(loanOffer, { orderId }, { sessionId })).value();
    expect(offer.tenures.length).toBeGreaterThan(1);
    expect(offer.amountMax).toBeGreaterThan(offer.amountMin);
  });

  it.each([
    ['approved-fixed', 'confirmUrl'],
    ['approved-plans', 'confirmPeriod'],
  ])('%s: an offer that is confirmed on the screen %s', async (scenario, next) => {
    const { details, sessionId, orderId } = await seed(scenario);
    expect(details).toMatchObject({ orderStatus: 'approved', next });
    const offer = (await lender.call(loanOffer, { orderId }, { sessionId })).value();
    expect(offer.tenures.length > 1).toBe(next === 'confirmPeriod');
  });

  it('paid-out: the loan can still be returned for the amount borrowed', async () => {
    const { details } = await seed('paid-out');
    expect(details).toMatchObject({ orderStatus: 'repaying', coolingOff: { exitAmount: 200_000 } });
  });

  it('given-back: nothing is owed for it', async () => {
    const { details } = await seed('given-back');
    expect(details).toMatchObject({ orderStatus: 'withdrawn' });
    expect(details.coolingOff).toBeUndefined();
  });

  it('payout-failed: the payout was returned from one account, and another can be chosen', async () => {
    const { details, sessionId, orderId } = await seed('payout-failed');
    expect(details).toMatchObject({
      orderStatus: 'disburseFailed',
      next: 'bindBank',
      bank: { tail: '7804' },
    });
    const { cards } = (await lender.call(cardSetting, {}, { sessionId })).value();
    const other = cards.find(({ tail }) => tail === '4417');
    await lender.call(changeCard, { cardId: other?.cardId ?? '', orderId }, { sessionId });
    const { orderStatus } = (await lender.call(loanDetails, { orderId }, { sessionId })).value();
    expect(['disbursing', 'repaying']).toContain(orderStatus);
  });

  it('settled: nothing is owed, and the borrower can rate the service once', async () => {
    const { details, sessionId } = await seed('settled');
    expect(details).toMatchObject({ orderStatus: 'settled', left: 0 });
    const rate = (score: number) => lender.call(rateService, { score }, { sessionId });
    expect((await rate(6)).code).toBe(codes.badInput);
    expect((await rate(2)).code).toBe(0);
    expect((await rate(5)).code).toBe(codes.notAllowedNow);
  });

  it('reviewing: the application waits for a staff decision', async () => {
    const { orderId, sessionId, details } = await seed('reviewing');
    expect(details.orderStatus).toBe('reviewing');
    const answer = await post(`/orders/${orderId}/review`, { decision: 'reject' });
    expect(await answer.json()).toEqual({ orderStatus: 'rejected' });
    const { list } = (
      await lender.call(orderList, { orderType: 'closed', pageNum: 1, pageSize: 20 }, { sessionId })
    ).value();
    expect(list[0]).toMatchObject({ orderStatus: 'rejected', orderStatusText: 'Not approved' });
  });

  it('are seeded once each', async () => {
    await seed('two-paid');
    expect((await post('/seed', { scenario: 'overdue' })).status).toBe(409);
    await seed('settled');
  });
});

describe('staff', () => {
  it('can approve an application at once', async () => {
    const walk = walkWith(lender, await certifiedBorrower('+6281270000001'));
    const orderId = await walk.apply();
    const answer = await post(`/orders/${orderId}/review`, { decision: 'approve' });
    expect(await answer.json()).toEqual({ orderStatus: 'approved' });
    expect((await walk.offer(orderId)).amountMax).toBe(2_000_000);
  });

  it('cannot decide twice', async () => {
    const walk = walkWith(lender, await certifiedBorrower('+6281270000002'));
    const orderId = await walk.approved();
    expect((await post(`/orders/${orderId}/review`, { decision: 'reject' })).status).toBe(409);
    expect((await post('/orders/nonsense/review', { decision: 'reject' })).status).toBe(409);
    expect((await post(`/orders/${orderId}/review`, { decision: 'perhaps' })).status).toBe(400);
  });

  it('see the waiting applications', async () => {
    const walk = walkWith(lender, await certifiedBorrower('+6281270000003'));
    const orderId = await walk.apply();
    const page = await (await askConsole(lender.address, '/')).text();
    expect(page).toContain(`/orders/${orderId}/review`);
  });

  it('see the oldest application first, even if it was updated since', async () => {
    const [first, second] = [
      await walkWith(lender, await certifiedBorrower('+6281270000004')).apply(),
      await walkWith(lender, await certifiedBorrower('+6281270000005')).apply(),
    ];
    await autocommit().update(orders).set({ retryAt: null }).where(eq(orders.orderId, first));
    const page = await (await askConsole(lender.address, '/')).text();
    expect(page.indexOf(first)).toBeGreaterThan(-1);
    expect(page.indexOf(first)).toBeLessThan(page.indexOf(second));
  });
});
