import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import {
  addSavedLoan,
  calculateAdvanced,
  calculatePayment,
  calculatorPage,
  deleteSavedLoan,
  exchangeRates,
  jumpPage,
  jumpPageViewed,
  plainQuestion,
  savedLoanInfo,
  savedLoanList,
} from '@clearloan/calculator/contract';
import { eq } from 'drizzle-orm';
import { borrowers } from '../../platform/database/schema/borrowers';
import { businessDay, businessNow, moveClock } from '../../platform/context/clock';
import { autocommit, db } from '../../platform/database/connection';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { ratesOn } from './calls';
import { savedLoans } from '../../platform/database/schema/calculator';

let lender: TestLender;
let sessionId: string;
let phone = 81_238_000_000;

beforeAll(async () => {
  lender = await startTestLender();
});
beforeEach(async () => {
  sessionId = await logInForTest(`+62${(phone += 1)}`);
});
afterAll(() => lender.stop());

const asked = { principal: 1_500_000, interest_rate: '24.00', tenure: 12, tenure_type: 'month' as const };
const at = (second: number) => new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString();
const loan = (changes: object = {}) => ({
  ...plainQuestion(asked),
  loanId: randomUUID(),
  name: 'Cousin Ari',
  updated_at: at(1),
  ...changes,
});
const save = async (kept: ReturnType<typeof loan>) =>
  (await lender.call(addSavedLoan, kept, { sessionId, key: randomUUID() })).value();
const saved = async () => (await lender.call(savedLoanList, {}, { sessionId })).value().list;

describe('saved loans', () => {
  it('are returned as entered, once, however often they are sent', async () => {
    const kept = loan({
      prepayments: [{ periodNo: 4, amount: 300_050, keep: 'tenure', everyPeriods: 6 }],
      rateChanges: [{ periodNo: 7, interest_rate: '36.00' }],
      stepUp: { everyPeriods: 12, percent: '5.00' },
      moratorium: 2,
    });
    expect(await save(kept)).toEqual({ loanId: kept.loanId });
    await save(kept);
    expect(await saved()).toHaveLength(1);
    const shown = (await lender.call(savedLoanInfo, { loanId: kept.loanId }, { sessionId })).value();
    expect(shown).toMatchObject(kept);
    const page = (await lender.call(calculatorPage, {}, { sessionId })).value();
    expect(page.loans).toEqual(await saved());
  });

  it('are renamed by a later version and never by an earlier one', async () => {
    const kept = loan();
    await save(kept);
    await save({ ...kept, name: 'Ari, second offer', updated_at: at(2) });
    await save({ ...kept, name: 'too late', updated_at: at(1) });
    expect((await saved()).map(({ name }) => name)).toEqual(['Ari, second offer']);
  });

  it('disappear when deleted, and return when the deletion is undone', async () => {
    const kept = loan();
    await save(kept);
    const forget = () => lender.call(deleteSavedLoan, { loanId: kept.loanId }, { sessionId });
    expect((await forget()).code).toBe(codes.success);
    expect((await forget()).code).toBe(codes.success);
    expect(await saved()).toEqual([]);
    await save({ ...kept, updated_at: at(3) });
    expect(await saved()).toHaveLength(1);
  });

  it('are private: another borrower neither sees nor deletes them', async () => {
    const kept = loan();
    await save(kept);
    const stranger = { sessionId: await logInForTest(`+62${(phone += 1)}`) };
    const { loanId } = kept;
    expect((await lender.call(savedLoanInfo, { loanId }, stranger)).code).toBe(codes.notFound);
    expect((await lender.call(savedLoanInfo, { loanId: 'no id' }, stranger)).code).toBe(codes.notFound);
    await lender.call(deleteSavedLoan, { loanId }, stranger);
    expect((await lender.call(savedLoanList, {}, stranger)).value().list).toEqual([]);
    expect(await saved()).toHaveLength(1);
    expect((await lender.call(calculatorPage, {})).value().loans).toEqual([]);
  });

  it('are limited: the 201st is rejected with a message', async () => {
    const [me] = await db()
      .select()
      .from(borrowers)
      .where(eq(borrowers.phone, `+62${phone}`));
    const full = Array.from({ length: 200 }, () => ({
      borrowerId: me?.borrowerId ?? '',
      loanId: randomUUID(),
      name: 'Ari',
      question: plainQuestion(asked),
      updatedAt: new Date(at(0)),
    }));
    await autocommit().insert(savedLoans).values(full);
    const one = await lender.call(addSavedLoan, loan(), { sessionId, key: randomUUID() });
    expect([one.code, one.message]).toEqual([codes.tooMany, expect.stringMatching(/save more loans/)]);
  });
});

describe('a calculated loan', () => {
  it.each([
    ['an amount that is too large', { principal: 10 ** 15 }],
    ['an amount of zero', { principal: 0 }],
    ['a rate of 500 %', { interest_rate: '500.00' }],
    ['a rate below zero', { interest_rate: '-1.00' }],
  ])('with %s is rejected with a message', async (_name, change) => {
    for (const reply of [
      await lender.call(calculatePayment, { ...asked, ...change }),
      await lender.call(calculateAdvanced, { ...plainQuestion(asked), ...change }),
    ]) {
      expect([reply.status, reply.code]).toEqual([200, codes.badInput]);
      expect(reply.message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('with a flat rate and a payment pause is rejected with a message', async () => {
    const flat = { ...plainQuestion(asked), rateKind: 'flat' as const, moratorium: 2 };
    expect((await lender.call(calculateAdvanced, flat)).message).toMatch(/flat rate/);
  });
});

describe('the exchange rate', () => {
  it('has its date, changes daily and stays the same at the weekend', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => ratesOn(day).date)).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
      '2026-11-23',
    ]);
    expect(ratesOn('2026-11-23').usd2idr).not.toBe(ratesOn('2026-11-20').usd2idr);
  });

  it('follows the lender’s business day', async () => {
    const rateNow = async () => ratesOn(businessDay(await businessNow()));
    const before = await rateNow();
    const rates = (await lender.call(exchangeRates, {})).value();
    expect([before, await rateNow()]).toContainEqual(rates);
  });

  it('is consistent in both directions', () => {
    const { usd2idr, idr2usd } = ratesOn('2026-11-20');
    expect(Number(usd2idr) * Number(idr2usd)).toBeCloseTo(1, 5);
  });
});

it('the suggested next page is the same for every caller, language and day', async () => {
  const reply = async (how: Parameters<TestLender['call']>[2]) =>
    JSON.stringify((await lender.call(jumpPage, {}, how)).raw);
  const visitor = await reply({});
  expect(visitor).toBe('{"target":"main","url":"/"}');
  const lookers = [
    { sessionId },
    { language: 'id' },
    { headers: { 'User-Agent': 'Googlebot/2.1', 'Accept-Language': 'hi' } },
    { headers: { 'X-Forwarded-For': '203.0.113.9', Referer: 'https://store.example/review' } },
  ];
  for (const looker of lookers) expect(await reply(looker)).toBe(visitor);
  await moveClock(400);
  expect(await reply({ sessionId })).toBe(visitor);
  expect((await lender.call(jumpPageViewed, { target: 'main' })).code).toBe(codes.success);
});
