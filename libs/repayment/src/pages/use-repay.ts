import type { Transaction } from '@clearloan/loan-contract';
import { useClock } from '@clearloan/app-runtime';
import { useState } from 'react';
import type { LoanPlan, PayType } from '../contract';
import { useLoanPlan, usePayTypes } from '../queries';
import { chosenMethod, methodsFor } from '../rules/pay-methods';
import { paymentOf, underWay } from '../rules/payments';
import {
  chosenThing,
  chosenWhat,
  isOvertaken,
  isTooLateToGiveBack,
  offersOf,
  type Offers,
  type ThingToPay,
} from '../rules/to-pay';
import { useWish } from './use-wish';

/** What the screen shows, once the plan is known. */
export type RepayStage =
  /** What the screen was opened for is paid, or being looked for, meanwhile: from another tab, by the bank. */
  | { readonly is: 'overtaken'; readonly payment: Transaction | undefined; readonly goOn?: () => void }
  | { readonly is: 'nothing'; readonly payment: Transaction | undefined }
  /** Without a thing while a part has no amount yet. */
  | { readonly is: 'ready'; readonly offers: Offers; readonly thing: ThingToPay | undefined };

/** What can be paid of a loan and how; the choices live in the address, so that links and Back keep them. */
export function useRepay(orderId: string) {
  const read = useLoanPlan(orderId);
  const { today } = useClock();
  const plan = read.data;
  const { wish, how, typed, read: typedRead, choose, type } = useWish();
  const offers = plan && offersOf(plan, today());
  const thing = plan && offers && chosenThing(plan, offers, wish);
  const stage = useStage(plan, offers, thing);
  const isReady = stage?.is === 'ready';
  const typesRead = usePayTypes(orderId, isReady ? (thing?.purpose ?? 'amount') : undefined);
  const methods = isReady && thing && typesRead.data && methodsFor(typesRead.data.list, thing.amount);
  const underWayFirst = plan && underWay(plan.transactions)[0];
  return {
    read,
    plan,
    stage,
    what: offers && chosenWhat(thing),
    isTooLateToGiveBack: offers !== undefined && isTooLateToGiveBack(offers, wish.what),
    typed,
    typedRead,
    type,
    typesRead,
    methods: methods || undefined,
    method: methods ? chosenMethod(methods, how) : undefined,
    underWay: underWayFirst,
    /** Other money of this loan is in progress, and this is not the rest beside it: no solid "Pay" hurries to a second payment. */
    mayWait: underWayFirst !== undefined && thing?.purpose !== 'amount',
    choose,
  };
}

export type Repay = ReturnType<typeof useRepay>;

/** What exactly is about to be paid. */
export interface PayIntent {
  readonly thing: ThingToPay;
  readonly method: PayType;
}

/** The choice that can be paid now; none while something is still being fetched or typed. */
export const intentOf = ({ stage, method }: Repay): PayIntent | undefined =>
  stage?.is === 'ready' && stage.thing && method ? { thing: stage.thing, method } : undefined;

/**
 * The plan may move under an open screen: the payment it was opened for gets paid elsewhere and the next one, of the
 * same amount, takes its place. So the screen remembers what it was opened for and says so instead.
 */
function useStage(
  plan: LoanPlan | undefined,
  offers: Offers | undefined,
  thing: ThingToPay | undefined,
): RepayStage | undefined {
  const [openedFor, setOpenedFor] = useState<readonly number[]>();
  const due = offers?.due;
  if (openedFor === undefined && due) setOpenedFor(due.periodNos);
  if (plan === undefined) return undefined;
  const { transactions } = plan;
  if (openedFor && isOvertaken(plan, openedFor)) {
    const payment = paymentOf(transactions, openedFor);
    return due
      ? { is: 'overtaken', payment, goOn: () => setOpenedFor(due.periodNos) }
      : { is: 'overtaken', payment };
  }
  return offers ? { is: 'ready', offers, thing } : { is: 'nothing', payment: underWay(transactions)[0] };
}
