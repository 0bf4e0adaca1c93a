import type { PlanRow, Transaction } from '@clearloan/loan-contract';
import { Stamp, XCircleFillIcon, type StampKind, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentState } from '../rules/payments';
import { Question } from './question';

export interface PaymentTimelineProps {
  payment: Transaction;
  state: PaymentState;
  /** The payment of the plan that a delay has moved. */
  movedPlan: PlanRow | undefined;
}

/** The status of a payment, as one stamp and two sentences. */
export function PaymentTimeline({ payment, state, movedPlan }: PaymentTimelineProps) {
  const { stamp, word, title, lead } = timelineOf(payment, state, movedPlan);
  const icon = state === 'refused' ? XCircleFillIcon : undefined;
  return (
    <Question
      stamp={
        <Stamp kind={stamp} icon={icon}>
          {word}
        </Stamp>
      }
      title={title}
      lead={lead ?? (movedPlan && <NewDay movedPlan={movedPlan} />)}
    />
  );
}

function NewDay({ movedPlan: { dueTime, originalDueTime } }: { movedPlan: PlanRow }) {
  const { day } = useDayText();
  const newDay = day(dueTime);
  const firstDay = originalDueTime && day(originalDueTime);
  // A new plan has days of its own.
  if (firstDay === undefined) return <Trans>Your next payment is due {newDay}.</Trans>;
  return (
    <Trans>
      It’s now due {newDay}. It was originally due {firstDay}.
    </Trans>
  );
}

interface TimelineText {
  readonly stamp: StampKind;
  readonly word: ReactNode;
  readonly title: ReactNode;
  readonly lead: ReactNode;
}

function timelineOf(payment: Transaction, state: PaymentState, movedPlan: PlanRow | undefined): TimelineText {
  switch (state) {
    case 'waiting':
      return {
        stamp: 'wait',
        word: <Trans>Waiting</Trans>,
        title: <Trans>We’re waiting for your payment</Trans>,
        lead: <Trans>Most payments show up within a minute.</Trans>,
      };
    case 'checking':
      return {
        stamp: 'wait',
        word: <Trans>Checking</Trans>,
        title: <Trans>We’re looking for your payment</Trans>,
        lead: <Trans>Most take 10 minutes. Some banks take 1 day.</Trans>,
      };
    case 'collecting':
      return {
        stamp: 'wait',
        word: <Trans>Being collected</Trans>,
        title: <Trans>We’re collecting this payment from your bank</Trans>,
        lead: <Trans>Some banks take 1 day.</Trans>,
      };
    case 'notFound':
      return {
        stamp: 'due',
        word: <Trans>Not found yet</Trans>,
        title: <Trans>The bank hasn’t found your payment yet</Trans>,
        lead: <Trans>Some banks take 1 day.</Trans>,
      };
    case 'amountDiffers':
      return {
        stamp: 'due',
        word: <Trans>Amount doesn’t match</Trans>,
        title: <Trans>The amount doesn’t match your bank’s</Trans>,
        lead: <Trans>Check the amount and send it again.</Trans>,
      };
    default:
      return endOf(payment, state, movedPlan);
  }
}

/** A final status; the lender knows the reason better than the app. */
function endOf(payment: Transaction, state: PaymentState, movedPlan: PlanRow | undefined): TimelineText {
  const { reason } = payment;
  switch (state) {
    case 'refused':
      return {
        stamp: 'over',
        word: <Trans>Rejected</Trans>,
        title: <Trans>This payment doesn’t count</Trans>,
        lead: reason ?? <Trans>Pay again.</Trans>,
      };
    case 'ended':
      return {
        stamp: 'idle',
        word: <Trans>Ended</Trans>,
        title: <Trans>This code has expired</Trans>,
        lead: reason ?? <Trans>Don’t pay with it.</Trans>,
      };
    case 'sentBack':
      return {
        stamp: 'idle',
        word: <Trans>Sent back</Trans>,
        title: <Trans>Your money was sent back</Trans>,
        lead: reason ?? <Trans>It wasn’t applied to your loan.</Trans>,
      };
    case 'moved':
      return {
        stamp: 'paid',
        word: <Trans>Done</Trans>,
        title: <Moved kind={payment.kind} movedPlan={movedPlan} />,
        lead: undefined,
      };
    default:
      return {
        stamp: 'idle',
        word: payment.status,
        title: <Trans>The lender is processing your payment</Trans>,
        lead: reason ?? <Trans>Check again later.</Trans>,
      };
  }
}

function Moved({ kind, movedPlan }: { kind: string; movedPlan: PlanRow | undefined }) {
  if (movedPlan?.interestRan !== undefined) return <Trans>Your new plan has begun</Trans>;
  switch (kind) {
    case 'payout':
      return <Trans>We sent you the money</Trans>;
    case 'refund':
      return <Trans>We sent money back to you</Trans>;
    case 'delay':
      return <Trans>You have more time for this payment</Trans>;
    default:
      return <Trans>Transaction</Trans>;
  }
}
