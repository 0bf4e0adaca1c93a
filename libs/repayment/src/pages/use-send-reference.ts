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

/** Sends a reference, once, and opens the status page of the payment. */
export function useSendReference(orderId: string, onSent: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isHeldBack, maySend } = useOnlineTap();
  const [sent, setSent] = useState<string>();
  // This screen stays visible until the payment's screen is loaded.
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
    /** Errors of the reference are shown at its field. */
    failure: refusal === undefined ? write.failure : null,
    isHeldBack,
    isBusy: write.phase === 'sending' || write.phase === 'checking',
    /** Why the lender refuses this reference. */
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
