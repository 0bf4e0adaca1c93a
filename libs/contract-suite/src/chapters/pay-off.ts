import { isDeepStrictEqual } from 'node:util';
import { userInfo } from '@clearloan/session/contract';
import {
  codes,
  unless,
  unlessAmount,
  unlessSame,
  type DataOf,
  type RequestOf,
} from '@clearloan/api-client/declare';
import { closingLetter, letterIsOfStatement, yearlyStatement } from '@clearloan/loans/contract';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import {
  codeIsForRequest,
  generatePayCode,
  linkIsOfPayment,
  loanPlanInfo,
  neverGrowsByPaying,
  payTypes,
  receiptIsBooked,
  referenceIsListed,
  submitUtr,
  type LoanPlan,
} from '@clearloan/repayment/contract';
import { refusalFaults } from '../harness/reply-rules';
import type { Suite } from '../harness/suite';
import { openOf, postedFaults } from '../identities/loan';
import { seeActivity } from './activity';
import { seeMessages } from './messages';
import { isNow } from './loan';

/** A code is for what was requested, and not over yet by the lender's time. */
export async function codeIsRight(
  { keeps, reply }: Suite,
  request: RequestOf<typeof generatePayCode>,
  fee: number | undefined,
  code: DataOf<typeof generatePayCode>,
): Promise<void> {
  const { businessTime } = await reply(loanPlanInfo, { orderId: request.orderId });
  if (Number.isNaN(businessTime)) return;
  const now = new Date(businessTime).toISOString();
  keeps(generatePayCode, codeIsForRequest, { request, fee, reply: code, now });
  const { payUri: link } = code;
  if (link?.startsWith('upi:')) keeps(generatePayCode, linkIsOfPayment, { link, reply: code });
}

/** A received payment is paid in the plan, of which less is left than before. */
export function isBooked({ keeps }: Suite, before: LoanPlan, after: LoanPlan, paymentId: string): void {
  const payment = after.transactions.find((each) => each.paymentId === paymentId);
  if (payment?.status !== 'posted') return;
  keeps(loanPlanInfo, receiptIsBooked, { plan: after, payment });
  keeps(loanPlanInfo, neverGrowsByPaying, { before, after, paymentId });
}

const timesAtOnce = 6;

type CodeFields = RequestOf<typeof generatePayCode>;

async function isRefusedAbove({ refuses }: Suite, fields: CodeFields): Promise<void> {
  const tooMuch = { ...fields, amount: fields.amount + 100_000 };
  await refuses('accepts only amounts that are owed', generatePayCode, tooMuch, [
    codes.amountOutOfRange,
    codes.badInput,
    codes.termsChanged,
  ]);
}

async function isOneOfMany({ race, hold }: Suite, fields: CodeFields): Promise<void> {
  const answers = await race(generatePayCode, fields, timesAtOnce);
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
}

/** The borrower pays off what is left, or returns the loan, with six taps at once. */
export async function payOff(suite: Suite, plan: LoanPlan, purpose: Ending['purpose']): Promise<void> {
  const { orderId } = plan;
  const { check, need, ask, hold, keeps, staff, reply, now } = suite;
  const { list } = await need(payTypes, { orderId, purpose });
  const way = list.find(({ kind }) => kind === 'bankTransfer') ?? list[0];
  const amount = purpose === 'payoff' ? plan.payoffAmount : (plan.coolingOff?.exitAmount ?? 0);
  const periodNos = plan.repay_plans.map(({ periodNo }) => periodNo);
  const fields = { orderId, periodNos, payType: way?.payType, amount, purpose };
  await isRefusedAbove(suite, fields);
  await isOneOfMany(suite, fields);
  const code = await need(generatePayCode, fields);
  const { paymentId } = code;
  await codeIsRight(suite, fields, way?.fee, code);
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
  const { businessTime } = await reply(loanPlanInfo, { orderId });
  const payTime = Number.isNaN(businessTime) ? now() : new Date(businessTime).toISOString();
  const answer = await check(submitUtr, { orderId, utr: newReference(now()), amount, payTime, paymentId });
  const sent = await ask(loanPlanInfo, { orderId });
  if (answer && sent) keeps(submitUtr, referenceIsListed, { answer, plan: sent });
  await staff.arrive(paymentId);
  await isNow(suite, orderId, purpose === 'payoff' ? 'settled' : 'withdrawn');
  const last = await need(loanPlanInfo, { orderId });
  isBooked(suite, plan, last, paymentId);
  await seePapers(suite, last);
  await seeMessages(suite);
  await seeSettled(suite, { orderId, paymentId, amount, purpose });
}

/** The papers of a loan that is closed have its payments. */
async function seePapers(suite: Suite, last: LoanPlan): Promise<void> {
  const { check, hold, keeps } = suite;
  const { orderId } = last;
  const letter = await check(closingLetter, { orderId });
  const statement = await check(yearlyStatement, { orderId });
  if (letter && statement) keeps(closingLetter, letterIsOfStatement, { letter, statement });
  const unlisted = statement?.lines.filter(
    (line) => line.kind === 'payment' && !last.transactions.some((each) => each.paymentId === line.paymentId),
  );
  hold(
    yearlyStatement,
    'lists payments of the plan',
    unlessSame('data.lines[].paymentId', [], unlisted ?? []),
  );
  await seeActivity(
    suite,
    orderId,
    statement,
    last.repay_plans.map(({ dueTime }) => dueTime),
  );
}

export interface Ending {
  readonly orderId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly purpose: 'payoff' | 'coolingOff';
}

/** All pages show the loan as paid, with nothing left to pay. */
async function seeSettled(suite: Suite, { orderId, paymentId, amount, purpose }: Ending): Promise<void> {
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
  const orderType = purpose === 'payoff' ? 'settled' : 'closed';
  const orders = await ask(orderList, { orderType, pageNum: 1, pageSize: 20 });
  const before = purpose === 'payoff' ? suite.made.settledOrderIds : [];
  hold(
    orderList,
    'lists the loan as ended',
    unlessSame(
      'data.list',
      [orderId, ...before],
      orders?.list.filter(({ orderStatus }) => orderStatus !== 'cancelled').map((each) => each.orderId),
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
const newReference = (now: string) => `4265${String(Date.parse(now)).slice(-9)}9`;
