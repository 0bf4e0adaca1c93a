import {
  codeRefusals,
  isCodeRefused,
  signOutcomeOf,
  type FollowUp,
  type MoneyWrite,
} from '@clearloan/api-client';
import { brokenRuleName, type Endpoint, type RequestOf } from '@clearloan/api-client/declare';
import { useReportBrokenRule, useConfirmByCode, useNavigateHere } from '@clearloan/app-runtime';
import { useOnlineTap } from '@clearloan/ui';
import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { delayIsPriced, delayQuote, loanPlanInfo, type DelayOption, type generatePayCode } from '../contract';
import { useDelayQuote, useLoanPlan, useMovePayment } from '../queries';
import { chosenDelay, extraCost, paymentToMove } from '../rules/more-time';
import { paymentOf, paymentPath } from '../rules/payments';
import { planFiguresFlaw, planFlaw } from '../rules/plan-flaw';
import { isOvertaken } from '../rules/to-pay';

/** Agrees to later payments, once: first the SMS code, then the lender. */
export function useSignature<Of extends Endpoint>(write: MoneyWrite<Of>, follow: FollowUp<Of>) {
  const confirmByCode = useConfirmByCode();
  const { isHeldBack, maySend } = useOnlineTap();
  const [isSigning, setSigning] = useState(false);
  // Taps in one tick see the same state: only a ref blocks the second.
  const hasBegun = useRef(false);
  return {
    phase: write.phase,
    // The code field shows the error of a wrong code.
    failure: write.failure && isCodeRefused(write.failure) ? null : write.failure,
    isHeldBack,
    isBusy: isSigning || write.phase === 'sending' || write.phase === 'checking',
    /** @param loading what happens, while the lender answers */
    sign: async (requestWith: (smsCode: string) => RequestOf<Of>, loading: string) => {
      if (hasBegun.current || !maySend()) return;
      hasBegun.current = true;
      setSigning(true);
      try {
        await confirmByCode('delay', async (smsCode, letGo) => {
          const outcome = await write.run(requestWith(smsCode), { loading, inline: codeRefusals }, letGo);
          follow(outcome);
          return signOutcomeOf(outcome);
        });
      } finally {
        hasBegun.current = false;
        setSigning(false);
      }
    },
    checkAgain: () => {
      void write.checkAgain().then(follow);
    },
  };
}

/** More time for one payment: its price, the choice, and the agreement with a code. */
export function useDelay(orderId: string) {
  const [search, setSearch] = useSearchParams();
  const planRead = useLoanPlan(orderId);
  const plan = planRead.data;
  // The screen stays with the payment it was opened for: a choice made for it is not applied to the next one.
  const [openedFor, setOpenedFor] = useState<number>();
  const next =
    plan && paymentToMove(plan, openedFor === undefined ? search.get('_period') : String(openedFor));
  if (openedFor === undefined && next) setOpenedFor(next.periodNo);
  const isPast = plan && openedFor !== undefined && isOvertaken(plan, [openedFor]);
  const movedPlan = isPast ? undefined : next;
  const quoteRead = useDelayQuote(orderId, movedPlan?.periodNo, plan?.repay_plans.length === 1);
  const isQuoteMissing = quoteRead.data === undefined && quoteRead.error !== null;
  const options = quoteRead.data?.options ?? [];
  const ofPlan = plan && (planFlaw(plan) ?? planFiguresFlaw(plan));
  const ofQuote =
    movedPlan && quoteRead.data && brokenRuleName(delayIsPriced, { row: movedPlan, reply: quoteRead.data });
  useReportBrokenRule(loanPlanInfo.path, ofPlan);
  useReportBrokenRule(delayQuote.path, ofQuote);
  const flaw = ofPlan ?? ofQuote;
  return {
    plan,
    movedPlan,
    /** The payment was paid, or is being verified, in the meantime. */
    overtaken: isPast ? { payment: paymentOf(plan.transactions, [openedFor]) } : undefined,
    quote: quoteRead.data,
    /** The rule that the plan or the quote breaks, so that nothing can be agreed to. */
    flaw,
    read: planRead.data === undefined || (planRead.error && !isQuoteMissing) ? planRead : quoteRead,
    option: flaw === undefined ? chosenDelay(options, search.get('_days')) : undefined,
    choose: (days: string) => {
      setSearch({ _period: String(movedPlan?.periodNo ?? ''), _days: days }, { replace: true });
    },
  };
}

export type Delay = ReturnType<typeof useDelay>;

/** Agrees to a delay with a code. */
export function useAgreeToDelay(orderId: string) {
  const { t } = useLingui();
  const navigate = useNavigateHere();
  const follow: FollowUp<typeof generatePayCode> = (outcome) => {
    if (outcome?.ok) navigate(paymentPath(orderId, outcome.data), { replace: true });
  };
  const { sign, ...signature } = useSignature(useMovePayment(orderId, follow), follow);
  return {
    ...signature,
    agree: (periodNo: number, option: DelayOption) => {
      const request = { purpose: 'delay', delayDays: option.days, amount: extraCost(option) } as const;
      return sign(
        (smsCode) => ({ ...request, smsCode, orderId, periodNos: [periodNo] }),
        t`Delaying your payment`,
      );
    },
  };
}

export type AgreeToDelay = ReturnType<typeof useAgreeToDelay>;
