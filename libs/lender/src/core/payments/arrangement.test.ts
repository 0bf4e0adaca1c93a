import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { addDays, addMonths } from '@clearloan/loan-math';
import { activity, agreementList } from '@clearloan/loans/contract';
import { homePage } from '@clearloan/home/contract';
import { loanAgreementDetail, loanDetails } from '@clearloan/loan-view/contract';
import {
  agreeToArrangement,
  arrangementAddsUp,
  arrangements,
  planIsAsAgreed,
  type Arrangement,
} from '@clearloan/repayment/contract';
import { actOnConsole } from '../../testing/console-call';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { moveToDay, runningLoan, type RunningLoan } from './testing/running-loan';

const lender = lenderInBalance();

const optionsOf = async ({ borrower, orderId }: RunningLoan) =>
  (await lender.call(arrangements, { orderId }, borrower)).value();

const optionOf = async (loan: RunningLoan, key: string): Promise<Arrangement> => {
  const option = (await optionsOf(loan)).options.find((each) => each.key === key);
  if (option === undefined) throw new Error(`There is no option ${key}.`);
  return option;
};

async function agree(loan: RunningLoan, { key, totalThen }: Pick<Arrangement, 'key' | 'totalThen'>) {
  const { borrower, orderId } = loan;
  const smsCode = await loan.walk.code('delay');
  const how = { ...borrower, key: randomUUID() };
  return lender.call(agreeToArrangement, { orderId, key, totalThen, smsCode }, how);
}

const firstDue = async (loan: RunningLoan) => (await loan.plan()).repay_plans[0]?.dueTime ?? '';

/** A loan whose first payment was due some days ago. */
async function lateLoan(days = 4): Promise<RunningLoan> {
  const loan = await runningLoan(lender);
  await moveToDay(addDays(await firstDue(loan), days));
  return loan;
}

