import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cardSetting, changeCard } from '@clearloan/certification/contract';
import { asStaff, certifiedBorrower, newPhone, walkWith, type TestLender } from '@clearloan/lender/testing';
import { startTestSandbox } from '../testing/test-sandbox';
import { refusalOf } from './bureaus';

let sandbox: TestLender;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const act = (path: string, body: object = {}) =>
  fetch(`${sandbox.address}/sandbox${path}`, {
    method: 'POST',
    headers: { ...asStaff, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

type Person = Parameters<typeof certifiedBorrower>[1];

/** A borrower whose application is with the bureaus. */
async function applicant(changes: Person = {}) {
  const borrower = await certifiedBorrower(newPhone(), changes);
  const walk = walkWith(sandbox, borrower);
  const orderId = await walk.apply();
  const until = async (...statuses: readonly string[]) => {
    for (let left = 200; left > 0; left -= 1) {
      const { orderStatus } = await walk.details(orderId);
      if (statuses.includes(orderStatus)) return orderStatus;
      await wait(100);
    }
    throw new Error(`The order never became ${statuses.join(' or ')}.`);
  };
  return { borrower, walk, orderId, until };
}

/** The path of a button in the row of the console that has these words, once it is there. */
async function buttonOf(words: string, button: string): Promise<{ path: string; body: object }> {
  for (let left = 100; left > 0; left -= 1) {
    const page = await (await fetch(`${sandbox.address}/sandbox`, { headers: asStaff })).text();
    const row = page.split('<tr>').find((each) => each.includes(words) && each.includes(`>${button}<`));
    const [, path, body] =
      new RegExp(`data-path="/sandbox([^"]+)" data-body="([^"]+)">${button}<`).exec(row ?? '') ?? [];
    if (path !== undefined && body !== undefined)
      return { path, body: JSON.parse(body.replaceAll('&quot;', '"')) as object };
    await wait(50);
  }
  throw new Error(`The console has no ${button} for ${words}.`);
}
async function press(words: string, button: string): Promise<number> {
  const { path, body } = await buttonOf(words, button);
  return (await act(path, body)).status;
}

it('a borrower gets a loan by the answers of the bureaus and the bank alone', async () => {
  const { walk, orderId, until } = await applicant();
  await until('approved');
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  await until('repaying');
  expect((await walk.details(orderId)).transactions).toMatchObject([{ kind: 'payout', status: 'posted' }]);
});

it('the credit bureau refuses too little income, and the borrower learns why', async () => {
  const { walk, orderId, until } = await applicant({ monthlyIncome: '900.00' });
  await until('rejected');
  expect((await walk.details(orderId)).reason).toMatch(/income/);
});

it.each([
  ['1991-03-04', 6000, undefined],
  [undefined, 6000, 'age'],
  ['2005-11-27', 6000, 'age'],
  ['2005-11-26', 6000, undefined],
  ['1965-11-27', 6000, undefined],
  ['1965-11-26', 6000, 'age'],
  ['1991-03-04', 999.99, 'income'],
  ['1991-03-04', undefined, 'income'],
] as const)('born %s with an income of %s: refused for %s', (birthday, monthlyIncome, refusal) => {
  const question = { orderId: '', birthday, monthlyIncome, minMonthlyIncome: 1000 };
  expect(refusalOf(question, '2026-11-26')).toBe(refusal);
});

it('the bank returns the first payout to an account that ends in 04, and pays the next', async () => {
  const { borrower, walk, orderId, until } = await applicant({ accountNumber: '1234567804' });
  await until('approved');
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  await until('disburseFailed');
  const { cards } = (await sandbox.call(cardSetting, {}, borrower)).value();
  (await sandbox.call(changeCard, { cardId: cards[0]?.cardId ?? '', orderId }, borrower)).value();
  await until('repaying');
});

it('the console lets a report be lost, repeated and changed, and a moved clock makes it due', async () => {
  const first = await applicant();
  expect(await press(first.orderId, '1 days late')).toBe(200);
  await wait(3_500);
  expect((await first.walk.details(first.orderId)).orderStatus).toBe('reviewing');
  expect((await act('/clock', { days: 2 })).status).toBe(200);
  expect((await first.walk.details(first.orderId)).orderStatus).toBe('approved');
  expect(await press(first.orderId, 'Repeat')).toBe(200);
  expect((await first.walk.details(first.orderId)).orderStatus).toBe('approved');

  const second = await applicant();
  expect(await press(second.orderId, 'Refuse')).toBe(200);
  expect((await second.walk.details(second.orderId)).orderStatus).toBe('rejected');

  const third = await applicant();
  expect(await press(third.orderId, 'Lose')).toBe(200);
  await act('/clock', { days: 1 });
  expect((await third.walk.details(third.orderId)).orderStatus).toBe('reviewing');
  // The staff decides what nobody else does.
  await act(`/orders/${third.orderId}/review`, { decision: 'approve' });
  expect((await third.walk.details(third.orderId)).orderStatus).toBe('approved');
});

it.each([
  ['report', 404],
  ['take-back', 404],
  ['delay', 404],
  ['lose', 404],
  ['repeat', 404],
])('an unknown report has no %s', async (name, status) => {
  expect((await act(`/outside/none/${name}`)).status).toBe(status);
});

it('the bank pays nothing that it was not told of', async () => {
  expect((await act(`/bank/${randomUUID()}/pay`)).status).toBe(409);
});
