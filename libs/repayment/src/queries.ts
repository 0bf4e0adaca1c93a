import { useApiClient, useMoneyWrite, useRead, type FollowUp } from '@clearloan/api-client';
import type { payPurposes, Transaction } from '@clearloan/loan-contract';
import { useReportBrokenRule } from '@clearloan/app-runtime';
import { useState } from 'react';
import {
  agreeToArrangement,
  arrangements,
  changeAutopay,
  createAutopay,
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  showAutopay,
  singlePaymentDelayQuote,
  submitUtr,
  type LoanPlan,
} from './contract';
import { delayAfter, findPayment, isUnderWay, paymentState, pollWaitMs } from './rules/payments';
import { brokenRuleName } from '@clearloan/api-client/declare';
import { neverGrowsByPaying, receiptIsBooked } from './contract/pay-rules';

type PayPurpose = (typeof payPurposes)[number];

export const useLoanPlan = (orderId: string, enabled = true) =>
  useRead(loanPlanInfo, { orderId }, { enabled });

/** The plan and one payment of it. Polled with growing intervals while the payment is in progress. */
export function usePayment(orderId: string, paymentId: string) {
  const [openedAt] = useState(() => Date.now());
  const [before, setBefore] = useState<LoanPlan>();
  const bookedIn = (plan: LoanPlan | undefined) => {
    const payment = plan && findPayment(plan.transactions, paymentId);
    if (!plan || !payment) return undefined;
    return paymentState(payment) === 'received'
      ? bookedPayment(plan, payment, before)
      : { payment, broken: undefined };
  };
  const read = useRead(
    loanPlanInfo,
    { orderId },
    {
      refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
        const booked = bookedIn(data);
        return booked !== undefined && isUnderWay(booked.payment) && pollWaitMs(dataUpdatedAt - openedAt);
      },
    },
  );
  const booked = bookedIn(read.data);
  if (before === undefined && booked?.broken === undefined && booked && isUnderWay(booked.payment))
    setBefore(read.data);
  useReportBrokenRule(loanPlanInfo.path, booked?.broken);
  return { read, payment: booked?.payment };
}

/** The payment methods; the last ones stay visible while those for another purpose are loading. */
export const usePayTypes = (orderId: string, purpose: PayPurpose | undefined) =>
  useRead(
    payTypes,
    { orderId, purpose: purpose ?? 'period' },
    { enabled: purpose !== undefined, keepLast: true },
  );

/** The price of more time, for a payment of a plan or for a loan with a single payment; disabled until one is known. */
export function useDelayQuote(orderId: string, periodNo: number | undefined, isSingle: boolean) {
  const isKnown = periodNo !== undefined;
  const ofPlan = useRead(delayQuote, { orderId, periodNo: periodNo ?? 0 }, { enabled: isKnown && !isSingle });
  const ofSingle = useRead(singlePaymentDelayQuote, { orderId }, { enabled: isKnown && isSingle });
  return isSingle ? ofSingle : ofPlan;
}

/** The automatic payments of a loan. */
export const useAutopay = (orderId: string) => useRead(showAutopay, { orderId });
/** Carries a code, which is never stored: after a reload the mandate itself shows whether it was created. */
export function useCreateAutopay(orderId: string) {
  const client = useApiClient();
  return useMoneyWrite(createAutopay, {
    name: `autopay ${orderId}`,
    onResumed: () => undefined,
    probe: async () => {
      const autopay = await client.perform(showAutopay, { orderId }, { quiet: true });
      return autopay.state === 'none' ? null : autopay;
    },
  });
}
export const useChangeAutopay = () => useMoneyWrite(changeAutopay);

type CodeMade = FollowUp<typeof generatePayCode>;
type ReferenceSent = FollowUp<typeof submitUtr>;

/** A write is stored by its loan: after a reload its outcome is polled on the same screen. */
export const useMakePayCode = (orderId: string, onResumed: CodeMade) =>
  useMoneyWrite(generatePayCode, { name: `pay ${orderId}`, onResumed });
/**
 * Looks up an agreement to later payments. It carries a code, which is never stored: after a reload the plan shows whether the
 * lender has accepted it.
 */
function useAgreementProbe(orderId: string) {
  const client = useApiClient();
  return async (sentAt: string) => {
    const { transactions } = await client.perform(loanPlanInfo, { orderId }, { quiet: true });
    return delayAfter(transactions, sentAt) ?? null;
  };
}
export function useMovePayment(orderId: string, onResumed: CodeMade) {
  const probe = useAgreementProbe(orderId);
  return useMoneyWrite(generatePayCode, { name: `delay ${orderId}`, onResumed, probe });
}
/** What a late borrower may agree to. */
export const useArrangements = (orderId: string) => useRead(arrangements, { orderId });
export function useArrange(orderId: string, onResumed: FollowUp<typeof agreeToArrangement>) {
  const probe = useAgreementProbe(orderId);
  return useMoneyWrite(agreeToArrangement, { name: `arrange ${orderId}`, onResumed, probe });
}
export const useSendReference = (orderId: string, onResumed: ReferenceSent) =>
  useMoneyWrite(submitUtr, { name: `reference ${orderId}`, onResumed });

/** A payment as the screens show it. */
interface BookedPayment {
  readonly payment: Transaction;
  /** The rule that keeps it from being received. */
  readonly broken: string | undefined;
}

/**
 * A received payment counts as received only if the plan of the same reply says so too, and less is left than before it. Until
 * then it is being checked.
 * @param before the plan that the screen had before the payment was received
 */
function bookedPayment(plan: LoanPlan, payment: Transaction, before: LoanPlan | undefined): BookedPayment {
  const rule =
    brokenRuleName(receiptIsBooked, { plan, payment }) ??
    (before && brokenRuleName(neverGrowsByPaying, { before, after: plan, paymentId: payment.paymentId }));
  return { payment: rule === undefined ? payment : { ...payment, status: 'verifying' }, broken: rule };
}
