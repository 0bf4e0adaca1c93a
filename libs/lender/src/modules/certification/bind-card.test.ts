import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { bindCard, cardSetting, certifyList, changeCard } from '@clearloan/certification/contract';
import { portsOf } from '../../configuration/ports';
import { sizes } from '../../testing/sizes';
import { logInForTest } from '../../testing/log-in';
import { callHook, sharedSecret } from '../../testing/fake-receiver';
import { startTestLender, testParties, type TestLender } from '../../testing/test-lender';
import { sendIdentity } from '../../testing/verified-borrower';
import { samplePerson } from './sample-card';
import { certifiedBorrower } from '../../core/lending/testing/certified-borrower';
import { walkWith } from '../../core/lending/testing/walk';
import type { AccountResult } from '../../platform/context/lending-core';

let lender: TestLender;
let sessionId: string;
let phone = 81_234_900_000;

beforeAll(async () => {
  const PAYOUT_WEBHOOK_URL = 'http://127.0.0.1:9/';
  const ports = portsOf({ ...testParties, PAYOUT_WEBHOOK_URL, PAYOUT_WEBHOOK_SECRET: sharedSecret });
  lender = await startTestLender({ ports });
});
beforeEach(async () => {
  sessionId = await logInForTest(`+62${(phone += 1)}`);
  await sendIdentity(lender, sessionId);
});
afterAll(() => lender.stop());

const add = (account_number: string, key?: string) =>
  lender.call(
    bindCard,
    { bank_code: 'HARB', account_number },
    key === undefined ? { sessionId } : { sessionId, key },
  );
const report = async (checkId: string, result: AccountResult) =>
  (await callHook(lender.address, '/hooks/accounts', { checkId, result })).body;
/** Adds an account that the bank finds valid. */
async function bind(account: string, key?: string) {
  const answer = await add(account, key);
  await report(answer.value().cardId, 'valid');
  return answer;
}
const setting = async () => (await lender.call(cardSetting, {}, { sessionId })).value();

it('an account in the borrower’s name is bound, and the first one becomes the main one', async () => {
  const { cardId, status } = (await add('1234567801')).value();
  expect(status).toBe('verifying');
  expect((await setting()).cards).toMatchObject([{ status: 'verifying', isMain: false }]);
  expect(await report(cardId, 'valid')).toEqual({ outcome: 'done' });
  (await bind('9234567801')).value();
  const { cards, holderName, banks, items } = await setting();
  expect(holderName).toBe(samplePerson.name);
  expect(cards.filter(({ isMain }) => isMain)).toEqual([
    { cardId, bankName: 'Harbour Bank', tail: '7801', status: 'bound', isMain: true },
  ]);
  expect(items.find(({ code }) => code === 'bank_code')?.options).toHaveLength(banks.length);
  expect(JSON.stringify(cards)).not.toContain('1234567801');
});

it.each([
  ['wrongName', 'nameMismatch'],
  ['closed', 'refused'],
  ['unreachable', 'refused'],
] as const)(
  'a borrower learns why an account that the bank calls %s cannot be used',
  async (result, status) => {
    const { cardId } = (await add('1234567801')).value();
    await report(cardId, result);
    expect((await setting()).cards).toMatchObject([{ status, isMain: false }]);
    const steps = (await lender.call(certifyList, {}, { sessionId })).value().list;
    expect(steps.find(({ taskType }) => taskType === 'bank')).toMatchObject({
      status: 'rejected',
      reason: expect.any(String) as string,
    });
    const change = await lender.call(changeCard, { cardId }, { sessionId });
    expect(change.code).toBe(codes.notAllowedNow);
  },
);

it('the first result of a check counts, and the same account is checked again when it is added again', async () => {
  const { cardId } = (await add('1234567801')).value();
  expect(await report(cardId, 'unreachable')).toEqual({ outcome: 'done' });
  expect(await report(cardId, 'valid')).toEqual({ outcome: 'repeated' });
  expect((await add('1234567801', randomUUID())).value()).toEqual({ cardId, status: 'verifying' });
  expect(await report(cardId, 'valid')).toEqual({ outcome: 'done' });
  expect((await setting()).cards).toMatchObject([{ cardId, status: 'bound', isMain: true }]);
  expect(await report(randomUUID(), 'valid')).toEqual({ outcome: 'unknown' });
});