describe('a borrower who is late', () => {
  it('sees every plan with its payments and its whole cost [promise: late-cost-first]', async () => {
    const loan = await lateLoan();
    const { options } = await optionsOf(loan);
    expect(options.map(({ key }) => key)).toEqual([
      'promise-3',
      'promise-7',
      'promise-14',
      'pause-1',
      'pause-2',
      'smaller-3',
      'smaller-6',
    ]);
    for (const option of options) expect(arrangementAddsUp.faults(option)).toEqual([]);
    expect(options.map(({ extraInterest }) => extraInterest > 0)).toEqual([
      ...[false, false, false],
      ...[true, true, true, true],
    ]);
    const [before] = (await loan.plan()).repay_plans;
    const smaller = await optionOf(loan, 'smaller-6');
    expect(smaller.payments).toHaveLength(12);
    expect(smaller.payments[1]?.amount).toBeLessThan((before?.repayTotalAmount ?? 0) * 0.65);
  });

  it('gets none before a payment is late, and a reason', async () => {
    const loan = await runningLoan(lender);
    expect(await optionsOf(loan)).toEqual({ options: [], reason: 'None of your payments is late.' });
  });

  it('promises a day: late fees stop until then, at no cost, and start again after it [promise: late-promise]', async () => {
    const loan = await lateLoan(4);
    const late = (await loan.plan()).repay_plans[0];
    const option = await optionOf(loan, 'promise-7');
    expect(option.extraInterest).toBe(0);
    expect((await agree(loan, option)).value()).toMatchObject({ kind: 'delay', purpose: 'delay' });
    const then = await loan.plan();
    expect(planIsAsAgreed.faults({ agreed: option, plan: then })).toEqual([]);
    expect(then).toMatchObject({ orderStatus: 'repaying' });
    expect(then.repay_plans[0]).toMatchObject({ periodStatus: 'extended', penalty: late?.penalty });
    const day = then.repay_plans[0]?.dueTime ?? '';
    await moveToDay(day);
    expect((await loan.plan()).repay_plans[0]?.penalty).toBe(late?.penalty);
    await moveToDay(addDays(day, 3));
    const broken = await loan.plan();
    expect(broken.orderStatus).toBe('overdue');
    // Four days before the promise and three after it.
    expect(broken.repay_plans[0]?.penalty).toBe(Math.round(((late?.penalty ?? 0) / 4) * 7));
  });

  it('skips payments: the plan is the one that was shown, and so is its cost [promise: late-plan, late-next]', async () => {
    const loan = await runningLoan(lender);
    const due = await firstDue(loan);
    await moveToDay(addDays(due, 4));
    const before = await loan.plan();
    const option = await optionOf(loan, 'pause-2');
    expect((await agree(loan, option)).value()).toMatchObject({ amount: option.extraInterest });
    const plan = await loan.plan();
    expect(planIsAsAgreed.faults({ agreed: option, plan })).toEqual([]);
    expect(plan.orderStatus).toBe('repaying');
    // The late fees so far are owed on every page.
    const { left } = (await lender.call(loanDetails, { orderId: loan.orderId }, loan.borrower)).value();
    const { list } = (await lender.call(homePage, {}, loan.borrower)).value();
    expect(list.find((block) => block.type === 'REPAY')).toMatchObject({ items: [{ left }] });
    // Agreeing costs nothing by itself: only the days to come do.
    expect(plan.payoffAmount).toBe(before.payoffAmount);
    expect(plan.repay_plans.map(({ dueTime }) => dueTime)).toEqual(
      [3, 4, 5, 6, 7, 8].map((months) => addMonths(due, months)),
    );
    // Nothing is late until then; a payoff takes only the interest that has run.
    await moveToDay(addDays(due, 30));
    const later = await loan.plan();
    expect(later.repay_plans[0]?.penalty).toBe(plan.repay_plans[0]?.penalty);
    // Until the second due date: a month at 2 %, less the four days before the agreement.
    const run = later.payoffAmount - before.payoffAmount;
    expect(Math.abs(run - Math.round((24_000 * 26) / 30))).toBeLessThanOrEqual(1_000);
    const everything = await loan.askCode({ purpose: 'payoff', periodNos: [], amount: later.payoffAmount });
    await loan.arrive(everything.value().paymentId);
    expect((await loan.plan()).orderStatus).toBe('settled');
  });

  it('pays less each time for longer, and the loan ends by it', async () => {
    const loan = await lateLoan();
    const option = await optionOf(loan, 'smaller-6');
    (await agree(loan, option)).value();
    const plan = await loan.plan();
    expect(planIsAsAgreed.faults({ agreed: option, plan })).toEqual([]);
    expect(plan).toMatchObject({ periods: 12 });
    let paid = 0;
    for (const { periodNo, dueTime, amount } of option.payments) {
      await moveToDay(dueTime);
      const code = await loan.askCode({ periodNos: [periodNo], amount });
      await loan.arrive(code.value().paymentId);
      paid += amount;
    }
    expect(paid).toBe(option.totalThen);
    expect((await loan.plan()).orderStatus).toBe('settled');
  });

  it('signs the change, and finds it beside the loan agreement [promise: late-signed]', async () => {
    const loan = await lateLoan();
    const { borrower, orderId } = loan;
    const option = await optionOf(loan, 'pause-1');
    const read = async (scene: string) =>
      (await lender.call(loanAgreementDetail, { orderId, scene }, borrower)).value();
    const draft = await read('arrangement-pause-1');
    expect(draft.signedAt).toBeUndefined();
    (await agree(loan, option)).value();
    const { list } = (await lender.call(agreementList, { orderId }, borrower)).value();
    expect(list.map(({ scene }) => scene).slice(0, 2)).toEqual(['loan', 'change-1']);
    expect(await read('change-1')).toMatchObject({ html: draft.html, sha256: draft.sha256 });
    const { list: events } = (await lender.call(activity, { pageNum: 1, pageSize: 20 }, borrower)).value();
    expect(events.some(({ kind }) => kind === 'newPlan')).toBe(true);
  });

  it('agrees once, unless staff allows more [promise: late-once]', async () => {
    const loan = await lateLoan();
    const pause = await optionOf(loan, 'pause-1');
    (await agree(loan, pause)).value();
    const [first] = (await loan.plan()).repay_plans;
    await moveToDay(addDays(first?.dueTime ?? '', 2));
    expect((await optionsOf(loan)).options.map(({ kind }) => kind)).toEqual([
      'promise',
      'promise',
      'promise',
    ]);
    expect((await agree(loan, pause)).code).toBe(codes.termsChanged);
    expect((await actOnConsole(lender.address, `/loans/${loan.orderId}/allow-plan`, {})).status).toBe(200);
    const again = await optionOf(loan, 'smaller-3');
    (await agree(loan, again)).value();
    expect(planIsAsAgreed.faults({ agreed: again, plan: await loan.plan() })).toEqual([]);
  });

  it('agrees only to what they saw, with the right code', async () => {
    const loan = await lateLoan();
    const { borrower, orderId } = loan;
    const option = await optionOf(loan, 'pause-1');
    expect((await agree(loan, { ...option, totalThen: option.totalThen - 1 })).code).toBe(codes.termsChanged);
    expect((await agree(loan, { ...option, key: 'pause-3' })).code).toBe(codes.termsChanged);
    await loan.walk.code('delay');
    const request = { orderId, key: option.key, totalThen: option.totalThen, smsCode: '111111' };
    const how = { ...borrower, key: randomUUID() };
    expect((await lender.call(agreeToArrangement, request, how)).code).toBe(codes.wrongCode);
    const { repay_plans: rows } = (await lender.call(loanDetails, { orderId }, borrower)).value();
    expect(rows).toHaveLength(6);
  });

  it('who has been late for years gets days to come, and pays no interest again for the days before', async () => {
    const loan = await lateLoan(3 * 365);
    const before = await loan.plan();
    const today = before.payoffDate;
    const { options } = await optionsOf(loan);
    for (const {
      payments: [first],
    } of options)
      expect((first?.dueTime ?? '') > today).toBe(true);
    const pause = await optionOf(loan, 'pause-1');
    // Six payments on 12 000 at 2 % a month, from today on.
    expect(pause.extraInterest).toBeLessThan(150_000);
    (await agree(loan, pause)).value();
    expect((await loan.plan()).payoffAmount).toBe(before.payoffAmount);
  });

  it('who paid a part of the principal keeps the plan, and may promise a day', async () => {
    const loan = await lateLoan();
    const part = await loan.askCode({ purpose: 'amount', periodNos: [], amount: 100_000 });
    await loan.arrive(part.value().paymentId);
    expect(new Set((await optionsOf(loan)).options.map(({ kind }) => kind))).toEqual(new Set(['promise']));
  });

  it('pays a lower late fee after paying a part [promise: late-part]', async () => {
    const [loan, whole] = [await runningLoan(lender), await runningLoan(lender)];
    await moveToDay(await firstDue(loan));
    const part = await loan.askCode({ purpose: 'amount', periodNos: [], amount: 100_000 });
    await loan.arrive(part.value().paymentId);
    await moveToDay(addDays(await firstDue(loan), 10));
    const feeOf = async (each: RunningLoan) => (await each.plan()).repay_plans[0]?.penalty ?? 0;
    expect(await feeOf(loan)).toBeLessThan(0.6 * (await feeOf(whole)));
  });

  it('waits while money is being looked for', async () => {
    const loan = await lateLoan();
    (await loan.sendReference('4265019380000')).value();
    expect((await optionsOf(loan)).options).toEqual([]);
  });
});
