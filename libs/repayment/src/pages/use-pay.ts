import type { generatePayCode } from '../contract';
import { useOnlineTap } from '@clearloan/ui';
import type { FollowUp } from '@clearloan/api-client';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
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
  const follow: FollowUp<typeof generatePayCode> = (outcome) => {
    if (!outcome?.ok) return;
    isMade.current = true;
    void navigate(paymentPath(orderId, outcome.data));
  };
  const write = useMakePayCode(orderId, follow);
  return {
    phase: write.phase,
    failure: write.failure,
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
      follow(await write.run(request, { loading: t`Getting your pay code` }));
    },
    checkAgain: () => {
      void write.checkAgain().then(follow);
    },
  };
}

export type Pay = ReturnType<typeof usePay>;
