import { pathTo } from '@clearloan/routes';
import { typedReference, type Minor } from '@clearloan/formatting';
import {
  Page,
  PrimaryAction,
  PrimaryCheckAgain,
  PrimaryActionPlaceholder,
  ReadFailure,
  SkeletonList,
  Stack,
  useAmountText,
  useOnlineTap,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { Question } from '../parts/question';
import { ReferenceFields } from './reference-fields';
import { useClock, useNavigateHere } from '@clearloan/app-runtime';
import { useLoanPlan, useSendReference as useWrite } from '../queries';
import { findPayment } from '../rules/payments';
import { canBeSent, paymentToTie, referenceShape, referenceStart } from '../rules/reference';
import { useReferenceForm } from './use-reference-form';
import type { FollowUp } from '@clearloan/api-client';
import { codes, type RequestOf } from '@clearloan/api-client/declare';
import { useRef, useState } from 'react';
import type { submitUtr } from '../contract';

const formId = 'reference-form';

/** Sends the bank reference of a payment made elsewhere, so that the lender can find it. */
export function ReferencePage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const reference = useReference(orderId);
  const { read, start, form, sending, refusal, send } = reference;
  return (
    <AmountsShown>
      <Page
        title={t`Send the reference`}
        back={pathTo('repayUrl', { orderId })}
        bottomBar={<HomeBottomBar reference={reference} />}
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Stack gap={6}>
            <ReadFailure read={read} title={t`Your payment didn’t load`} />
            {read.isPending && <SkeletonList />}
            {start && <HaveYouPaid amount={start.amount} />}
            {start && <ReferenceFields form={form} refusal={refusal} />}
            <WriteNote {...sending} />
          </Stack>
        </form>
      </Page>
    </AmountsShown>
  );
}

function HaveYouPaid({ amount }: { amount: Minor | undefined }) {
  const amounts = useAmountText();
  const asked = amounts.text(amount ?? 0);
  return (
    <Question
      title={amount === undefined ? <Trans>Have you paid?</Trans> : <Trans>Did you pay {asked}?</Trans>}
      lead={<Trans>Send us the bank reference so we can find your payment.</Trans>}
    />
  );
}

function HomeBottomBar({ reference: { read, start, isReady, sending } }: { reference: Reference }) {
  const { t } = useLingui();
  if (start === undefined) return read.isError ? null : <PrimaryActionPlaceholder />;
  if (sending.phase === 'unreachable') return <PrimaryCheckAgain onClick={sending.checkAgain} />;
  return (
    <PrimaryAction
      type="submit"
      form={formId}
      loading={sending.isBusy}
      disabled={!isReady}
      reason={t`Enter the full reference, amount and date first.`}
    >
      <Trans>Send reference</Trans>
    </PrimaryAction>
  );
}

/** The form of a reference: its initial values, what was typed, and the state of its submission. */
function useReference(orderId: string) {
  const [search] = useSearchParams();
  const { today } = useClock();
  const read = useLoanPlan(orderId);
  const paymentId = search.get('_payment');
  const payment = read.data && findPayment(read.data.transactions, paymentId ?? '');
  const start = read.data && referenceStart(read.data, payment, today());
  const form = useReferenceForm(paymentId === null ? orderId : `${orderId} ${paymentId}`, start);
  const sending = useSendReference(orderId, form.forgetDraft);
  const { amount, payTime, photo } = form;
  const utr = typedReference(form.reference);
  const isReady = canBeSent(referenceShape(form.reference)) && amount !== undefined && payTime !== undefined;
  return {
    read,
    start,
    form,
    sending,
    isReady,
    refusal: sending.refusalOf(utr),
    send: async () => {
      if (!isReady) return;
      form.saveAmount();
      await sending.send({ orderId, utr, amount, payTime, paymentId: paymentToTie(payment), file: photo });
    },
  };
}

type Reference = ReturnType<typeof useReference>;

type SentReference = RequestOf<typeof submitUtr>;

/** Sends a reference, once, and opens the status page of the payment. */
function useSendReference(orderId: string, onSent: () => void) {
  const { t } = useLingui();
  const navigate = useNavigateHere();
  const { isHeldBack, maySend } = useOnlineTap();
  const [lastUtr, setLastUtr] = useState<string>();
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
    navigate(pathTo('paymentDetail', { orderId, paymentId: submitId }), { replace: true });
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
    refusalOf: (utr: string) => (utr === lastUtr ? (isTaken ? takenText : refusal) : undefined),
    send: async (request: SentReference) => {
      if (isSent.current || !maySend()) return;
      setLastUtr(request.utr);
      setTaken(false);
      follow(await write.run(request, { loading: t`Sending your reference` }));
    },
    checkAgain: () => {
      void write.checkAgain().then(follow);
    },
  };
}
