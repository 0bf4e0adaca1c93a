import { randomUUID } from 'node:crypto';
import { businessNow } from '../../platform/context/clock';
import { actOnConsole, askConsole } from '../../testing/console-call';
import { callHook, sharedSecret } from '../../testing/fake-receiver';
import { testParties } from '../../testing/test-lender';
import { portsOf } from '../../configuration/ports';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { runningLoan, type RunningLoan } from './testing/running-loan';

const ports = portsOf({ ...testParties, PAYMENTS_WEBHOOK_SECRET: sharedSecret });
const lender = lenderInBalance({ changes: { ports } });

/** The bank reports money with the pay code of a payment. @returns how staff sends it back */
async function reported(vcode: string, amount: string, outcome = 'unmatched') {
  const id = randomUUID();
  const bookedAt = (await businessNow()).toISOString();
  const entry = { id, amount, currency: 'CNY', bookedAt, references: [vcode] };
  expect((await callHook(lender.address, '/hooks/payments', entry)).body).toEqual({ outcome });
  return async (body: object = {}) =>
    (await actOnConsole(lender.address, `/entries/${id}/sent-back`, body)).status;
}
const refunds = async (loan: RunningLoan) =>
  (await loan.plan()).transactions.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount);
const page = async () => (await askConsole(lender.address, '/')).text();

it('money that staff noted with another amount than its entry is not sent back unless staff says that it is other money', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '', paymentId } = (await loan.askCode({})).value();
  await loan.arrive(paymentId);
  expect(await page()).not.toContain('perhaps the money that staff noted');
  const sendBack = await reported(vcode, '2140.00');
  expect(await page()).toContain('perhaps the money that staff noted');
  expect(await sendBack()).toBe(409);
  expect(await sendBack({ isOther: true })).toBe(200);
  expect(await page()).not.toContain('perhaps the money that staff noted');
});

it('money that went back when staff noted it does not go back a second time with its entry', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '', paymentId } = (await loan.askCode({})).value();
  await loan.arrive(paymentId, { amount: '2000.00' });
  expect(await refunds(loan)).toHaveLength(1);
  const sendBack = await reported(vcode, '2000.00');
  expect(await sendBack()).toBe(409);
  expect(await refunds(loan)).toHaveLength(1);
});

it('once the entry of the noted money has come, a second sum under its code goes back', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '', paymentId } = (await loan.askCode({})).value();
  await loan.arrive(paymentId);
  await reported(vcode, '2142.31', 'credited');
  const sendBack = await reported(vcode, '2142.31');
  expect(await sendBack()).toBe(200);
});
