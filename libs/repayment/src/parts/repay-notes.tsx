import {
  progressState,
  type CoolingOff,
  type ProgressState,
  type Transaction,
} from '@clearloan/loan-contract';
import { LinkAction, Note, Pad, useAmountText, type NoteKind, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paidWith, paymentPath } from '../rules/payments';

interface UnderWayNoteProps {
  orderId: string;
  payment: Transaction;
}

/** Before paying: money that is already in progress, so that nothing is paid twice. */
export function UnderWayNote({ orderId, payment }: UnderWayNoteProps) {
  const amounts = useAmountText();
  const amount = amounts.text(paidWith(payment));
  const path = paymentPath(orderId, payment);
  // A code for a partial payment stays valid beside a new one.
  const note = notes[progressState(payment) ?? 'checking'];
  return (
    <Pad>
      <Note kind={note.kind} title={note.title(amount)}>
        {payment.purpose === 'amount' && payment.status === 'waiting' ? null : note.text}
        <div>
          <LinkAction small to={path}>
            {note.link}
          </LinkAction>
        </div>
      </Note>
    </Pad>
  );
}

interface Words {
  readonly kind: NoteKind;
  readonly title: (amount: string) => ReactNode;
  readonly text: ReactNode;
  readonly link: ReactNode;
}

const notes: Record<ProgressState, Words> = {
  checking: {
    kind: 'wait',
    title: (amount) => <Trans>We’re looking for {amount}</Trans>,
    text: <Trans>Don’t pay it again.</Trans>,
    link: <Trans>Check status</Trans>,
  },
  collecting: {
    kind: 'wait',
    title: (amount) => <Trans>We’re collecting {amount} from your bank</Trans>,
    text: <Trans>Don’t pay it yourself.</Trans>,
    link: <Trans>View payment</Trans>,
  },
  notFound: {
    kind: 'due',
    title: (amount) => <Trans>The bank hasn’t found {amount} yet</Trans>,
    text: <Trans>Don’t pay it again.</Trans>,
    link: <Trans>View payment</Trans>,
  },
  amountDiffers: {
    kind: 'due',
    title: (amount) => <Trans>The bank shows a different amount than {amount}</Trans>,
    text: <Trans>Check the amount and send it again.</Trans>,
    link: <Trans>Check payment</Trans>,
  },
  code: {
    kind: 'due',
    title: (amount) => <Trans>You have a code for {amount}</Trans>,
    text: <Trans>Making a new code cancels this one.</Trans>,
    link: <Trans>Show code</Trans>,
  },
};

/** What returning a loan means, and its deadline. */
export function GivingBackNote({ coolingOff: { until } }: { coolingOff: CoolingOff }) {
  const { dayAndTime } = useDayText();
  const last = dayAndTime(until);
  return (
    <Pad>
      <Note kind="plain" title={<Trans>This closes the loan</Trans>}>
        <Trans>
          You pay back the loan plus interest for the days you had it. The lender keeps the processing fee.
          You can do this until {last}.
        </Trans>
      </Note>
    </Pad>
  );
}

/** Shown instead after the deadline, or if money was paid in between. */
export const TooLateToReturn = () => (
  <Pad>
    <Note kind="due" role="status" title={<Trans>You can’t return this loan now</Trans>}>
      <Trans>
        You can only return a loan in the first days, before any payment. You can still pay it all off.
      </Trans>
    </Note>
  </Pad>
);
