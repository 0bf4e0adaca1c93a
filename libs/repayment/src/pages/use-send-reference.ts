import type { FollowUp } from '@clearloan/api-client';
import { codes, type RequestOf } from '@clearloan/api-client/declare';
import { pathTo } from '@clearloan/routes';
import { useOnlineTap } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { submitUtr } from '../contract';
import { useSendReference as useWrite } from '../queries';

type SentReference = RequestOf<typeof submitUtr>;

/** Sends a reference, once, and goes to the page that tells how the payment stands. */
export function useSendReference(orderId: string, onSent: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isHeldBack, maySend } = useOnlineTap();
  const [sent, setSent] = useState<string>();
  // Until the payment's screen is there this one stays in view.
  const isSent = useRef(false);
  const [isTaken, setTaken] = useState(false);
  const follow: FollowUp<typeof submitUtr> = (outcome) => {
    if (!outcome?.ok) return;
    const { status, submitId } = outcome.data;
    setTaken(status === 'alreadyUsed');
    if (status === 'alreadyUsed') return;
    isSent.current = true;
    onSent();
    void navigate(pathTo('paymentDetail', { orderId, paymentId: submitId }), { replace: true });
  };
  const write = useWrite(orderId, follow);
  const takenText = t`This reference was already used. Check it, or send a different one.`;
  const refusal = write.failure?.code === codes.referenceUsed ? write.failure.message : undefined;
  return {
    phase: write.phase,
    /** What belongs to the reference stands at its field. */
    failure: refusal === undefined ? write.failure : null,
    isHeldBack,
    isBusy: write.phase === 'sending' || write.phase === 'checking',
    /** Why the lender does not take this very reference. */
    refusalOf: (utr: string) => (utr === sent ? (isTaken ? takenText : refusal) : undefined),
    send: async (asked: SentReference) => {
      if (isSent.current || !maySend()) return;
      setSent(asked.utr);
      setTaken(false);
      follow(await write.run(asked, { loading: t`Sending your reference` }));
    },
    checkAgain: () => {
      void write.checkAgain().then(follow);
    },
  };
}
