import { typedReference } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { useSearchParams } from 'react-router-dom';
import { useLoanPlan } from '../queries';
import { findPayment } from '../rules/payments';
import { canBeSent, referenceShape, paymentToTie, referenceStart } from '../rules/reference';
import { useReferenceForm } from './use-reference-form';
import { useSendReference } from './use-send-reference';

/** The form of a reference: its initial values, what was typed, and the state of its submission. */
export function useReference(orderId: string) {
  const [search] = useSearchParams();
  const { today } = useClock();
  const read = useLoanPlan(orderId);
  const payment = read.data && findPayment(read.data.transactions, search.get('_payment') ?? '');
  const start = read.data && referenceStart(read.data, payment, today());
  const form = useReferenceForm(orderId, start);
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

export type Reference = ReturnType<typeof useReference>;
