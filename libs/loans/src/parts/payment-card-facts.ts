import type { ProgressState } from '@clearloan/loan-contract';
import { formatDay, type Day, type Minor } from '@clearloan/formatting';
import type { NoteKind, StampKind } from '@clearloan/ui';
import { msg, plural } from '@lingui/core/macro';
import type { RepayItem } from '../contract';
import { collectionOf, dueOf, isCovered, progressOfItem, toPayToday } from '../rules/payment-progress';
import { looksOfDue, textOfDue } from './due-text';

type DisplayMessage = ReturnType<typeof msg>;

export const looksOfProgress = {
  amountDiffers: 'due',
  notFound: 'due',
  code: 'wait',
  checking: 'wait',
  collecting: 'wait',
} as const satisfies Record<ProgressState, StampKind & NoteKind>;

/** The state of money in progress, as stamp text. */
export const progressTexts: Readonly<Record<ProgressState, DisplayMessage>> = {
  amountDiffers: msg`Check amount`,
  notFound: msg`Not found yet`,
  code: msg`Code active`,
  checking: msg`Checking`,
  collecting: msg`Being collected`,
};

const whatGoesOn: Readonly<Record<ProgressState, DisplayMessage>> = {
  amountDiffers: msg`The bank shows a different amount. Check your payment.`,
  notFound: msg`The bank hasn’t found your payment yet. We’ll keep looking. Don’t pay again.`,
  code: msg`Your pay code is ready. Use it to pay.`,
  checking: msg`We’re checking your payment. Don’t pay again.`,
  collecting: msg`We’re collecting this payment from your bank. Don’t pay it yourself.`,
};

/** The part of the next payment that its card shows. */
export type DuePayment = Pick<
  RepayItem,
  | ('productName' | 'dueTime' | 'overdueDays' | 'periodNo')
  | ('amount' | 'penalty' | 'penaltyTax' | 'paymentsInProgress' | 'collectOn')
>;

/** The content of a payment card, before translation. */
export interface CardFacts {
  readonly title: string;
  readonly look: StampKind;
  readonly stamp: DisplayMessage;
  readonly day: DisplayMessage;
  /** Minor units: the amount due today, or the money in progress that covers it. */
  readonly amount: Minor;
  /** Of money in progress that covers the payment: its state, and the number of payments if several. */
  readonly progress?: { readonly line: DisplayMessage; readonly count: DisplayMessage | undefined };
}

/** A payment whose money is in progress is not requested again. @param locale for formatting the date */
export function cardFactsOf(item: DuePayment, today: Day, locale: string): CardFacts {
  const due = dueOf(item.dueTime, today, item.overdueDays);
  const isLate = due.kind === 'late';
  const progress = progressOfItem(item);
  const collectOn = isCovered(progress) ? undefined : collectionOf(item, due);
  const day = formatDay(collectOn ?? item.dueTime, locale);
  if (!isCovered(progress)) {
    const dayToPay = isLate ? msg`Was due ${day}. Pay today` : msg`Pay by ${day}`;
    return {
      title: item.productName,
      look: collectOn ? 'idle' : looksOfDue[due.kind],
      stamp: collectOn ? msg`Automatic` : textOfDue(due),
      day: collectOn ? msg`Will be collected on ${day}` : dayToPay,
      amount: progress?.rest ?? toPayToday(item),
    };
  }
  const { state, amount, count } = progress;
  const several = msg`${plural(count, { one: '# payment in progress', other: '# payments in progress' })}`;
  return {
    title: item.productName,
    look: looksOfProgress[state],
    stamp: progressTexts[state],
    day: isLate ? msg`Was due ${day}` : msg`Due ${day}`,
    amount,
    progress: { line: whatGoesOn[state], count: count > 1 ? several : undefined },
  };
}
