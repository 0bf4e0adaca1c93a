import { randomInt, randomUUID } from 'node:crypto';
import { dayOf } from '@clearloan/formatting';
import { moneyText, type RequestOf, type DataOf, type Fault } from '@clearloan/api-client/declare';
import { asStaff, certifiedBorrower, newPhone, walkWith, type TestLender } from '@clearloan/lender/testing';
import { activity } from '@clearloan/loans/contract';
import {
  agreeToArrangement,
  arrangements,
  changeAutopay,
  createAutopay,
  daysFollowTerms,
  generatePayCode,
  loanPlanInfo,
  planIsAsAgreed,
  showAutopay,
  submitUtr,
  neverGrowsByPaying,
  partsArePaid,
  payoffAddsUp,
  planAddsUp,
  receiptIsBooked,
} from '@clearloan/repayment/contract';
import * as v from 'valibot';
import type { Collection, Money } from './history';

type CodeFields = Omit<RequestOf<typeof generatePayCode>, 'orderId' | 'payType'>;

const textsSchema = v.array(v.object({ text: v.string() }));

async function activityOf(sandbox: TestLender, how: { readonly sessionId: string }, orderId: string) {
  const { list } = (await sandbox.call(activity, { pageNum: 1, pageSize: 100 }, how)).value();
  return list.filter((item) => item.orderId === orderId);
}

async function isPaidOut(sandbox: TestLender, how: { readonly sessionId: string }, orderId: string) {
  const plan = await sandbox.call(loanPlanInfo, { orderId }, how);
  return plan.code === 0 && plan.value().transactions.some(({ kind }) => kind === 'payout');
}

/** Acts on the console of a sandbox. @throws Error if it refuses */
export async function actOnSandbox({ address }: TestLender, path: string, body: object): Promise<void> {
  const headers = { ...asStaff, 'Content-Type': 'application/json' };
  const reply = await fetch(`${address}/sandbox${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${String(reply.status)} ${await reply.text()}`);
}

async function textsTo({ address }: TestLender, phone: string): Promise<readonly string[]> {
  const path = `/sandbox/sms?phone=${encodeURIComponent(phone)}`;
  const reply = await fetch(address + path, { headers: asStaff });
  return v.parse(textsSchema, await reply.json()).map(({ text }) => text);
}

interface LateBorrower {
  readonly sessionId: string;
  readonly key: string;
  readonly orderId: string;
  readonly code: () => Promise<string>;
}

/** Agrees to a plan of a kind, if the lender offers one. */
async function arrange(
  sandbox: TestLender,
  { orderId, code, ...how }: LateBorrower,
  kind: string,
): Promise<void> {
  const reply = await sandbox.call(arrangements, { orderId }, how);
  const option = reply.code !== 0 ? undefined : reply.value().options.find((each) => each.kind === kind);
  if (option === undefined) return;
  const { key, totalThen } = option;
  (await sandbox.call(agreeToArrangement, { orderId, key, totalThen, smsCode: await code() }, how)).value();
  const plan = (await sandbox.call(loanPlanInfo, { orderId }, how)).value();
  expect(planIsAsAgreed.faults({ agreed: option, plan })).toEqual([]);
}

/** A loan of 12 000 over six months as its borrower and their bank act on it. */
export type Loan = Awaited<ReturnType<typeof applyForLoan>>;

