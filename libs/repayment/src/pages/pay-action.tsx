import { brokenRuleName } from '@clearloan/api-client/declare';
import { useReportBrokenRule, useClock, useNavigateHere } from '@clearloan/app-runtime';
import {
  isOffline,
  PrimaryAction,
  PrimaryActionPlaceholder,
  PrimaryCheckAgain,
  PrimaryRetry,
  useAmountText,
  useOnlineTap,
} from '@clearloan/ui';
import type { FollowUp } from '@clearloan/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { codeIsForRequest, generatePayCode } from '../contract';
import { SeeInstead } from '../parts/see-instead';
import { useMakePayCode } from '../queries';
import { paymentPath } from '../rules/payments';
import { intentOf, type PayIntent, type Repay } from './use-repay';

/** Requests a pay code, once, and opens its screen. */
export function usePay(orderId: string) {
  const { t } = useLingui();
  const navigate = useNavigateHere();
  const { isHeldBack, maySend } = useOnlineTap();
  // This screen stays visible until the code's screen is loaded: another tap would create another code.
  const isMade = useRef(false);
  const { now } = useClock();
  // Absent after a reload: then the code's own screen shows what it is for.
  const intent = useRef<Omit<Parameters<typeof codeIsForRequest.faults>[0], 'reply' | 'now'>>(undefined);
  const [rule, setRule] = useState<string>();
  useReportBrokenRule(generatePayCode.path, rule);
  const follow: FollowUp<typeof generatePayCode> = (outcome) => {
    if (!outcome?.ok) return;
    const { current } = intent;
    const name = current && brokenRuleName(codeIsForRequest, { ...current, reply: outcome.data, now: now() });
    setRule(name);
    if (name !== undefined) return;
    isMade.current = true;
    navigate(paymentPath(orderId, outcome.data));
  };
  const write = useMakePayCode(orderId, follow);
  return {
    phase: write.phase,
    /** Also a code that the lender made for something else: it is not shown. */
    failure:
      rule === undefined
        ? write.failure
        : {
            message: t`This pay code isn’t for your payment. Don’t pay with it: try again, or contact the lender.`,
          },
    isHeldBack,
    isBusy: write.phase === 'sending' || write.phase === 'checking',
    pay: async ({ option, method }: PayIntent) => {
      if (isMade.current || !maySend()) return;
      const { purpose, periodNos, amount, extra } = option;
      const request = {
        orderId,
        periodNos: [...periodNos],
        payType: method.payType,
        amount,
        purpose,
        keep: purpose === 'amount' ? extra?.keep : undefined,
      };
      intent.current = { request, fee: method.fee };
      follow(await write.run(request, { loading: t`Getting your pay code` }));
    },
    checkAgain: () => {
      void write.checkAgain().then(follow);
    },
  };
}

type Pay = ReturnType<typeof usePay>;

interface RepayPrimaryActionProps {
  orderId: string;
  repay: Repay;
  pay: Pay;
  /** Replaces "Pay ¥2,142.31" if the amount is already shown large on the screen. */
  label?: ReactNode;
}

/** The primary action of the screen: Pay with the full amount, or the alternative if paying is not appropriate. */
export function RepayPrimaryAction({ orderId, repay, pay, label }: RepayPrimaryActionProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const { read, payTypesQuery, stage } = repay;
  const intent = intentOf(repay);
  if (pay.phase === 'unreachable') return <PrimaryCheckAgain onClick={pay.checkAgain} />;
  if (isOffline(read)) return <PrimaryRetry read={read} />;
  if (stage && stage.is !== 'ready') return <SeeInstead orderId={orderId} payment={stage.payment} />;
  if (repay.flaw !== undefined) return null;
  if (stage && !stage.option)
    return (
      <PrimaryAction disabled reason={t`Enter how much you want to pay first.`}>
        <Trans>Pay</Trans>
      </PrimaryAction>
    );
  if (intent === undefined)
    return read.isError || payTypesQuery.isError ? null : <PrimaryActionPlaceholder />;
  const amount = amounts.text(intent.option.amount + intent.method.fee);
  return (
    <PrimaryAction
      kind={repay.hasOtherPaymentUnderWay ? 'line' : 'solid'}
      loading={pay.isBusy}
      onClick={() => void pay.pay(intent)}
    >
      {label ?? <Trans>Pay {amount}</Trans>}
    </PrimaryAction>
  );
}
