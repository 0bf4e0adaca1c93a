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
import { payTimeOf, type PaidOn, type ReferenceStart } from '../rules/reference';
import { safeStorage } from '@clearloan/api-client';

/**
 * What the borrower typed; it survives every refusal and failure. Before that, the form shows the initial values.
 */
export function useReferenceForm(orderId: string, start: ReferenceStart | undefined) {
  const market = useMarket();
  const { now, today } = useClock();
  // One instant for the whole visit: a second tap must send the same body, or it would count as another payment.
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
    /** How the amount was parsed, if that is worth showing. */
    amountReading: shownReading(read),
    paidOn,
    setPaidOn,
    day,
    setDay,
    payTime: payTimeOf(paidOn, day, today(), openedAt),
    ...photo,
    /** From now on the amount is the borrower's, regardless of plan refreshes. */
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
 * A half-typed reference survives a reload of this tab, so that nobody has to look it up again. Nothing else of the
 * form is stored, and a reference that was sent is deleted.
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
