import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { bindCard, cardSetting, changeCard, removeCard } from '@clearloan/certification/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { lenderInBalance } from '../../core/lending/testing/lender-in-balance';
import {
  certifiedBorrower,
  newPhone,
  type TestBorrower,
} from '../../core/lending/testing/certified-borrower';
import { walkWith } from '../../core/lending/testing/walk';

const lender = lenderInBalance();
const keyed = (borrower: TestBorrower) => ({ ...borrower, key: randomUUID() });
const accounts = async (borrower: TestBorrower) =>
  (await lender.call(cardSetting, {}, borrower)).value().cards;
const remove = (borrower: TestBorrower, cardId: string) =>
  lender.call(removeCard, { cardId }, keyed(borrower));
const add = async (borrower: TestBorrower, account_number: string) =>
  (await lender.call(bindCard, { bank_code: 'KITE', account_number }, keyed(borrower))).value().cardId;
const mainOf = async (borrower: TestBorrower) =>
  (await accounts(borrower)).find(({ isMain }) => isMain)?.cardId ?? '';

it('a borrower removes an unused account, and a repeated request gets the same response [promise: account-again]', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const second = await add(borrower, '98765432109');
  const how = keyed(borrower);
  expect((await lender.call(removeCard, { cardId: second }, how)).code).toBe(0);
  expect((await lender.call(removeCard, { cardId: second }, how)).code).toBe(0);
  expect((await accounts(borrower)).map(({ cardId }) => cardId)).not.toContain(second);
  expect((await remove(borrower, second)).code).toBe(codes.notFound);
  const again = await add(borrower, '98765432109');
  expect((await accounts(borrower)).map(({ cardId }) => cardId)).toContain(again);
});

it('the main account cannot be removed while another could replace it, and can be once one has', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const main = await mainOf(borrower);
  const second = await add(borrower, '98765432109');
  expect(await remove(borrower, main)).toMatchObject({ code: codes.notAllowedNow });
  (await lender.call(changeCard, { cardId: second }, keyed(borrower))).value();
  expect((await remove(borrower, main)).code).toBe(0);
  expect(await mainOf(borrower)).toBe(second);
});

it('the account of an application cannot be removed, though it is the only one', async () => {
  const borrower = await certifiedBorrower(newPhone());
  await walkWith(lender, borrower).approved();
  expect(await remove(borrower, await mainOf(borrower))).toMatchObject({
    code: codes.notAllowedNow,
    message: expect.stringContaining('Your application uses this account') as unknown,
  });
});

it('the account of a payout in progress cannot be removed, even if it is not the main one now [promise: payout-kept]', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const walk = walkWith(lender, borrower);
  const paidTo = await mainOf(borrower);
  const orderId = await walk.approved();
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  expect(await remove(borrower, paidTo)).toMatchObject({ code: codes.notAllowedNow });
  await walk.aMinuteLater(orderId);
  const second = await add(borrower, '98765432109');
  (await lender.call(changeCard, { cardId: second }, keyed(borrower))).value();
  expect((await remove(borrower, paidTo)).code).toBe(0);
  // The loan still shows its payout account.
  expect((await lender.call(loanDetails, { orderId }, borrower)).value().bank?.tail).toBe('4417');
});

it('another borrower’s account looks like one that does not exist', async () => {
  const [one, other] = [await certifiedBorrower(newPhone()), await certifiedBorrower(newPhone())];
  expect((await remove(one, await mainOf(other))).code).toBe(codes.notFound);
  expect(await accounts(other)).toHaveLength(1);
});
