import type { ProgressState } from '@clearloan/loan-contract';
import { formatDay, type Day, type Minor } from '@clearloan/formatting';
import { kindOfDue, kindOfProgress, progressTexts, textOfDue } from '@clearloan/loan-view';
import type { RepayItem } from '@clearloan/loan-view/contract';
import { dueOf, isCovered } from '@clearloan/loan-view/rules';
import type { StampKind } from '@clearloan/ui';
import { msg, plural } from '@lingui/core/macro';
import { collectionDayOf, leftToPay, progressOfItem } from '../rules/due-payment';

type DisplayMessage = ReturnType<typeof msg>;

const progressExplanations: Readonly<Record<ProgressState, DisplayMessage>> = {
  amountDiffers: msg`The bank shows a different amount. Check your payment.`,
  notFound: msg`The bank hasn’t found your payment yet. We’ll keep looking. Don’t pay again.`,
  code: msg`Your pay code is ready. Use it to pay.`,
  checking: msg`We’re checking your payment. Don’t pay again.`,
  collecting: msg`We’re collecting this payment from your bank. Don’t pay it yourself.`,
};

/** The part of the next payment that its card shows. */
export type NextPayment = Pick<
  RepayItem,
  | 'productName'
  | 'dueTime'
  | 'overdueDays'
  | 'periodNo'
  | 'amount'
  | 'penalty'
  | 'penaltyTax'
  | 'paymentsInProgress'
  | 'collectOn'
>;

/** The content of a payment card, before translation. */
export interface CardFacts {
  readonly title: string;
  readonly look: StampKind;
  readonly stamp: DisplayMessage;
  readonly dueText: DisplayMessage;
  /** Minor units: the amount due today, or the money in progress that covers it. */
  readonly amount: Minor;
  /** Of money in progress that covers the payment: its state, and the number of payments if several. */
  readonly progressText?: { readonly line: DisplayMessage; readonly count: DisplayMessage | undefined };
}

/** A payment whose money is in progress is not requested again. @param locale for formatting the date */
export function cardFactsOf(item: NextPayment, today: Day, locale: string): CardFacts {
  const due = dueOf(item.dueTime, today, item.overdueDays);
  const isLate = due.kind === 'late';
  const progress = progressOfItem(item);
  const collectOn = isCovered(progress) ? undefined : collectionDayOf(item, due);
  const day = formatDay(collectOn ?? item.dueTime, locale);
  if (!isCovered(progress)) {
    const dayToPay = isLate ? msg`Was due ${day}. Pay today` : msg`Pay by ${day}`;
    return {
      title: item.productName,
      look: collectOn ? 'idle' : kindOfDue[due.kind],
      stamp: collectOn ? msg`Automatic` : textOfDue(due),
      dueText: collectOn ? msg`Will be collected on ${day}` : dayToPay,
      amount: leftToPay(item),
    };
  }
  const { state, amount, count } = progress;
  const several = msg`${plural(count, { one: '# payment in progress', other: '# payments in progress' })}`;
  return {
    title: item.productName,
    look: kindOfProgress[state],
    stamp: progressTexts[state],
    dueText: isLate ? msg`Was due ${day}` : msg`Due ${day}`,
    amount,
    progressText: { line: progressExplanations[state], count: count > 1 ? several : undefined },
  };
}