/** Applies for a loan; the bureaus and the bank have to answer before and after it is signed. */
export async function applyForLoan(sandbox: TestLender) {
  const borrower = await certifiedBorrower(newPhone());
  const walk = walkWith(sandbox, borrower);
  const orderId = await walk.apply();
  const fresh = () => ({ ...borrower, key: randomUUID() });
  const now = async () =>
    (await sandbox.call(loanPlanInfo, { orderId }, borrower)).headers.get('X-Business-Time') ?? '';
  return {
    orderId,
    sign: async () => {
      (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
    },
    now,
    isPaidOut: () => isPaidOut(sandbox, borrower, orderId),
    /** The lender's business day, `YYYY-MM-DD`. */
    day: async () => dayOf(await now(), 'Asia/Jakarta'),
    ...watchPlan(async () => (await sandbox.call(loanPlanInfo, { orderId }, borrower)).value()),
    /** All that the borrower is told to have happened. */
    activity: () => activityOf(sandbox, borrower, orderId),
    /** @returns the code that the payer gives the bank */
    askCode: async (fields: CodeFields) => {
      const payType = 'wallet';
      return (await sandbox.call(generatePayCode, { orderId, payType, ...fields }, fresh())).value();
    },
    /** The payment whose money the borrower transfers to the lender's account, without a code. */
    payByTransfer: async (fields: CodeFields): Promise<string> => {
      const payType = 'bank-transfer';
      return (await sandbox.call(generatePayCode, { orderId, payType, ...fields }, fresh())).value()
        .paymentId;
    },
    /** @returns the payment to which the reference belongs */
    sendReference: async (utr: string, amount: number, paymentId?: string): Promise<string> => {
      const sent = { orderId, utr, amount, payTime: await now(), paymentId };
      return (await sandbox.call(submitUtr, sent, fresh())).value().submitId;
    },
    arrange: (kind: string) =>
      arrange(sandbox, { ...fresh(), orderId, code: () => walk.code('delay') }, kind),
    stopCollections: async () => {
      const { mandateId = '' } = (await sandbox.call(showAutopay, { orderId }, borrower)).value();
      (await sandbox.call(changeAutopay, { mandateId, state: 'cancelled' }, fresh())).value();
    },
    /** The texts on the borrower's phone, newest first. */
    texts: () => textsTo(sandbox, borrower.phone),
    allowCollections: async () => {
      const { accounts, caps } = (await sandbox.call(showAutopay, { orderId }, borrower)).value();
      const [cap = 0] = caps;
      const request = {
        orderId,
        cardId: accounts[0]?.cardId ?? '',
        cap,
        smsCode: await walk.code('autopay'),
      };
      (await sandbox.call(createAutopay, request, fresh())).value();
    },
  };
}

/** How the bank treats money under a reference. */
export function behaviourFor(reference: string, { afterHours, reportDelayDays, trouble, laterDays }: Money) {
  return {
    reference,
    afterHours,
    reportDelayDays,
    result: trouble === 'less' ? 'Pay 1.00 less' : undefined,
    isReportRepeated: trouble === 'repeated',
    isReportLost: trouble === 'lost',
    reversedAfterDays:
      trouble === 'takenBack' ? Math.ceil(afterHours / 24) + reportDelayDays + laterDays : undefined,
  };
}

/** How the bank treats the next collection of an order. */
export const behaviourForCollection = (
  reference: string,
  { trouble, reportDelayDays, laterDays }: Collection,
) => ({
  reference,
  afterHours: 1,
  reportDelayDays,
  result: trouble === 'refused' ? 'Refuse' : undefined,
  isReportRepeated: trouble === 'repeated',
  isReportLost: trouble === 'lost',
  reversedAfterDays: trouble === 'takenBack' ? 1 + reportDelayDays + laterDays : undefined,
});

/** A reference under which the bank finds the money; ending in 0, it never finds any. */
export const newReference = (end: '9' | '0') => `${String(randomInt(1e12)).padStart(12, '4')}${end}`;

/** A payer transfers money to the lender's account. */
export const transfer = (sandbox: TestLender, reference: string, money: Money) =>
  actOnSandbox(sandbox, '/bank/transfers', {
    ...behaviourFor(reference, money),
    amount: moneyText(money.amount),
    currency: 'CNY',
  });

type Plan = DataOf<typeof loanPlanInfo>;

const receivedIn = ({ transactions }: Plan) =>
  transactions.filter(({ status, kind }) => status === 'posted' && (kind === 'code' || kind === 'reference'));

/** What the app would not believe of a plan, beside the one that the borrower saw before it. */
function brokenRules(plan: Plan, before: Plan | undefined): readonly Fault[] {
  const received = receivedIn(plan);
  const known = new Set(before && receivedIn(before).map(({ paymentId }) => paymentId));
  const fresh = received.filter(({ paymentId }) => !known.has(paymentId));
  return [
    ...planAddsUp.faults(plan),
    ...payoffAddsUp.faults(plan),
    ...partsArePaid.faults(plan),
    ...daysFollowTerms.faults(plan),
    ...received.flatMap((payment) => receiptIsBooked.faults({ plan, payment })),
    ...(before
      ? fresh.flatMap(({ paymentId }) => neverGrowsByPaying.faults({ before, after: plan, paymentId }))
      : []),
  ];
}

/** Reads a plan again and again, and holds each one against the rules of the contract. */
function watchPlan(read: () => Promise<Plan>) {
  const broken: Fault[] = [];
  let last: Plan | undefined;
  return {
    plan: async (): Promise<Plan> => {
      const plan = await read();
      broken.push(...brokenRules(plan, last));
      last = plan;
      return plan;
    },
    broken: (): readonly Fault[] => broken,
  };
}
