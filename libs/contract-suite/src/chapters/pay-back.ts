import { isDeepStrictEqual } from 'node:util';
import { sendSmsCode, userInfo } from '@clearloan/auth/contract';
import { codes } from '@clearloan/api-client/declare';
import { dayOf } from '@clearloan/formatting';
import {
  applyForProduct,
  withdrawApplication,
  closingLetter,
  yearlyStatement,
  loanDetails,
  orderList,
  rateService,
} from '@clearloan/loans/contract';
import {
  changeAutopay,
  createAutopay,
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
  showAutopay,
  singlePaymentDelayQuote,
  submitUtr,
  type LoanPlan,
} from '@clearloan/repayment/contract';
import { unless, unlessAmount, unlessSame } from '../harness/fault';
import { refusalFaults } from '../harness/reply-rules';
import type { Suite } from '../harness/suite';
import { delayFaults, openOf, paymentFaults, planFaults, postedFaults } from '../identities/loan';
import { seeActivity } from './activity';
import { isNow } from './loan';

/** The borrower reads the plan, pays off the loan at once and rates the service. */
export async function payBack(suite: Suite): Promise<void> {
  const { check, need, made, lender } = suite;
  const { productId } = lender;
  const { orderId } = made;
  if (orderId === undefined) throw new Error('there is no loan to pay back');
  const plan = await seePlan(suite, orderId);
  await allowAutopay(suite, orderId);
  await pay(suite, orderId, await payExtra(suite, orderId, plan));
  await check(rateService, { score: 5, comment: 'Paid off within a minute.' });
  const { orderId: next = '' } = await need(applyForProduct, { productId });
  await check(withdrawApplication, { orderId: next });
}

async function seePlan(suite: Suite, orderId: string): Promise<LoanPlan> {
  const { check, need, ask, hold, reply, made } = suite;
  const plan = await need(loanPlanInfo, { orderId });
  const details = await ask(loanDetails, { orderId });
  if (details) hold(loanPlanInfo, 'adds up with the loan', planFaults(plan, details));
  const { businessTime } = await reply(loanPlanInfo, { orderId });
  if (made.timeZone && !Number.isNaN(businessTime)) {
    const today = dayOf(new Date(businessTime).toISOString(), made.timeZone);
    hold(
      loanPlanInfo,
      'ends the loan today',
      unlessSame('data.payoffDate', today, plan.payoffDate, `today in ${made.timeZone}`),
    );
  }
  const [row] = plan.repay_plans;
  const periodNo = row?.periodNo ?? 1;
  const payment = await check(planPayment, { orderId, periodNo });
  if (payment) hold(planPayment, 'is the plan’s own payment', paymentFaults(payment, plan));
  const quote = await check(delayQuote, { orderId, periodNo });
  if (quote) hold(delayQuote, 'adds the price of the delay', delayFaults(quote, row));
  const single = await check(singlePaymentDelayQuote, { orderId });
  if (single) hold(singlePaymentDelayQuote, 'adds the price of the delay', delayFaults(single, row));
  return plan;
}

/**
 * The borrower pays half of what is left, far above what is due. It lowers the debt by itself: the rest costs what is missing from
 * the payoff of that day, and less is paid until the end than before. @returns the plan then
 */
async function payExtra(suite: Suite, orderId: string, plan: LoanPlan): Promise<LoanPlan> {
  const { need, hold, staff } = suite;
  const { rateKind, moneyStep = 1, prepayFee = '0' } = plan.terms;
  if (rateKind !== 'reducing' || Number(prepayFee) > 0 || plan.repay_plans.length < 3) return plan;
  const amount = Math.floor(plan.payoffAmount / 2 / moneyStep) * moneyStep;
  const { list } = await need(payTypes, { orderId, purpose: 'amount' });
  const way = list.find(({ kind }) => kind === 'bankTransfer') ?? list[0];
  const wish = { orderId, periodNos: [], payType: way?.payType, amount, purpose: 'amount' as const };
  const { paymentId } = await need(generatePayCode, { ...wish, keep: 'tenure' });
  await staff.arrive(paymentId);
  const after = await need(loanPlanInfo, { orderId });
  if (after.payoffDate !== plan.payoffDate) return after;
  const [before, now] = [openOf(plan.repay_plans), openOf(after.repay_plans)];
  hold(loanPlanInfo, 'lowers the debt by extra money', [
    ...unlessAmount(
      'data.payoffAmount',
      plan.payoffAmount - amount,
      after.payoffAmount,
      'the payoff before, less what was paid',
    ),
    ...unless(
      now + amount < before,
      'data.repay_plans',
      'less interest than without the extra payment',
      `${now} left after ${amount} of ${before}`,
    ),
  ]);
  return after;
}

const timesAtOnce = 6;

