import { fakeLender, quietLies, type ScreenOfReplies } from '@clearloan/testing';
import { arrangements, delayQuote, loanPlanInfo, payTypes as payTypesCall, showAutopay } from '../contract';
import { arrangementsOffered } from '../fixtures/arrangements';
import { autopayActive, autopayNone } from '../fixtures/autopay';
import { delayAllowed } from '../fixtures/delay-quotes';
import { payTypes } from '../fixtures/pay-types';
import { planOverdue } from '../fixtures/plan-overdue';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { paymentPosted, transactionWaiting } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const loan = '/orders/o-48213';
const rows = planTwoPaid.repay_plans!;
const withCode = { ...planTwoPaid, transactions: [transactionWaiting, paymentPosted] };
const withReceipt = {
  ...planTwoPaid,
  repay_plans: rows.map((row) =>
    row.periodNo === 3 ? { ...row, periodStatus: 'paid', paidAmount: row.repayTotalAmount } : row,
  ),
  payoffAmount: '6178.17',
  payoffSaves: '248.76',
  remain_principal: '6178.17',
  transactions: [
    { ...paymentPosted, paymentId: 'pay-3', periodNos: [3], at: '2026-11-20T02:43:00Z' },
    paymentPosted,
  ],
};
const plan = [loanPlanInfo, planTwoPaid] as const;
const ways = [payTypesCall, payTypes] as const;
const quote = [delayQuote, delayAllowed] as const;

/** A unit or two: parts are rounded on their own. */
const aUnit =
  /^repay_plans\.\d\.(?:processing_fee|gst|penalty|delayFee|paidAmount|principal|interest|repayTotalAmount): one unit/;
/** What early money costs: the agreement says it, no other reply. */
const ofEarlyMoney = /^terms\.(?:prepayFee: |lateFeeCap: swapped)/;
/** Only the lender’s own list says them. The fee of a code is held against it, and the reply to a code against the request. */
const ofWays = /^list\.\d\.(?:fee|min|max)/;
/** A code that asks for less, or is valid longer, takes nothing. */
const less =
  /^transactions\.0\.(?:amount: one unit less|expireTime|fee: one unit)|^terms\.gstPercent: swapped/;
/** When money came, with which charge of its way, and for which of two paid payments: the bank’s own statement says it. */
const ofTheBank = /^transactions\.0\.(?:at|fee)\b|periodNos\.0: swapped/;
/** The parts of one amount among themselves. */
const parts = /^transactions\.0\.split\.\w+: (?:swapped|one unit)/;
/** The price of another day, and how many delays there are. */
const ofQuote = /^(?:options\.\d\.apr|usedCount|maxCount)|^options\.\d\.(?:fee|gst): swapped/;
/** What the borrower agrees to by the code, as it is shown; what was collected before; the days of notice and collection. */
const ofMandate = /^(?:caps?\b|collections|warnOn|next\.(?:collectOn|periodNo))/;

const screens: Readonly<Record<string, ScreenOfReplies & { readonly saidOnce: readonly RegExp[] }>> = {
  'what is due': {
    at: `${loan}/repay`,
    about: loanPlanInfo,
    replies: [plan, ways],
    saidOnce: [aUnit, ofEarlyMoney],
  },
  'the full balance': {
    at: `${loan}/repay?_what=payoff`,
    about: loanPlanInfo,
    replies: [plan, ways],
    saidOnce: [aUnit],
  },
  'ways to pay': { at: `${loan}/repay`, about: payTypesCall, replies: [plan, ways], saidOnce: [ofWays] },
  'a pay code': {
    at: `${loan}/pay-code/pay-3`,
    about: loanPlanInfo,
    replies: [[loanPlanInfo, withCode], ways],
    saidOnce: [less],
  },
  'a receipt': {
    at: `${loan}/payments/pay-3`,
    about: loanPlanInfo,
    replies: [[loanPlanInfo, withReceipt]],
    saidOnce: [aUnit, ofTheBank, parts],
  },
  'the plan of a delay': {
    at: `${loan}/delay?_period=3&_days=7`,
    about: loanPlanInfo,
    replies: [plan, quote],
    saidOnce: [aUnit],
  },
  'the price of a delay': {
    at: `${loan}/delay?_period=3&_days=7`,
    about: delayQuote,
    replies: [plan, quote],
    saidOnce: [ofQuote],
  },
  'plans for a late borrower': {
    at: `${loan}/delay`,
    about: arrangements,
    replies: [
      [loanPlanInfo, planOverdue],
      [arrangements, arrangementsOffered],
    ],
    saidOnce: [],
  },
  'automatic payments': {
    at: `${loan}/autopay`,
    about: showAutopay,
    replies: [[showAutopay, autopayActive], plan, ways],
    saidOnce: [ofMandate],
  },
  'new automatic payments': {
    at: `${loan}/autopay`,
    about: showAutopay,
    replies: [[showAutopay, autopayNone], plan, ways],
    saidOnce: [ofMandate],
  },
};

it.each(Object.entries(screens))(
  'no lie about %s is shown without a word, except what the lender says once',
  async (_, { saidOnce, ...screen }) => {
    const quiet = await quietLies(lender, routes, screen);
    expect(quiet.filter((lie) => !saidOnce.some((each) => each.test(lie)))).toEqual([]);
  },
  600_000,
);
