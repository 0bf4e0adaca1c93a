import { createHash, randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { cardSetting, changeCard } from '@clearloan/certification/contract';
import { agreementList, submitApplication } from '@clearloan/loans/contract';
import { applyForProduct, confirmLoan, loanOffer } from '@clearloan/application/contract';
import { loanAgreementDetail, orderList } from '@clearloan/loan-view/contract';
import { loanPlanInfo } from '@clearloan/repayment/contract';
import { addMonths } from '@clearloan/loan-math';
import { count, eq } from 'drizzle-orm';
import { smsCodes } from '../../platform/database/schema/borrowers';
import { cards } from '../../platform/database/schema/cards';
import { moveClock } from '../../platform/context/clock';
import { autocommit, db } from '../../platform/database/connection';
import { sizes } from '../../testing/sizes';
import { loans, planRows, products } from '../../platform/database/schema/orders';
import { certifiedBorrower, newPhone, type TestBorrower } from './testing/certified-borrower';
import { walkWith } from './testing/walk';
import { lenderInBalance } from './testing/lender-in-balance';

const lender = lenderInBalance();

const many = <Result>(times: number, act: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, act));

/** The status of the order after applying again; the key makes it a request of its own. */
async function statusOfNew(borrower: TestBorrower) {
  const how = { ...borrower, key: randomUUID() };
  const applied = (await lender.call(applyForProduct, { productId: 'everyday' }, how)).value();
  return (await walkWith(lender, borrower).details(applied.orderId ?? '')).orderStatus;
}

