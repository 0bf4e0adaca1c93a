import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cardSetting, changeCard } from '@clearloan/certification/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { portsOf } from '../../configuration/ports';
import { autocommit } from '../database/connection';
import { lenderInBalance } from '../../core/lending/testing/lender-in-balance';
import { certifiedBorrower, newPhone } from '../../core/lending/testing/certified-borrower';
import { walkWith } from '../../core/lending/testing/walk';
import { deliverTask } from '../outbox/deliver';
import { actOnConsole, askConsole } from '../../testing/console-call';
import { callHook, sharedSecret, startFakeReceiver, type FakeReceiver } from '../../testing/fake-receiver';
import { changeLender } from '../../testing/one-lender';
import { runDueJobs } from '../../testing/run-jobs';
import { thisLender } from '../lender/lender';
import { testParties } from '../../testing/test-lender';
import { askedSystems } from './asked-systems';

const context: { receiver?: FakeReceiver } = {};
const port = 4728;
const url = `http://127.0.0.1:${String(port)}/`;
const settings = portsOf({
  ...testParties,
  PAYOUT_WEBHOOK_URL: url,
  PAYOUT_WEBHOOK_SECRET: sharedSecret,
  IDENTITY_WEBHOOK_URL: url,
  IDENTITY_WEBHOOK_SECRET: sharedSecret,
  DECISION_WEBHOOK_URL: url,
  DECISION_WEBHOOK_SECRET: sharedSecret,
});
const lender = lenderInBalance({ changes: { ports: settings } });
beforeAll(async () => {
  context.receiver = await startFakeReceiver(port);
});
afterAll(() => context.receiver?.stop());

const wireSchema = v.object({ type: v.string(), id: v.string(), data: v.record(v.string(), v.unknown()) });

/** Sends the queued messages. @returns the newest request of a type */
async function asked(type: string) {
  await runDueJobs([deliverTask(askedSystems(settings).adapters, (line) => void lender.log.push(line))]);
  const all = (context.receiver?.received ?? []).map(({ body }) => v.parse(wireSchema, JSON.parse(body)));
  return all.findLast((each) => each.type === type);
}
const callBack = (path: string, event: object) => callHook(lender.address, path, event);

async function applicant() {
  const borrower = await certifiedBorrower(newPhone());
  const walk = walkWith(lender, borrower);
  return { borrower, walk };
}
const statusOf = async (orderId: string) =>
  (await autocommit().execute<{ status: string }>(sql`select status from orders where order_id = ${orderId}`))
    .rows[0]?.status;
const payouts = async (orderId: string) =>
  (
    await autocommit().execute(
      sql`select distinct posting_id from ledger_entries where order_id = ${orderId} and kind = 'payout'`,
    )
  ).rows.length;

/** A person whose identity and loan were confirmed by external systems. */
async function offered() {
  const { borrower, walk } = await applicant();
  const orderId = await walk.apply();
  await asked('identity.check');
  await callBack('/hooks/identity', { orderId, result: 'confirmed' });
  await callBack('/hooks/decisions', { orderId, result: 'approved' });
  return { borrower, walk, orderId };
}

it('a loan is offered after the external systems confirm the identity and decide, in order', async () => {
  const { walk } = await applicant();
  const orderId = await walk.apply();
  await wait(50);
  expect(await asked('credit.decide')).toBeUndefined();
  expect((await asked('identity.check'))?.data).toMatchObject({ orderId, cardType: 'nik' });
  expect(await callBack('/hooks/decisions', { orderId, result: 'approved' })).toMatchObject({ status: 409 });
  expect(await callBack('/hooks/identity', { orderId, result: 'confirmed' })).toEqual({
    status: 200,
    body: { outcome: 'done' },
  });
  expect((await asked('credit.decide'))?.data).toMatchObject({ orderId, currency: 'CNY' });
  expect(await statusOf(orderId)).toBe('reviewing');
  const both = await Promise.all(
    [1, 2].map(() => callBack('/hooks/decisions', { orderId, result: 'approved' })),
  );
  expect(both.map(({ body }) => JSON.stringify(body)).sort()).toEqual([
    '{"outcome":"done"}',
    '{"outcome":"repeated"}',
  ]);
  expect(await statusOf(orderId)).toBe('approved');
});

it('a borrower with a failed identity check gets no loan, whatever is reported later', async () => {
  const { walk } = await applicant();
  const orderId = await walk.apply();
  await callBack('/hooks/identity', { orderId, result: 'refused' });
  expect(await statusOf(orderId)).toBe('rejected');
  expect(await callBack('/hooks/identity', { orderId, result: 'confirmed' })).toMatchObject({
    body: { outcome: 'repeated' },
  });
  expect(await callBack('/hooks/decisions', { orderId, result: 'approved' })).toMatchObject({
    body: { outcome: 'repeated' },
  });
  expect(await statusOf(orderId)).toBe('rejected');
});