it('a main account that the bank refuses when it is checked again is replaced by the next valid one', async () => {
  const { cardId } = (await bind('1234567801')).value();
  const bank = async () =>
    (await lender.call(certifyList, {}, { sessionId }))
      .value()
      .list.find(({ taskType }) => taskType === 'bank')?.status;
  expect(await bank()).toBe('done');
  (await add('1234567801', randomUUID())).value();
  expect(await bank()).toBe('review');
  await report(cardId, 'wrongName');
  expect(await bank()).toBe('rejected');
  const next = (await add('9234567801')).value();
  expect(await bank()).toBe('review');
  await report(next.cardId, 'valid');
  expect((await setting()).cards.find(({ isMain }) => isMain)?.cardId).toBe(next.cardId);
  expect(await bank()).toBe('done');
});

it('an account sent repeatedly, under any keys, is stored once', async () => {
  const keys = Array.from({ length: sizes.parallelRepeats }, (_, index) => `another-key-${index}`);
  const answers = await Promise.all(keys.map((key) => bind('5554567801', key)));
  expect(new Set(answers.map((answer) => answer.value().cardId)).size).toBe(1);
  expect((await setting()).cards).toHaveLength(1);
});

it('two accounts bound at once result in one main account', async () => {
  await Promise.all([bind('1111111101'), bind('2222222201'), bind('3333333301')]);
  expect((await setting()).cards.filter(({ isMain }) => isMain)).toHaveLength(1);
});

it('a borrower can make another account the main one', async () => {
  (await bind('1234567801')).value();
  const { cardId } = (await bind('9994567801')).value();
  (await lender.call(changeCard, { cardId }, { sessionId })).value();
  expect((await setting()).cards.find(({ isMain }) => isMain)?.cardId).toBe(cardId);
});

it('a borrower cannot change the main account during a payout, sees why, and can afterwards [promise: payout-account, payout-fixed]', async () => {
  const borrower = await certifiedBorrower(`+62${(phone += 1)}`);
  ({ sessionId } = borrower);
  const { cardId } = (await bind('9994567801')).value();
  const walk = walkWith(lender, borrower);
  const offer = await walk.offer(await walk.approved());
  expect((await walk.accept(offer, await walk.code())).value()).toEqual({ orderStatus: 'disbursing' });
  for (const request of [{ cardId, orderId: offer.orderId }, { cardId }]) {
    const { code, message } = await lender.call(changeCard, request, { sessionId, key: randomUUID() });
    expect(code).toBe(codes.notAllowedNow);
    expect(message).toMatch(/^Your money is on its way to the account you chose\. .+\.$/);
  }
  expect((await setting()).cards.find(({ isMain }) => isMain)).toMatchObject({ tail: '4417' });
  await walk.aMinuteLater(offer.orderId);
  expect((await walk.details(offer.orderId)).bank).toMatchObject({ tail: '4417' });
  (await lender.call(changeCard, { cardId }, { sessionId, key: randomUUID() })).value();
  expect((await setting()).cards.find(({ isMain }) => isMain)).toMatchObject({ cardId });
});

it('another borrower’s account and an unknown order are not found', async () => {
  const { cardId } = (await bind('1234567801')).value();
  const other = await logInForTest(`+62${(phone += 1)}`);
  const [foreign, unknown] = [
    await lender.call(changeCard, { cardId }, { sessionId: other }),
    await lender.call(changeCard, { cardId: 'c-1' }, { sessionId: other }),
  ];
  expect(foreign.code).toBe(codes.notFound);
  expect([unknown.code, unknown.message]).toEqual([foreign.code, foreign.message]);
  const withOrder = await lender.call(changeCard, { cardId, orderId: 'o-1' }, { sessionId });
  expect(withOrder.code).toBe(codes.notFound);
});

it.each([
  ['an unknown bank', { bank_code: 'NONE', account_number: '1234567801' }, 'bank_code'],
  ['a payment card’s number', { bank_code: 'HARB', account_number: '4111111111111111' }, 'account_number'],
  ['a number with letters', { bank_code: 'HARB', account_number: '12345678AB' }, 'account_number'],
  ['no fields', {}, 'bank_code'],
])('an account with %s is rejected', async (_what, request, field) => {
  const answer = await lender.call(bindCard, request, { sessionId });
  expect(answer).toMatchObject({ code: codes.badInput, raw: { field } });
});

it('an account cannot be bound before the identity is verified', async () => {
  sessionId = await logInForTest(`+62${(phone += 1)}`);
  expect((await add('1234567801')).code).toBe(codes.notAllowedNow);
});