async function pay(suite: Suite, orderId: string, plan: LoanPlan): Promise<void> {
  const { check, need, ask, hold, refuses, race, staff } = suite;
  const { list } = await need(payTypes, { orderId, purpose: 'payoff' });
  const way = list.find(({ kind }) => kind === 'bankTransfer') ?? list[0];
  const amount = plan.payoffAmount;
  const periodNos = plan.repay_plans.map(({ periodNo }) => periodNo);
  const wish = { orderId, periodNos, payType: way?.payType, amount, purpose: 'payoff' as const };
  const tooMuch = { ...wish, amount: amount + 100_000 };
  await refuses('accepts only amounts that are owed', generatePayCode, tooMuch, [
    codes.amountOutOfRange,
    codes.badInput,
    codes.termsChanged,
  ]);
  const answers = await race(generatePayCode, wish, timesAtOnce);
  const done = answers.filter(({ code }) => code === codes.success);
  const [first, ...others] = done.map(({ data }) => data);
  const different = others.filter((each) => !isDeepStrictEqual(each, first));
  hold(generatePayCode, 'has one effect for concurrent requests with one key', [
    ...unless(
      done.length > 0 && different.length === 0,
      'data',
      `one answer for ${timesAtOnce} requests under one key`,
      `${different.length + 1} answers`,
    ),
    ...answers
      .filter(({ code }) => code !== codes.success)
      .flatMap((each) => refusalFaults(codes.processing, each)),
  ]);
  const { paymentId } = await need(generatePayCode, wish);
  const after = await ask(loanPlanInfo, { orderId });
  const open = after?.transactions.filter(({ status }) => status === 'waiting') ?? [];
  hold(
    generatePayCode,
    'keeps one code open',
    unlessSame(
      'data.transactions',
      [paymentId],
      open.map((each) => each.paymentId),
      'the newest code',
    ),
  );
  const payTime = new Date().toISOString();
  await check(submitUtr, { orderId, utr: newReference(), amount, payTime, paymentId });
  await staff.arrive(paymentId);
  await isNow(suite, orderId, 'settled');
  await check(closingLetter, { orderId });
  await seeActivity(suite, orderId, await check(yearlyStatement, { orderId }));
  await seeSettled(suite, orderId, paymentId, amount);
}

/** All pages show the loan as paid, with nothing left to pay. */
async function seeSettled(suite: Suite, orderId: string, paymentId: string, amount: number): Promise<void> {
  const { ask, hold, reply } = suite;
  const details = await ask(loanDetails, { orderId });
  const at = 'data.transactions[]';
  const posted = details?.transactions.find((each) => each.paymentId === paymentId);
  hold(loanDetails, 'is settled', [
    ...unlessAmount('data.left', 0, details?.left, 'the loan is settled'),
    ...unlessAmount(
      'data.repay_plans',
      0,
      openOf(details?.repay_plans.filter(({ periodStatus }) => periodStatus !== 'waived') ?? []),
      'the sum is zero',
    ),
    ...postedFaults(posted, amount, at),
  ]);
  const { businessTime } = await reply(loanDetails, { orderId });
  const apart = Math.abs(Date.parse(posted?.at ?? '') - businessTime);
  const isNear = !(apart > longestApart);
  hold(
    loanDetails,
    'returns instants in UTC',
    unless(isNear, `${at}.at`, 'an instant within 15 minutes of X-Business-Time', posted?.at),
  );
  const orders = await ask(orderList, { orderType: 'settled', pageNum: 1, pageSize: 20 });
  hold(
    orderList,
    'lists the loan as settled',
    unlessSame(
      'data.list',
      [orderId],
      orders?.list.map((each) => each.orderId),
    ),
  );
  const account = await ask(userInfo, {});
  hold(
    userInfo,
    'has no outstanding amount',
    unlessAmount('data.leftToPay', 0, account?.leftToPay, 'the only loan is settled'),
  );
}

const longestApart = 15 * 60_000;

/** A bank reference that is almost certainly unused. */
const newReference = () => `4265${String(Date.now()).slice(-9)}9`;

/** The borrower allows automatic payments and cancels them before anything is collected. */
async function allowAutopay({ check, need, ask, staff, lender }: Suite, orderId: string): Promise<void> {
  const { accounts, caps } = await need(showAutopay, { orderId });
  const [account] = accounts;
  const [cap] = caps;
  if (account === undefined || cap === undefined) throw new Error('nothing can be collected');
  const sent = await ask(sendSmsCode, { phone: '', type: 'autopay' });
  const smsCode = await staff.codeFor(lender.phones.borrower, sent?.codeLength ?? 6);
  const { mandateId = '' } = await need(createAutopay, {
    ...{ orderId, cardId: account.cardId, cap, smsCode },
  });
  await check(changeAutopay, { mandateId, state: 'cancelled' });
}
