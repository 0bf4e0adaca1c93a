import {
  codeRefusals,
  isCodeRefused,
  signOutcomeOf,
  type FollowUp,
  type MoneyWrite,
} from '@clearloan/api-client';
import type { Endpoint, RequestOf } from '@clearloan/api-client/declare';
import { useConfirmByCode } from '@clearloan/app-runtime';
import { useOnlineTap } from '@clearloan/ui';
import { useRef, useState } from 'react';

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
      await confirmByCode('delay', async (smsCode, letGo) => {
        const outcome = await write.run(requestWith(smsCode), { loading, inline: codeRefusals }, letGo);
        follow(outcome);
        return signOutcomeOf(outcome);
      });
      hasBegun.current = false;
      setSigning(false);
    },
    checkAgain: () => {
      void write.checkAgain().then(follow);
    },
  };
}
