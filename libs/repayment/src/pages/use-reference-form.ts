import {
  minorOfTyped,
  plainAmount,
  readTypedAmount,
  shownReading,
  type Day,
  type Minor,
} from '@clearloan/formatting';
import { useTyped } from '@clearloan/api-client';
import { useClock, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import { shrinkPicture } from '@clearloan/ui';
import { useState } from 'react';
import { paidDayOf, payTimeOf, type PaidOn, type ReferenceStart } from '../rules/reference';

/**
 * What the borrower typed; it survives every refusal and failure, Back and a reload, so that nobody has to look it up again.
 * Before that, the form shows the initial values. What was sent is deleted.
 * @param name of the loan and the payment that it is for
 */
export function useReferenceForm(name: string, start: ReferenceStart | undefined) {
  const market = useMarket();
  const { now, today } = useClock();
  // One instant for the whole visit: a second tap must send the same body, or it would count as another payment.
  const [openedAt] = useState(now);
  const draft = useTyped(`reference.${name}`, useSharedDevice());
  // "Today" is the day on which it was typed.
  const type = (changes: Readonly<Record<string, string>>) => draft.type({ ...changes, on: today() });
  const setAmount = (amount: string) => type({ amount });
  const { paidOn, day } = paidDayOf(draft.texts, today());
  const photo = usePhoto();
  const startAmount = start?.amount === undefined ? '' : plainAmount(start.amount, market);
  const amountText = draft.texts['amount'] ?? startAmount;
  const read = readTypedAmount(amountText, market);
  return {
    reference: draft.texts['reference'] ?? start?.reference ?? '',
    setReference: (reference: string) => type({ reference }),
    forgetDraft: draft.forget,
    amountText,
    setAmount,
    amount: positive(minorOfTyped(read)),
    /** How the amount was parsed, if that is worth showing. */
    amountReading: shownReading(read),
    paidOn,
    setPaidOn: (next: PaidOn) => type({ paidOn: next, day: day ?? '' }),
    day,
    setDay: (next: Day | undefined) => type({ paidOn, day: next ?? '' }),
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
