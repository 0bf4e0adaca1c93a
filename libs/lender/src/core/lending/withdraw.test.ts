import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { certifyList } from '@clearloan/certification/contract';
import { applyForProduct } from '@clearloan/application/contract';
import { homePage } from '@clearloan/home/contract';
import { submitApplication, withdrawApplication } from '@clearloan/loans/contract';
import { messagesTo } from '../../testing/text-messages';
import { certifiedBorrower, newPhone, plainBorrower } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';
import { usualMinutes } from './loan-details';

const lender = lenderInBalance();

const withdraw = (orderId: string, sessionId: string) =>
  lender.call(withdrawApplication, { orderId }, { sessionId, key: randomUUID() });

describe('an application in review', () => {
  it('is withdrawn once, however many requests run at once, and can be created again [promise: withdraw-free, withdraw-owes-nothing]', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const orderId = await walk.apply();
    for (let times = 0; times < 2; times += 1)
      expect((await withdraw(orderId, borrower.sessionId)).value().orderStatus).toBe('cancelled');
    expect((await walk.details(orderId)).reason).toMatch(/withdrew/);
    const how = { sessionId: borrower.sessionId, key: randomUUID() };
    const again = await lender.call(applyForProduct, { productId: 'everyday' }, how);
    expect(again.value()).toMatchObject({
      result: 'go',
      orderId: expect.not.stringMatching(orderId) as unknown,
    });
  });

  it('of another borrower cannot be withdrawn, and looks like one that does not exist', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    const orderId = await walk.apply();
    const other = await certifiedBorrower(newPhone());
    expect((await withdraw(orderId, other.sessionId)).code).toBe(codes.notFound);
    expect((await walk.details(orderId)).orderStatus).toBe('reviewing');
  });

  it('cannot be withdrawn once it is decided', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const orderId = await walkWith(lender, borrower).approved();
    expect((await withdraw(orderId, borrower.sessionId)).code).toBe(codes.notAllowedNow);
  });

  it('states how long a decision usually takes', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    await walk.approved();
    const second = await walk.apply('school');
    expect((await walk.details(second)).usualReviewMinutes).toBe(1);
  });
});

it.each([
  [[], 1],
  [[4_000, 4_000, 3_600_000], 1],
  [[60_001, 60_001], 2],
  [[600_000, 7_200_000, 9_000_000], 120],
])('the usual decision time for past decisions of %j ms is %i minutes', (durations, minutes) => {
  expect(usualMinutes(durations)).toBe(minutes);
});

describe('the message about a decision', () => {
  const decisionsTo = async (phone: string) => (await messagesTo(phone)).filter(({ code }) => code === '');

  it('is sent once, in the language in which the application was sent, and names no amount [promise: decision-told, consent-own-loan]', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const how = { sessionId: borrower.sessionId, language: 'id' };
    const { orderId = '' } = (await lender.call(applyForProduct, { productId: 'everyday' }, how)).value();
    (await lender.call(submitApplication, { orderId }, how)).value();
    expect(await decisionsTo(borrower.phone)).toEqual([]);
    await walk.aMinuteLater(orderId);
    await walk.aMinuteLater(orderId);
    const sent = await decisionsTo(borrower.phone);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/disetujui/);
    expect(sent[0]?.text).not.toMatch(/\d{3}/);
  });

  it('is sent to a rejected borrower, without the reason, which home shows', async () => {
    const borrower = await certifiedBorrower(newPhone(), { monthlyIncome: '900.00' });
    await walkWith(lender, borrower).approved();
    const [sent] = await decisionsTo(borrower.phone);
    expect(sent?.text).toMatch(/decided on your application/);
    expect(sent?.text).not.toMatch(/income/);
    const { list } = (await lender.call(homePage, {}, borrower)).value();
    const news = list.flatMap((block) => (block.type === 'ANNOUNCEMENT' ? block.items : []));
    expect(news).toMatchObject([
      { title: 'Your Everyday loan wasn’t approved', text: 'Your income isn’t high enough for this loan.' },
    ]);
  });

  it('is not sent for a withdrawn application', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const orderId = await walk.apply();
    (await withdraw(orderId, borrower.sessionId)).value();
    await walk.aMinuteLater(orderId);
    expect(await decisionsTo(borrower.phone)).toEqual([]);
  });
});

describe('the verification opened without an order', () => {
  const draftOf = async (sessionId: string, orderId?: string) =>
    (await lender.call(certifyList, { orderId }, { sessionId })).value().draftOrderId;

  it('returns the application that waits for it, until it is submitted', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const how = { sessionId: borrower.sessionId };
    expect(await draftOf(borrower.sessionId)).toBeUndefined();
    const { orderId = '' } = (await lender.call(applyForProduct, { productId: 'everyday' }, how)).value();
    expect(await draftOf(borrower.sessionId)).toBe(orderId);
    expect(await draftOf(borrower.sessionId, orderId)).toBe(orderId);
    (await lender.call(submitApplication, { orderId }, how)).value();
    expect(await draftOf(borrower.sessionId)).toBeUndefined();
    expect(await draftOf(borrower.sessionId, orderId)).toBeUndefined();
  });

  it('returns no application of another borrower', async () => {
    const other = await plainBorrower(newPhone());
    const walker = await certifiedBorrower(newPhone());
    await lender.call(applyForProduct, { productId: 'everyday' }, { sessionId: walker.sessionId });
    expect(await draftOf(other.sessionId)).toBeUndefined();
  });
});