it('an identity that the borrower saves during the review is checked before the loan is offered', async () => {
  const { borrower, walk } = await applicant();
  const orderId = await walk.apply();
  const saveAs = (name: string) =>
    autocommit().execute(
      sql`update identities set name = ${name}, saved_at = now() where borrower_id = ${borrower.borrowerId}`,
    );
  const report = async (path: string, result: string) => (await callBack(path, { orderId, result })).status;
  const first = (await asked('identity.check'))?.id;
  await saveAs('Mira Hartono');
  expect(await report('/hooks/identity', 'confirmed')).toBe(200);
  const repeat = { orderId, result: 'confirmed', checkId: first };
  expect((await callBack('/hooks/identity', repeat)).body).toEqual({ outcome: 'repeated' });
  expect((await asked('identity.check'))?.data).toMatchObject({ orderId, name: 'Mira Hartono' });
  expect(await report('/hooks/decisions', 'approved')).toBe(409);
  expect(await report('/hooks/identity', 'confirmed')).toBe(200);
  await saveAs('Mira Wijaya');
  expect(await report('/hooks/decisions', 'approved')).toBe(200);
  expect(await statusOf(orderId)).toBe('reviewing');
  expect((await asked('identity.check'))?.data).toMatchObject({ orderId, name: 'Mira Wijaya' });
  expect(await report('/hooks/identity', 'confirmed')).toBe(200);
  expect(await report('/hooks/decisions', 'approved')).toBe(200);
  expect(await statusOf(orderId)).toBe('approved');
});

it('a payout counts when the bank confirms it, and only once', async () => {
  const { walk, orderId } = await offered();
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  expect(await statusOf(orderId)).toBe('disbursing');
  const order = await asked('payout.send');
  expect(order?.data).toMatchObject({
    orderId,
    currency: 'CNY',
    account: { accountNumber: expect.stringMatching(/^\d{10}$/) as unknown },
  });
  expect(await payouts(orderId)).toBe(0);
  const payoutId = order?.id ?? '';
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => callBack('/hooks/payouts', { payoutId, status: 'paid' })),
  );
  expect(answers.filter(({ body }) => JSON.stringify(body) === '{"outcome":"done"}')).toHaveLength(1);
  expect(await payouts(orderId)).toBe(1);
  expect(await statusOf(orderId)).toBe('repaying');
  const mailStaff = jest.fn(() => Promise.resolve());
  const { outside } = thisLender();
  changeLender({ outside: { ...outside, mailStaff } });
  for (const status of ['paid', 'returned'])
    expect(await callBack('/hooks/payouts', { payoutId, status })).toMatchObject({
      body: { outcome: 'repeated' },
    });
  changeLender({ outside });
  expect(mailStaff).toHaveBeenCalledTimes(1);
  expect(await statusOf(orderId)).toBe('repaying');
});

it('a returned payout is not booked, and a report about an unknown payout gets 404', async () => {
  const { walk, orderId } = await offered();
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  const payoutId = (await asked('payout.send'))?.id ?? '';
  await callBack('/hooks/payouts', { payoutId, status: 'returned' });
  expect(await statusOf(orderId)).toBe('disburseFailed');
  expect(await payouts(orderId)).toBe(0);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await callBack('/hooks/payouts', { payoutId: nobody, status: 'paid' })).toMatchObject({
    status: 404,
  });
  expect(await callBack('/hooks/decisions', { orderId: nobody, result: 'approved' })).toMatchObject({
    status: 404,
  });
});

it('the staff can resend a payout that the bank rejected, under the same id', async () => {
  const { walk, orderId } = await offered();
  await asked('credit.decide');
  context.receiver?.answers.push(400);
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  const refused = await asked('payout.send');
  expect(await (await askConsole(lender.address, '')).text()).toContain('HTTP 400');
  const again = () => actOnConsole(lender.address, `/messages/${refused?.id ?? ''}/again`, {});
  expect((await again()).status).toBe(200);
  expect((await asked('payout.send'))?.id).toBe(refused?.id);
  expect((await again()).status).toBe(404);
});

it('a payout that staff reports as returned is not sent any more, and a report that it was paid goes to staff', async () => {
  const { borrower, walk, orderId } = await offered();
  await asked('credit.decide');
  context.receiver?.answers.push(400);
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  const first = (await asked('payout.send'))?.id ?? '';
  expect(
    (await actOnConsole(lender.address, `/orders/${orderId}/payout`, { status: 'returned' })).status,
  ).toBe(200);
  expect((await actOnConsole(lender.address, `/messages/${first}/again`, {})).status).toBe(404);
  const mailStaff = jest.fn(() => Promise.resolve());
  const { outside } = thisLender();
  changeLender({ outside: { ...outside, mailStaff } });
  const paid = async (payoutId: string) =>
    (await callBack('/hooks/payouts', { payoutId, status: 'paid' })).body;
  expect(await paid(first)).toEqual({ outcome: 'repeated' });
  expect(mailStaff).toHaveBeenCalledTimes(1);

  const [card] = (await lender.call(cardSetting, {}, borrower)).value().cards;
  const choice = { cardId: card?.cardId ?? '', orderId };
  (await lender.call(changeCard, choice, { ...borrower, key: randomUUID() })).value();
  const second = (await asked('payout.send'))?.id ?? '';
  expect(second).not.toBe(first);
  expect(await paid(first)).toEqual({ outcome: 'repeated' });
  expect(mailStaff).toHaveBeenCalledTimes(2);
  expect(await paid(second)).toEqual({ outcome: 'done' });
  expect(await paid(second)).toEqual({ outcome: 'repeated' });
  expect(mailStaff).toHaveBeenCalledTimes(2);
  changeLender({ outside });
  expect(await payouts(orderId)).toBe(1);
});
