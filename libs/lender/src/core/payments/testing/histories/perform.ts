import { codes, type RequestOf } from '@clearloan/api-client/declare';
import { delayQuote, generatePayCode, loanPlanInfo, submitUtr } from '@clearloan/repayment/contract';
import type { TestLender } from '../../../../testing/test-lender';
import type { Act, ActOf } from './acts';
import { delayCode, type FreshLoan } from './fresh-loan';
import type { Reply } from './lender-state';
import { actOnConsole } from '../../../../testing/console-call';

type Place = FreshLoan & { readonly lender: TestLender };

/** Performs an action over HTTP. If the lender is still processing it (1004), the request is retried, as the device does. */
export async function perform(place: Place, act: Act): Promise<Reply> {
  const reply = await performOnce(place, act);
  return reply.code === codes.processing ? perform(place, act) : reply;
}

function performOnce(place: Place, act: Act): Promise<Reply> {
  switch (act.is) {
    case 'look':
      return readState(place);
    case 'quote':
      return quote(place, act);
    case 'code': {
      const { purpose, periodNos, amount } = act;
      return askCode(place, act.key, { purpose, periodNos: [...periodNos], amount, payType: 'wallet' });
    }
    case 'delay': {
      const { periodNo, days: delayDays, amount } = act;
      const fields = { purpose: 'delay', delayDays, amount, smsCode: delayCode } as const;
      return askCode(place, act.key, { ...fields, periodNos: [periodNo] });
    }
    case 'reference':
      return sendReference(place, act);
    case 'arrive':
      return arrive(place, act.id);
  }
}

async function readState({ lender, borrower, orderId, start }: Place): Promise<Reply> {
  const answer = await lender.call(loanPlanInfo, { orderId }, borrower);
  if (answer.code !== 0) return { code: Number(answer.code) };
  const plan = answer.value();
  const mine = plan.transactions.filter(({ kind }) => kind !== 'payout' && kind !== 'refund');
  const refunds = plan.transactions.filter(({ kind }) => kind === 'refund');
  const view = {
    rows: plan.repay_plans.map((row) => [
      row.periodNo,
      row.dueTime,
      row.repayTotalAmount,
      row.paidAmount,
      row.paidAmount < row.repayTotalAmount,
    ]),
    payoff: plan.payoffAmount,
    movements: mine.map(({ paymentId, status }) => `${paymentId} ${status}`).sort(),
    sentBack: refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
  if (plan.repay_plans.length !== start.rows.length) throw new Error('A payment of the plan is missing.');
  return { code: 0, view };
}

async function quote({ lender, borrower, orderId }: Place, { periodNo }: ActOf<'quote'>): Promise<Reply> {
  const answer = await lender.call(delayQuote, { orderId, periodNo }, borrower);
  if (answer.code !== 0) return { code: Number(answer.code) };
  const { options, usedCount: used } = answer.value();
  const costs = options.map(({ days, fee, gst, extraInterest }) => [days, fee + gst + extraInterest]);
  return { code: 0, view: { options: costs, used } };
}

type CodeFields = Omit<RequestOf<typeof generatePayCode>, 'orderId'>;

async function askCode(
  { lender, borrower, orderId }: Place,
  key: string,
  fields: CodeFields,
): Promise<Reply> {
  const answer = await lender.call(generatePayCode, { ...fields, orderId }, { ...borrower, key });
  if (answer.code !== 0) return { code: Number(answer.code) };
  const { paymentId: id, status } = answer.value();
  return { code: 0, id, status };
}

async function sendReference(
  { lender, borrower, orderId, start }: Place,
  { utr, amount, key }: ActOf<'reference'>,
): Promise<Reply> {
  const payTime = `${start.today}T01:00:00Z`;
  const answer = await lender.call(submitUtr, { orderId, utr, amount, payTime }, { ...borrower, key });
  if (answer.code !== 0) return { code: Number(answer.code) };
  const { submitId: id, status } = answer.value();
  return { code: 0, id, status };
}

async function arrive({ lender }: Place, id: string): Promise<Reply> {
  const reply = await actOnConsole(lender.address, `/payments/${id}/arrive`, {});
  if (reply.status === 409) return { code: codes.notAllowedNow };
  if (!reply.ok) return { code: reply.status };
  const { status } = (await reply.json()) as { readonly status: string };
  return { code: 0, status };
}
