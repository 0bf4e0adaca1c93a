import { codeIsForRequest, generatePayCode } from '../contract';
import { brokenName } from '@clearloan/api-client/declare';
import { useClock, useBrokenRule } from '@clearloan/app-runtime';
import { useOnlineTap } from '@clearloan/ui';
import type { FollowUp } from '@clearloan/api-client';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMakePayCode } from '../queries';
import { paymentPath } from '../rules/payment-state';
import type { PayIntent } from './use-repay';

/** Requests a pay code, once, and opens its screen. */
export function usePay(orderId: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isHeldBack, maySend } = useOnlineTap();
  // This screen stays visible until the code's screen is loaded: another tap would create another code.
  const isMade = useRef(false);
  const { now } = useClock();
  // Absent after a reload: then the code's own screen shows what it is for.
  const intent = useRef<Omit<Parameters<typeof codeIsForRequest.faults>[0], 'reply' | 'now'>>(undefined);
  const [rule, setRule] = useState<string>();
  useBrokenRule(generatePayCode.path, rule);
  const follow: FollowUp<typeof generatePayCode> = (outcome) => {
    if (!outcome?.ok) return;
    const { current } = intent;
    const name = current && brokenName(codeIsForRequest, { ...current, reply: outcome.data, now: now() });
    setRule(name);
    if (name !== undefined) return;
    isMade.current = true;
    void navigate(paymentPath(orderId, outcome.data));
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
    pay: async ({ thing, method }: PayIntent) => {
      if (isMade.current || !maySend()) return;
      const { purpose, periodNos, amount, extra } = thing;
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

export type Pay = ReturnType<typeof usePay>;
