import { sendSmsCode } from '@clearloan/session/contract';
import { unless, unlessAmount, unlessSame, type DataOf } from '@clearloan/api-client/declare';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import type { PlanRow } from '@clearloan/loan-contract';
import {
  arrangementIsOfKind,
  arrangements,
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  type LoanPlan,
} from '@clearloan/repayment/contract';
import type { Suite } from '../harness/suite';
import { openOf } from '../identities/loan';
import { codeIsRight, isBooked } from './pay-off';

const nextOf = ({ repay_plans }: LoanPlan): PlanRow | undefined =>
  repay_plans.find((row) => openOf([row]) > 0 && row.periodStatus !== 'waived');

/** The borrower tries every way to pay the next payment; a loan of several payments has it paid by the last one. */
export async function payNext(suite: Suite, plan: LoanPlan): Promise<LoanPlan> {
  const { ask, need, hold, staff } = suite;
  const { orderId } = plan;
  const row = nextOf(plan);
  if (row === undefined) return plan;
  // All that is left costs what pays the loan off.
  const amount = Math.min(openOf([row]), plan.payoffAmount);
  const { list } = await need(payTypes, { orderId, purpose: 'period' });
  let newest: DataOf<typeof generatePayCode> | undefined;
  // The last one is the one that a borrower would choose.
  const cheapestLast = [...list].sort((one, other) => other.fee - one.fee);
  for (const { payType, fee, min = 0, max = amount } of cheapestLast) {
    if (amount < min || amount > max) continue;
    const request = { orderId, periodNos: [row.periodNo], payType, amount, purpose: 'period' as const };
    const code = await ask(generatePayCode, request);
    hold(
      generatePayCode,
      'makes a code for each way that is listed',
      unless(code !== undefined, 'data', 'a code', payType),
    );
    if (code === undefined) continue;
    await codeIsRight(suite, request, fee, code);
    newest = code;
  }
  if (newest === undefined || plan.repay_plans.length === 1) return plan;
  await staff.arrive(newest.paymentId);
  const after = await need(loanPlanInfo, { orderId });
  isBooked(suite, plan, after, newest.paymentId);
  return after;
}

const codeFor = async ({ ask, staff, lender }: Suite, type: 'delay') => {
  const sent = await ask(sendSmsCode, { phone: '', type });
  return staff.codeFor(lender.phones.borrower, sent?.codeLength ?? 6);
};

/** The borrower moves the next payment, where the lender offers it: then it costs what was shown, on the day that was shown. */
export async function delayNext(suite: Suite, plan: LoanPlan): Promise<LoanPlan> {
  const { ask, need, hold } = suite;
  const { orderId } = plan;
  const row = nextOf(plan);
  const quote = row && (await ask(delayQuote, { orderId, periodNo: row.periodNo }));
  const option = quote?.options[0];
  if (row === undefined || option === undefined) return plan;
  const { days: delayDays, fee, gst, extraInterest, newTotal, newDueTime } = option;
  const smsCode = await codeFor(suite, 'delay');
  const amount = fee + gst + extraInterest;
  const periodNos = [row.periodNo];
  await need(generatePayCode, { orderId, periodNos, amount, purpose: 'delay', delayDays, smsCode });
  const after = await need(loanPlanInfo, { orderId });
  const moved = after.repay_plans.find(({ periodNo }) => periodNo === row.periodNo);
  hold(loanPlanInfo, 'moves a payment as it was shown', [
    ...unlessSame('data.repay_plans[].dueTime', newDueTime, moved?.dueTime, 'as shown'),
    ...unlessAmount('data.repay_plans[]', newTotal, openOf(moved ? [moved] : []), 'as shown'),
  ]);
  return after;
}

/** A payment becomes late, if the clock of the lender can be moved: all pages say so, and a part of it is paid. */
export async function beLate(suite: Suite, plan: LoanPlan): Promise<LoanPlan> {
  const { need, ask, check, hold, keeps, staff } = suite;
  const { orderId } = plan;
  const row = nextOf(plan);
  if (staff.moveDays === undefined || row === undefined) return plan;
  const daysLate = 3;
  await staff.moveDays(daysUntil(plan.payoffDate, row.dueTime) + daysLate);
  const late = await need(loanPlanInfo, { orderId });
  const own = late.repay_plans.find(({ periodNo }) => periodNo === row.periodNo);
  hold(loanPlanInfo, 'names a payment that is late', [
    ...unlessSame('data.repay_plans[].periodStatus', 'overdue', own?.periodStatus),
    ...unless(
      Number(late.terms.lateFeePercentPerDay) === 0 || (late.penaltyPerDay ?? 0) > 0,
      'data.penaltyPerDay',
      'more than zero, by the terms',
      late.penaltyPerDay,
    ),
  ]);
  const details = await need(loanDetails, { orderId });
  const orders = await check(orderList, { orderType: 'repaying' });
  const listed = orders?.list.find((each) => each.orderId === orderId);
  hold(loanDetails, 'says that the loan is late', [
    ...unlessSame('data.orderStatus', 'overdue', details.orderStatus),
    ...unlessSame('data.overdueDays', daysLate, details.overdueDays, `days after ${row.dueTime}`),
    ...unlessAmount('data.left', openOf(late.repay_plans), details.left, 'as in the plan'),
  ]);
  hold(orderList, 'lists the late loan', [
    ...unlessSame('data.list[].orderStatus', 'overdue', listed?.orderStatus),
    ...unlessAmount('data.list[].left', details.left, listed?.left, 'as in the loan'),
  ]);
  const after = await payPart(suite, late, Math.floor(openOf(own ? [own] : []) / 200) * 100);
  const offered = await check(arrangements, { orderId });
  for (const option of offered?.options ?? [])
    keeps(arrangements, arrangementIsOfKind, { option, plan: after });
  return (await ask(loanPlanInfo, { orderId })) ?? after;
}

async function payPart(suite: Suite, plan: LoanPlan, amount: number): Promise<LoanPlan> {
  const { need, staff } = suite;
  const { orderId } = plan;
  const { list } = await need(payTypes, { orderId, purpose: 'amount' });
  const way = list.find(({ kind }) => kind === 'bankTransfer') ?? list[0];
  const request = { orderId, periodNos: [], payType: way?.payType, amount, purpose: 'amount' as const };
  const code = await need(generatePayCode, request);
  await codeIsRight(suite, request, way?.fee, code);
  await staff.arrive(code.paymentId);
  const after = await need(loanPlanInfo, { orderId });
  isBooked(suite, plan, after, code.paymentId);
  return after;
}

const daysUntil = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
