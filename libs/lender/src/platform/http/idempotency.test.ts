import { codes, id, money, object, postRaw } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { sql } from 'drizzle-orm';
import { autocommit, writableDb } from '../database/connection';
import { logInForTest } from '../../testing/log-in';
import { sizes } from '../../testing/sizes';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { refuse } from '../context/refusal';
import { defineHandler } from '../context/define-handler';

const pay = postRaw('/test/pay', {
  request: object({ orderId: id, amount: money }),
  data: object({ paymentId: id }),
  idempotent: true,
});

const closed = new Set(['closed']);

const answerPay = defineHandler(pay, async ({ request }) => {
  await writableDb().execute(sql`insert into payments_made (amount) values (${request.amount})`);
  if (request.orderId === 'slow') await writableDb().execute(sql`select pg_sleep(3)`);
  if (closed.has(request.orderId)) throw refuse(codes.notAllowedNow, msg`This loan is settled.`);
  const { rows } = await writableDb().execute<{ made: string }>(
    sql`select count(*) as made from payments_made`,
  );
  return { paymentId: rows[0]?.made ?? '' };
});

let lender: TestLender;
let sessionId: string;
const order = { orderId: 'o-1', amount: 12_050 };

beforeAll(async () => {
  lender = await startTestLender({}, () => ({ calls: [answerPay], consoleModules: [], jobs: [] }));
  await autocommit().execute(sql`create table payments_made (payment_id serial, amount bigint)`);
  sessionId = await logInForTest();
});
beforeEach(() => autocommit().execute(sql`delete from payments_made`));
afterAll(() => lender.stop());

const paymentsMade = async () => (await autocommit().execute(sql`select 1 from payments_made`)).rowCount;

describe('a payment sent repeatedly', () => {
  it('moves money once when the same key arrives many times at once [promise: pay-once]', async () => {
    for (let round = 0; round < sizes.repeatRounds; round += 1) {
      await autocommit().execute(sql`delete from payments_made`);
      const how = { sessionId, key: `round-key-${round}` };
      const answers = await Promise.all(
        Array.from({ length: sizes.parallelRepeats }, () => lender.call(pay, order, how)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer.value())))).toHaveProperty('size', 1);
      expect(await paymentsMade()).toBe(1);
    }
  });

  it('moves money once when a client without keys repeats the same body', async () => {
    const body = { orderId: 'o-2', amount: 500 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => lender.call(pay, body, { sessionId })));
    answers.forEach((answer) => answer.value());
    expect(await paymentsMade()).toBe(1);
  });

  it('without a key runs again once the reason of its rejection is gone', async () => {
    const body = { orderId: 'o-closed-for-now', amount: 900 };
    closed.add(body.orderId);
    expect((await lender.call(pay, body, { sessionId })).code).toBe(codes.notAllowedNow);
    closed.delete(body.orderId);
    expect((await lender.call(pay, body, { sessionId })).code).toBe(0);
    expect(await paymentsMade()).toBe(1);
  });

  it('is rejected with another amount under the same key', async () => {
    const how = { sessionId, key: 'one-key-two-bodies' };
    (await lender.call(pay, order, how)).value();
    const other = await lender.call(pay, { ...order, amount: 1 }, how);
    expect(other).toMatchObject({ status: 200, code: codes.keyReused, raw: null });
    expect(await paymentsMade()).toBe(1);
  });

  it('is reported as processing while the first request runs, and pays once', async () => {
    const how = { sessionId, key: 'slow-payment' };
    const slow = { orderId: 'slow', amount: 700 };
    const first = lender.call(pay, slow, how);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const second = await lender.call(pay, slow, how);
    expect(second).toMatchObject({ code: codes.processing, raw: { processing: true } });
    const { paymentId } = (await first).value();
    expect((await lender.call(pay, slow, how)).value()).toEqual({ paymentId });
    expect(await paymentsMade()).toBe(1);
  });

  it('gets the same rejection again, with nothing written', async () => {
    const how = { sessionId, key: 'refused-once' };
    const closed = { orderId: 'closed', amount: 900 };
    const answers = [await lender.call(pay, closed, how), await lender.call(pay, closed, how)];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        code: codes.notAllowedNow,
        message: 'This loan is settled.',
        raw: null,
      });
    }
    expect(await paymentsMade()).toBe(0);
  });

  it('is a new request a day later, when the stored reply has expired', async () => {
    const how = { sessionId, key: 'used-again-next-day' };
    (await lender.call(pay, order, how)).value();
    await autocommit().execute(sql`update kept_replies set expires_at = now() - interval '1 second'`);
    const again = await Promise.all([1, 2, 3].map(() => lender.call(pay, { ...order, amount: 7 }, how)));
    expect(new Set(again.map((answer) => answer.value().paymentId)).size).toBe(1);
    expect(await paymentsMade()).toBe(2);
  });

  it('stays separate for two borrowers with the same key', async () => {
    const how = { key: 'shared-by-chance' };
    (await lender.call(pay, order, { ...how, sessionId })).value();
    (await lender.call(pay, order, { ...how, sessionId: await logInForTest('+6281234500002') })).value();
    expect(await paymentsMade()).toBe(2);
  });
});
