import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { delayAllowed, delayUsedUp } from './fixtures/delay-quotes';
import { arrangementsOffered } from './fixtures/arrangements';
import { autopayActive, autopayNone, autopayOver, autopayPaused } from './fixtures/autopay';
import { payTypes } from './fixtures/pay-types';
import { planJustPaidOut } from './fixtures/plan-just-paid-out';
import { planOverdue } from './fixtures/plan-overdue';
import { planPaymentDue } from './fixtures/plan-payment-due';
import { planTwoPaid } from './fixtures/plan-two-paid';
import { referenceVerifying } from './fixtures/reference-verifying';
import {
  delayAgreed,
  paymentPosted,
  transactionVerifying,
  transactionWaiting,
} from './fixtures/transactions';

const replies: [string, Endpoint, unknown][] = [
  ['plan-two-paid', contract.loanPlanInfo, planTwoPaid],
  ['plan-just-paid-out', contract.loanPlanInfo, planJustPaidOut],
  ['plan-overdue', contract.loanPlanInfo, planOverdue],
  ['plan-payment-due', contract.planPayment, planPaymentDue],
  ['delay allowed', contract.delayQuote, delayAllowed],
  ['delay used up', contract.delayQuote, delayUsedUp],
  ['delay of a single payment', contract.singlePaymentDelayQuote, delayAllowed],
  ['arrangements', contract.arrangements, arrangementsOffered],
  ['arrangement', contract.agreeToArrangement, delayAgreed],
  ['autopay none', contract.showAutopay, autopayNone],
  ['autopay active', contract.showAutopay, autopayActive],
  ['autopay paused', contract.changeAutopay, autopayPaused],
  ['autopay over', contract.createAutopay, autopayOver],
  ['pay-types', contract.payTypes, payTypes],
  ['transaction waiting', contract.generatePayCode, transactionWaiting],
  ['transaction verifying', contract.generatePayCode, transactionVerifying],
  ['payment posted', contract.generatePayCode, paymentPosted],
  ['delay agreed', contract.generatePayCode, delayAgreed],
  ['reference verifying', contract.submitUtr, referenceVerifying],
];

describe('the repayment contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has seven specified paths and five additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(7);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v3/installment/autopay',
      '/v3/installment/autopay-change',
      '/v3/installment/autopay-create',
      '/v3/loan-details/arrangement',
      '/v3/loan-details/arrangement-options',
    ]);
  });

  it('has fixtures of a plan whose totals match its rows', () => {
    const plan = parse(contract.loanPlanInfo.data, planTwoPaid);
    const open = plan.repay_plans.filter((row) => row.paidAmount < row.repayTotalAmount);
    const left = open.reduce((total, row) => total + row.repayTotalAmount - row.paidAmount, 0);
    expect(left).toBe(856924);
    expect(open.reduce((total, row) => total + row.principal, 0)).toBe(plan.remain_principal);
    expect(left - plan.payoffAmount).toBe(plan.payoffSaves);
  });

  it('has fixtures of a delay that costs only its fee, tax and interest', () => {
    for (const option of parse(contract.delayQuote.data, delayAllowed).options) {
      expect(214231 + option.fee + option.gst + option.extraInterest).toBe(option.newTotal);
    }
  });

  it('keeps an unknown payment status', () => {
    const inside = parse(contract.generatePayCode.data, { ...transactionWaiting, status: 'parked' });
    expect(inside).toMatchObject({ status: 'parked', amount: 214231, fee: 0 });
  });

  it('drops unknown fields and reads null as absent', () => {
    const inside = parse(contract.generatePayCode.data, { ...transactionWaiting, utr: null, mood: 1 });
    expect(inside.utr).toBeUndefined();
    expect(inside).not.toHaveProperty('mood');
  });

  it.each([
    ['an amount with a comma', { ...transactionWaiting, amount: '12,5' }],
    ['no amount', { ...transactionWaiting, amount: undefined }],
    ['an invalid time', { ...transactionWaiting, expireTime: 'tomorrow' }],
    ['a fractional payment number', { ...transactionWaiting, periodNos: [2.5] }],
  ])('rejects %s', (_name, wire) => {
    expect(safeParse(contract.generatePayCode.data, wire).success).toBe(false);
  });
});

describe('the schema of a payment request', () => {
  const reference = { orderId: 'o', utr: '426501938841', amount: '2142.31', payTime: '2026-11-20T02:40:00Z' };

  it('decodes a reference from a form, with its amount in whole minor units', () => {
    const file = new Blob(['x'], { type: 'image/jpeg' });
    expect(parse(contract.submitUtr.request, { ...reference, utr: ' 426501938841 ', file })).toEqual({
      ...reference,
      amount: 214231,
      file,
    });
  });

  it.each(['12345678901', '12345678901234567890123', '4265 0193 8841', '4265-0193-8841', ''])(
    'rejects the reference "%s"',
    (utr) => {
      expect(safeParse(contract.submitUtr.request, { ...reference, utr }).success).toBe(false);
    },
  );

  it('rejects a purpose that the lender does not offer', () => {
    expect(safeParse(contract.payTypes.request, { orderId: 'o', purpose: 'delay' }).success).toBe(false);
    expect(safeParse(contract.payTypes.request, { orderId: 'o', purpose: 'payoff' }).success).toBe(true);
  });

  it('rejects a code request without an amount', () => {
    const asked = { orderId: 'o', periodNos: [3], payType: 'va-harbour', purpose: 'period' };
    expect(safeParse(contract.generatePayCode.request, asked).success).toBe(false);
    expect(safeParse(contract.generatePayCode.request, { ...asked, amount: '2142.31' }).success).toBe(true);
  });
});
