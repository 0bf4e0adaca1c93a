import type { Transaction } from '@clearloan/loan-contract';
import { useReportBrokenRule, useClock, useMarket } from '@clearloan/app-runtime';
import { useState } from 'react';
import { loanPlanInfo, type LoanPlan, type PayType } from '../contract';
import { useLoanPlan, usePayTypes } from '../queries';
import { withExtra } from '../rules/extra';
import { chosenMethod, methodsFor } from '../rules/pay-methods';
import { paymentOf, underWay } from '../rules/payments';
import { planFiguresFlaw, planFlaw } from '../rules/plan-flaw';
import {
  chosenOption,
  chosenWhat,
  isOvertaken,
  isTooLateToReturn,
  offersOf,
  type Offers,
  type PayOption,
  type PayChoice,
} from '../rules/to-pay';
import { minorOfTyped, readTypedAmount } from '@clearloan/formatting';
import { useSearchParams } from 'react-router-dom';

/** What the screen shows once the plan is loaded. */
export type RepayStage =
  /** What the screen was opened for was paid, or is being verified, in the meantime: from another tab, by the bank. */
  | { readonly is: 'overtaken'; readonly payment: Transaction | undefined; readonly goOn?: () => void }
  | { readonly is: 'nothing'; readonly payment: Transaction | undefined }
  /** `option` is undefined while a partial payment has no amount. */
  | { readonly is: 'ready'; readonly offers: Offers; readonly option: PayOption | undefined };

/** What can be paid of a loan and how; the choices are in the URL, so that links and Back keep them. */
export function useRepay(orderId: string) {
  const read = useLoanPlan(orderId);
  const { today } = useClock();
  const plan = read.data;
  const { choice, how, typed, parsedAmount, choose, type } = usePayChoice();
  const offers = plan && offersOf(plan, today());
  const chosen = plan && offers && chosenOption(plan, offers, choice);
  const option = chosen && withExtra(plan, chosen, choice.keep, today());
  const stage = useStage(plan, offers, option);
  const isReady = stage?.is === 'ready';
  const figuresFlaw = plan && planFiguresFlaw(plan);
  const payoffFlaw = choice.what === 'payoff' ? figuresFlaw : undefined;
  const flaw = isReady ? ((plan && planFlaw(plan)) ?? payoffFlaw) : undefined;
  useReportBrokenRule(loanPlanInfo.path, flaw ?? figuresFlaw);
  const payTypesQuery = usePayTypes(orderId, isReady ? (option?.purpose ?? 'amount') : undefined);
  const methods =
    isReady && option && payTypesQuery.data && methodsFor(payTypesQuery.data.list, option.amount);
  const underWayFirst = plan && underWay(plan.transactions)[0];
  return {
    read,
    plan,
    stage,
    /** The rule that the plan breaks, so that nothing can be paid by it. */
    flaw,
    what: offers && chosenWhat(option),
    isTooLateToReturn: offers !== undefined && isTooLateToReturn(offers, choice.what),
    typed,
    parsedAmount,
    type,
    payTypesQuery,
    methods: methods || undefined,
    method: methods ? chosenMethod(methods, how) : undefined,
    underWay: underWayFirst,
    /**
     * Other money of this loan is in progress, and this option does not exclude it: no solid "Pay" button suggests a
     * second payment.
     */
    hasOtherPaymentUnderWay: underWayFirst !== undefined && option?.purpose !== 'amount',
    choose,
  };
}

export type Repay = ReturnType<typeof useRepay>;

/** Exactly what is about to be paid. */
export interface PayIntent {
  readonly option: PayOption;
  readonly method: PayType;
}

/** The choice that can be paid now; undefined while something is still being loaded or typed. */
export const intentOf = ({ stage, method, flaw }: Repay): PayIntent | undefined =>
  flaw === undefined && stage?.is === 'ready' && stage.option && method
    ? { option: stage.option, method }
    : undefined;

/**
 * The plan may change under an open screen: the payment it was opened for is paid elsewhere, and the next one, with the
 * same amount, takes its place. The screen therefore remembers what it was opened for and reports the change.
 */
function useStage(
  plan: LoanPlan | undefined,
  offers: Offers | undefined,
  option: PayOption | undefined,
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
  return offers ? { is: 'ready', offers, option } : { is: 'nothing', payment: underWay(transactions)[0] };
}

/** What is paid, how much, by which method, and which kind of methods is visible: the query keys. */
type ChoiceKey = '_what' | '_count' | '_amount' | '_keep' | '_how' | '_kind';

/** The choice in the URL. The amount of a partial payment is typed here and then written to the URL. */
function usePayChoice() {
  const market = useMarket();
  const [search, setSearch] = useSearchParams();
  // The field must not wait for the router: a late value would move the cursor.
  const [typed, setTyped] = useState(search.get('_amount') ?? '');
  const choose = (key: ChoiceKey, value: string) => {
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        next.set(key, value);
        return next;
      },
      { replace: true },
    );
  };
  const parsed = readTypedAmount(typed, market);
  const choice: PayChoice = {
    what: search.get('_what'),
    count: search.get('_count'),
    amount: minorOfTyped(parsed),
    keep: search.get('_keep') === 'tenure' ? 'tenure' : 'instalment',
  };
  return {
    choice,
    how: search.get('_how'),
    typed,
    /** The typed text, as an amount. */
    parsedAmount: parsed,
    choose,
    type: (text: string) => {
      setTyped(text);
      choose('_amount', text);
    },
  };
}
