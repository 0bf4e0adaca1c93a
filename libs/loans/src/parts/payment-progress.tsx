import type { ProgressState } from '@clearloan/api-client/declare';
import {
  LinkAction,
  Note,
  PinnedAction,
  Stamp,
  Text,
  useAmountText,
  type NoteKind,
  type StampKind,
} from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { progressPath, type PaymentProgress } from '../rules/payment-progress';
import { Noted } from './noted';

const looks = {
  amountDiffers: 'due',
  notFound: 'due',
  code: 'wait',
  checking: 'wait',
} as const satisfies Record<ProgressState, StampKind & NoteKind>;

/** How money in progress stands, as a stamp. */
export const ProgressStamp = ({ state }: Pick<PaymentProgress, 'state'>) => (
  <Stamp kind={looks[state]}>
    <StateWords state={state} />
  </Stamp>
);

function StateWords({ state }: Pick<PaymentProgress, 'state'>) {
  switch (state) {
    case 'amountDiffers':
      return <Trans>Check amount</Trans>;
    case 'notFound':
      return <Trans>Not found yet</Trans>;
    case 'code':
      return <Trans>Code active</Trans>;
    case 'checking':
      return <Trans>Checking</Trans>;
  }
}

/** Under the amount of a payment that is covered: what goes on, and what to do about it. */
export function ProgressLine({ progress: { state, count } }: { progress: PaymentProgress }) {
  return (
    <>
      <Text tone="dim">
        <WhatGoesOn state={state} />
      </Text>
      {count > 1 && (
        <Text size="sm" tone="dim">
          <Plural value={count} one="# payment in progress" other="# payments in progress" />
        </Text>
      )}
    </>
  );
}

function WhatGoesOn({ state }: Pick<PaymentProgress, 'state'>) {
  switch (state) {
    case 'amountDiffers':
      return <Trans>The bank shows a different amount. Please check your payment.</Trans>;
    case 'notFound':
      return <Trans>The bank hasn’t found your payment yet. We’ll keep looking. Don’t pay again.</Trans>;
    case 'code':
      return <Trans>Your pay code is ready. Use it to pay.</Trans>;
    case 'checking':
      return <Trans>We’re checking your payment. Don’t pay again.</Trans>;
  }
}

/** Beside an amount that is still to pay: other money that is in progress, and the way to it. */
export function ProgressNote({ orderId, progress }: { orderId: string; progress: PaymentProgress }) {
  const { count } = progress;
  return (
    <Noted>
      <Note kind={looks[progress.state]} title={<NoteTitle progress={progress} />}>
        {count > 1 && (
          <div>
            <Plural value={count} one="# payment in progress" other="# payments in progress" />
          </div>
        )}
        <LinkAction small to={progressPath(orderId, progress)}>
          {progress.state === 'amountDiffers' ? <Trans>Check payment</Trans> : <Trans>See payment</Trans>}
        </LinkAction>
      </Note>
    </Noted>
  );
}

function NoteTitle({ progress: { state, amount: total } }: { progress: PaymentProgress }) {
  const amounts = useAmountText();
  const amount = amounts.text(total);
  switch (state) {
    case 'amountDiffers':
      return <Trans>The bank shows a different amount than {amount}</Trans>;
    case 'notFound':
      return <Trans>The bank hasn’t found {amount} yet</Trans>;
    case 'code':
      return <Trans>You have a pay code for {amount}</Trans>;
    case 'checking':
      return <Trans>We’re checking {amount}</Trans>;
  }
}

/** What stands in a list instead of "Pay ¥2,142.31". */
export function ProgressAside({ progress: { state, amount: total } }: { progress: PaymentProgress }) {
  const amounts = useAmountText();
  const amount = amounts.text(total);
  switch (state) {
    case 'amountDiffers':
      return <Trans>Check {amount}</Trans>;
    case 'notFound':
      return <Trans>Looking for {amount}</Trans>;
    case 'code':
      return <Trans>Code for {amount}</Trans>;
    case 'checking':
      return <Trans>Checking {amount}</Trans>;
  }
}

/** To the payment instead of a second one. Outlined while waiting is right; solid when the borrower has to act. */
export function SeePaymentAction({ orderId, progress }: { orderId: string; progress: PaymentProgress }) {
  const mustAct = progress.state === 'amountDiffers';
  return (
    <PinnedAction kind={mustAct ? 'solid' : 'line'} to={progressPath(orderId, progress)}>
      {mustAct ? <Trans>Check payment</Trans> : <Trans>See payment</Trans>}
    </PinnedAction>
  );
}
