import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { codes } from '@clearloan/api-client/declare';
import { homePage } from '@clearloan/home/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { loanOffer, productOffer } from '@clearloan/application/contract';
import { generatePayCode, loanPlanInfo } from '@clearloan/repayment/contract';
import { addDays } from '@clearloan/loan-math';
import { businessDay, businessNow } from '../../platform/context/clock';
import { workAs } from '../../testing/one-lender';
import { moveToDay, loanOf } from '../payments/testing/running-loan';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { wrongInBooks } from './testing/ledger-balance';
import { certifiedBorrower, newPhone } from './testing/certified-borrower';
import { walkWith } from './testing/walk';

const brandFile = join(__dirname, '..', '..', '..', '..', '..', 'apps', 'shell', 'brands', 'samudra.json');
let lender: TestLender;

beforeAll(async () => {
  lender = await startTestLender({ brandFile });
});
afterAll(async () => {
  await lender.stop();
  workAs({ name: 'Clearloan', market: 'sample' });
});

const isRate = (name: string) => /apr|percent|rate|prepayFee$/i.test(name);

/** All amounts in a raw response, with their names; rates have the same format. */
function amountsIn(raw: unknown, name = ''): { name: string; text: string }[] {
  if (Array.isArray(raw)) return raw.flatMap((each: unknown) => amountsIn(each, name));
  if (typeof raw === 'object' && raw !== null)
    return Object.entries(raw).flatMap(([key, value]: [string, unknown]) => amountsIn(value, key));
  const isAmount = typeof raw === 'string' && /^-?\d+\.\d\d$/.test(raw) && !isRate(name);
  return isAmount ? [{ name, text: raw }] : [];
}

function expectWhole(raw: unknown, least: number): void {
  const amounts = amountsIn(raw);
  expect(amounts.length).toBeGreaterThanOrEqual(least);
  expect(amounts.filter(({ text }) => !text.endsWith('.00'))).toEqual([]);
  expect(JSON.stringify(raw)).not.toMatch(/Rp[\d.]+,\d/);
}

it.each(['everyday', 'school', 'shop', 'phone', 'salary', 'top-up'])(
  'a borrower in Indonesia sees whole rupiah in every cost of the loan %s',
  async (productId) => {
    const borrower = await certifiedBorrower(newPhone(), { monthlyIncome: '60000000.00' });
    expectWhole((await lender.call(homePage, {}, borrower)).raw, 2);
    expectWhole((await lender.call(productOffer, { productId }, borrower)).raw, 8);
    const walk = walkWith(lender, borrower);
    const orderId = await walk.approved(productId);
    expectWhole((await lender.call(loanOffer, { orderId }, borrower)).raw, 8);
  },
);

it('a borrower in Indonesia owes, pays and settles a loan in whole rupiah, with late fees too', async () => {
  const borrower = await certifiedBorrower(newPhone(), { monthlyIncome: '60000000.00' });
  const walk = walkWith(lender, borrower);
  const orderId = await walk.loan(1_500_000_000, 6);
  const loan = loanOf(lender, borrower, orderId);
  const planRaw = async () => (await lender.call(loanPlanInfo, { orderId }, borrower)).raw;
  const start = businessDay(await businessNow());
  expectWhole(await planRaw(), 40);
  const refused = await loan.askCode({ purpose: 'amount', amount: 100_000_50 });
  expect(refused.code).toBe(codes.amountOutOfRange);
  expect(refused.message).toBe('Enter an amount without decimals.');
  await moveToDay(addDays(start, 47));
  expectWhole(await planRaw(), 40);
  expectWhole((await lender.call(homePage, {}, borrower)).raw, 4);
  expectWhole((await lender.call(loanDetails, { orderId }, borrower)).raw, 8);
  const { payoffAmount } = await loan.plan();
  const code = await lender.call(
    generatePayCode,
    { orderId, periodNos: [], payType: 'bank-transfer', purpose: 'payoff', amount: payoffAmount },
    { ...borrower, key: randomUUID() },
  );
  expectWhole(code.raw, 1);
  await loan.arrive(code.value().paymentId);
  expectWhole(await planRaw(), 40);
  expect((await loan.plan()).orderStatus).toBe('settled');
  expect(await wrongInBooks()).toEqual([]);
});
