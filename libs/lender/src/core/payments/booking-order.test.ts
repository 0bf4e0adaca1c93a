import { moneyText } from '@clearloan/api-client/declare';
import fc from 'fast-check';
import { portsOf } from '../../configuration/ports';
import { businessNow, moveClock } from '../../platform/context/clock';
import { callHook, sharedSecret } from '../../testing/fake-receiver';
import { sizes } from '../../testing/sizes';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { newest, newReference, runningLoan, type RunningLoan } from './testing/running-loan';
import { testParties } from '../../testing/test-lender';

const lender = lenderInBalance({
  changes: { ports: portsOf({ ...testParties, PAYMENTS_WEBHOOK_SECRET: sharedSecret }) },
});

const hourMs = 3_600_000;

/** Money that the bank booked some hours after the beginning. */
interface Money {
  readonly way: 'period 1' | 'period 2' | 'payoff' | 'coolingOff' | 'part' | 'reference';
  readonly afterHours: number;
  readonly amount: number;
}

const money = fc.record({
  way: fc.constantFrom<Money['way']>('period 1', 'period 2', 'payoff', 'coolingOff', 'part', 'reference'),
  afterHours: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 50 * 24 })),
  amount: fc.integer({ min: 100, max: 500_000 }),
});
/** One payment of each way, because a whole code replaces another one for its payments. */
const monies = fc.uniqueArray(money, { minLength: 2, maxLength: 4, selector: ({ way }) => way });

/** How long after its booking the bank reports each money, by its place in the list. */
type Lag = (index: number) => number;
const lags: Readonly<Record<string, Lag>> = {
  'at once': () => 0,
  'a day later': () => 1,
  '5 days later': () => 5,
  '40 days later': () => 40,
  'in reverse': (index) => 60 - index * 15,
  mixed: (index) => (index * 7) % 11,
};

/** Prepares the code or reference of each money; its amounts are those of the first day. */
async function prepare(loan: RunningLoan, wanted: readonly Money[]) {
  const prepared: { readonly id: string; readonly amount: number; readonly reference: string }[] = [];
  for (const [index, { way, amount }] of wanted.entries()) {
    const id = `${loan.orderId.slice(0, 18)}-${String(index)}`;
    if (way === 'reference') {
      const utr = newReference();
      (await loan.sendReference(utr, amount)).value();
      prepared.push({ id, amount, reference: utr });
      continue;
    }
    const { payoffAmount, coolingOff, repay_plans: rows } = await loan.plan();
    const wish = {
      'period 1': { purpose: 'period', periodNos: [1], amount: 214_231 },
      'period 2': { purpose: 'period', periodNos: [2], amount: rows[1]?.repayTotalAmount ?? 0 },
      payoff: { purpose: 'payoff', periodNos: [], amount: payoffAmount },
      coolingOff: { purpose: 'coolingOff', periodNos: [], amount: coolingOff?.exitAmount ?? 0 },
      part: { purpose: 'amount', periodNos: [], amount },
    } as const;
    const code = (await loan.askCode({ ...wish[way], periodNos: [...wish[way].periodNos] })).value();
    prepared.push({ id, amount: wish[way].amount, reference: code.vcode ?? '' });
  }
  return prepared;
}

/** What a borrower sees at the end, without ids and times of the reports. */
async function endOf(loan: RunningLoan) {
  const plan = await loan.plan();
  const moved = plan.transactions.filter(({ kind }) => kind !== 'payout' && kind !== 'refund');
  return {
    rows: plan.repay_plans,
    status: plan.orderStatus,
    payoff: plan.payoffAmount,
    moved: moved
      .map(({ purpose, amount, status, split, periodNos }) => ({ purpose, amount, status, split, periodNos }))
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    sentBack: plan.transactions.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? amount : 0), 0),
  };
}

const report = (id: string, reference: string, bookedAt: string) =>
  callHook(lender.address, '/hooks/payments', {
    ...{ id, amount: '2142.31', currency: 'CNY', bookedAt },
    references: [reference],
  });

it('money booked within the life of its code and reported after the due date costs no late fee', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  const bookedAt = new Date((await businessNow()).getTime() + 60_000).toISOString();
  await moveClock(40);
  expect((await report('in-time-1', vcode, bookedAt)).body).toEqual({ outcome: 'credited' });
  const plan = await loan.plan();
  expect(plan.repay_plans[0]).toMatchObject({ periodStatus: 'paid', penalty: 0 });
  expect(newest(plan)).toMatchObject({ status: 'posted' });
  expect(newest(plan)?.reason).toBeUndefined();
});

it('a report that is repeated changes nothing', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  const bookedAt = (await businessNow()).toISOString();
  for (let count = 0; count < 3; count += 1) {
    expect((await report('repeated-1', vcode, bookedAt)).body).toEqual({ outcome: 'credited' });
    expect((await loan.plan()).repay_plans[0]).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
  }
});

it(
  'the end of a loan depends on when the bank booked its money, not on when it reported it',
  async () => {
    await fc.assert(
      fc.asyncProperty(monies, async (wanted) => {
        const loans = new Map<string, RunningLoan>();
        for (const name of Object.keys(lags)) loans.set(name, await runningLoan(lender));
        const start = (await businessNow()).getTime();
        const reports: { day: number; send: () => Promise<unknown> }[] = [];
        for (const [name, loan] of loans) {
          for (const [index, money] of (await prepare(loan, wanted)).entries()) {
            const hours = wanted[index]?.afterHours ?? 0;
            // A code is paid after it was made, and no two moneys are booked at the same time.
            const bookedAt = new Date(start + (hours + 1) * hourMs + index * 60_000).toISOString();
            const { id, reference, amount } = money;
            const entry = {
              id,
              amount: moneyText(amount),
              currency: 'CNY',
              bookedAt,
              references: [reference],
            };
            const day = Math.ceil((hours + 2) / 24) + (lags[name]?.(index) ?? 0);
            const send = () => callHook(lender.address, '/hooks/payments', entry);
            reports.push({ day, send });
            // Banks repeat their reports.
            if (index % 2 === 0) reports.push({ day: day + 3, send });
          }
        }
        for (let day = 1; reports.some((report) => report.day >= day); day += 1) {
          await moveClock(1);
          for (const report of reports.filter((each) => each.day === day)) await report.send();
        }
        const ends: unknown[] = [];
        for (const loan of loans.values()) ends.push(await endOf(loan));
        for (const end of ends) expect(end).toEqual(ends[0]);
      }),
      { numRuns: sizes.bookingOrders, endOnFailure: true },
    );
  },
  60 * 60_000,
);
