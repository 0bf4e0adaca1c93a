import {
  minorOfTyped,
  plainAmount,
  readTypedAmount,
  shownReading,
  type Day,
  type Minor,
} from '@clearloan/formatting';
import { useClock, useMarket } from '@clearloan/app-runtime';
import { shrinkPicture } from '@clearloan/ui';
import { useState } from 'react';
import { payTimeOf, type PaidOn } from '../rules/pay-time';
import type { ReferenceStart } from '../rules/reference';
import { safeStorage } from '@clearloan/api-client';

/** What the borrower typed; it outlives every refusal and failure. Before they type, the form shows its start. */
export function useReferenceForm(orderId: string, start: ReferenceStart | undefined) {
  const market = useMarket();
  const { now, today } = useClock();
  // One moment for the whole visit: a second tap must send the same words, or it would count as another payment.
  const [openedAt] = useState(now);
  const draft = useReferenceDraft(orderId);
  const [typedAmount, setAmount] = useState<string>();
  const [paidOn, setPaidOn] = useState<PaidOn>('today');
  const [day, setDay] = useState<Day>();
  const photo = usePhoto();
  const startAmount = start?.amount === undefined ? '' : plainAmount(start.amount, market);
  const amountText = typedAmount ?? startAmount;
  const read = readTypedAmount(amountText, market);
  return {
    reference: draft.typed ?? start?.reference ?? '',
    setReference: draft.type,
    forgetDraft: draft.forget,
    amountText,
    setAmount,
    amount: positive(minorOfTyped(read)),
    /** How the amount was read, where that is worth showing. */
    amountReading: shownReading(read),
    paidOn,
    setPaidOn,
    day,
    setDay,
    payTime: payTimeOf(paidOn, day, today(), openedAt),
    ...photo,
    /** From now on the amount is the borrower's, whatever the plan says after its next refresh. */
    saveAmount: () => setAmount(amountText),
  };
}

export type ReferenceForm = ReturnType<typeof useReferenceForm>;

const positive = (amount: Minor | undefined): Minor | undefined =>
  amount !== undefined && amount > 0 ? amount : undefined;

function usePhoto() {
  const [photo, setPhoto] = useState<Blob>();
  const [isBadPhoto, setBadPhoto] = useState(false);
  const pickPhoto = async (file: File | undefined) => {
    const light = file && (await shrinkPicture(file));
    setPhoto(light);
    setBadPhoto(file !== undefined && light === undefined);
  };
  return { photo, isBadPhoto, pickPhoto };
}

const storage = safeStorage(() => window.sessionStorage);

/**
 * A reference that is half typed outlives a reload of this tab: nobody should have to go back to the bank's message for
 * it. Nothing else of the form is kept, and a reference that was sent is forgotten.
 */
function useReferenceDraft(orderId: string) {
  const entry = `clearloan.draft.reference.${orderId}`;
  const [typed, setTyped] = useState<string | undefined>(() => storage.get(entry) ?? undefined);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      storage.set(entry, text);
    },
    forget: () => {
      storage.remove(entry);
    },
  };
}