describe('signing', () => {
  it('turns an offer into a loan with its payment plan and pays it out', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const orderId = await walk.loan();
    expect(await walk.details(orderId)).toMatchObject({
      orderStatus: 'repaying',
      orderAmount: 1_200_000,
      left: 1_285_386,
      transactions: [{ kind: 'payout', amount: 1_157_520, status: 'posted' }],
      coolingOff: { exitAmount: 1_200_000 },
    });
    const account = (await lender.call(userInfo, {}, borrower)).value();
    expect(account).toMatchObject({ leftToPay: 1_285_386, bankTail: '4417', amountMax: 6_000_000 });
  });

  it('creates one loan, however many confirmations run at once', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    for (const productId of ['everyday', 'school']) {
      const offer = await walk.offer(await walk.approved(productId));
      const code = await walk.code();
      const answers = await many(sizes.parallelRepeats, () => walk.accept(offer, code));
      expect(answers.map((answer) => answer.value().orderStatus)).not.toContain('approved');
      const [made] = await db().select({ made: count() }).from(loans).where(eq(loans.orderId, offer.orderId));
      expect(made?.made).toBe(1);
      const rows = await db().select().from(planRows).where(eq(planRows.orderId, offer.orderId));
      expect(rows.reduce((total, row) => total + row.principal, 0)).toBe(offer.principal);
    }
  });

  it('needs the right code, not expired', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    const offer = await walk.offer(await walk.approved());
    expect((await walk.accept(offer, '111111')).code).toBe(codes.codeExpired);
    await walk.code();
    const wrong = await walk.accept(offer, '111111');
    expect(wrong).toMatchObject({ code: codes.wrongCode, raw: { triesLeft: expect.any(Number) } });
    expect((await walk.details(offer.orderId)).orderStatus).toBe('approved');
    await autocommit()
      .update(smsCodes)
      .set({ expiresAt: new Date(0) });
    expect((await walk.accept(offer, '246810')).code).toBe(codes.codeExpired);
    expect((await walk.accept(offer, await walk.code())).code).toBe(0);
  });

  it('is rejected when the terms have changed since the borrower read them [promise: offer-changed]', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    const offer = await walk.offer(await walk.approved('salary'));
    await autocommit()
      .update(products)
      .set({ annualRatePercent: '31.00' })
      .where(eq(products.productId, 'salary'));
    expect((await walk.accept(offer, await walk.code())).code).toBe(codes.termsChanged);
    const changed = await walk.offer(offer.orderId);
    expect(changed.kfs.version).not.toBe(offer.kfs.version);
    expect((await walk.accept(changed, '246810')).code).toBe(0);
  });

  it('is rejected for a plan with another price', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    const offer = await walk.offer(await walk.approved(), 1_200_000, 6);
    const tampered = { ...offer, principal: 1_250_000 };
    expect((await walk.accept(tampered, await walk.code())).code).toBe(codes.termsChanged);
  });

  it('needs the agreements to be accepted', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const offer = await walk.offer(await walk.approved());
    expect((await walk.accept({ ...offer, agreements: [] }, await walk.code())).code).toBe(codes.badInput);
  });

  it.each(['nameMismatch', 'verifying'] as const)('is rejected while the account is %s', async (status) => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const offer = await walk.offer(await walk.approved());
    await autocommit().update(cards).set({ status }).where(eq(cards.borrowerId, borrower.borrowerId));
    const code = await walk.code();
    expect((await walk.accept(offer, code)).code).toBe(codes.notAllowedNow);
    await autocommit()
      .update(cards)
      .set({ status: 'bound' })
      .where(eq(cards.borrowerId, borrower.borrowerId));
    expect((await walk.accept(offer, code)).code).toBe(0);
  });

  it('is rejected after the offer has expired [promise: offer-ended]', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const offer = await walk.offer(await walk.approved());
    await moveClock(8);
    expect((await walk.accept(offer, await walk.code())).code).toBe(codes.offerEnded);
    expect((await walk.details(offer.orderId)).orderStatus).toBe('cancelled');
    expect(await statusOfNew(borrower)).toBe('draft');
  });

  it('is rejected while another loan has a late payment, and so is an application begun before', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    await walk.loan();
    await moveClock(27);
    const offer = await walk.offer(await walk.approved('school'));
    const draft = (await lender.call(applyForProduct, { productId: 'phone' }, borrower)).value();
    await moveClock(6);
    const payFirst = { code: codes.notAllowedNow, message: 'You have a late payment. Pay it first.' };
    expect(await walk.accept(offer, await walk.code())).toMatchObject(payFirst);
    const submitted = await lender.call(submitApplication, { orderId: draft.orderId ?? '' }, borrower);
    expect(submitted).toMatchObject(payFirst);
    expect((await walk.details(offer.orderId)).orderStatus).toBe('approved');
  });

  it('can be declined [promise: decline-free]', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const orderId = await walk.approved();
    const refuse = () => lender.call(confirmLoan, { orderId, decision: 'refuse' }, borrower);
    expect((await refuse()).value()).toEqual({ orderStatus: 'cancelled' });
    const offer = await lender.call(loanOffer, { orderId }, borrower);
    expect(offer.code).toBe(codes.notAllowedNow);
    expect(await statusOfNew(borrower)).toBe('draft');
  });

  it('waits for another account when the payout is returned [promise: payout-dates, payout-interest, payout-returned]', async () => {
    const borrower = await certifiedBorrower(newPhone(), { accountNumber: '1234567804' });
    const walk = walkWith(lender, borrower);
    const orderId = await walk.loan();
    expect(await walk.details(orderId)).toMatchObject({ orderStatus: 'disburseFailed', transactions: [] });
    const [listed] = (await lender.call(orderList, { orderType: 'all' }, borrower)).value().list;
    expect(listed).toMatchObject({ orderId });
    expect(listed?.left).toBeUndefined();
    // Nothing can be paid before the money is there.
    const plan = await lender.call(loanPlanInfo, { orderId }, borrower);
    expect(plan).toMatchObject({ code: codes.notAllowedNow, message: 'This loan has no payments yet.' });
    const { cards } = (await lender.call(cardSetting, {}, borrower)).value();
    await moveClock(2);
    const change = () =>
      lender.call(
        changeCard,
        { cardId: cards[0]?.cardId ?? '', orderId },
        { ...borrower, key: randomUUID() },
      );
    (await change()).value();
    await walk.aMinuteLater(orderId);
    const paidOut = await walk.details(orderId);
    expect(paidOut.orderStatus).toBe('repaying');
    expect(paidOut.terms.startDate).toBe(paidOut.loanTime);
    expect(paidOut.repay_plans[0]?.dueTime).toBe(addMonths(paidOut.loanTime ?? '', 1));
    expect((await change()).code).toBe(codes.notAllowedNow);
  });
});

describe('agreements', () => {
  it('contain the real figures and are stored as signed [promise: offer-cost, agreement-kept, agreement-code]', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const orderId = await walk.loan(1_500_000);
    const { list } = (await lender.call(agreementList, { orderId }, borrower)).value();
    expect(list[0]).toMatchObject({ scene: 'loan', pages: expect.any(Number) });
    const signed = (await lender.call(loanAgreementDetail, { orderId }, borrower)).value();
    expect(signed.signedAt).toBeDefined();
    expect(signed.html).toContain('¥16,067.32');
    expect(signed.html).toContain('Mira &lt;Tan&gt;');
    expect(signed.html).toContain(`¥${((await walk.details(orderId)).left / 100).toLocaleString('en')}`);
    expect(signed.sha256).toBe(createHash('sha256').update(signed.html).digest('hex'));
    await autocommit().update(products).set({ lateFeePercentPerDay: '1' });
    expect((await lender.call(loanAgreementDetail, { orderId }, borrower)).value()).toEqual(signed);
    expect(signed.html).not.toMatch(/<(?!\/?(h[1-4]|p|ul|ol|li|table|thead|tbody|tr|th|td|strong|em|br)\b)/);
  });
});
