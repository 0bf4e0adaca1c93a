import type { ProgressState } from '@clearloan/loan-contract';
import {
  LinkAction,
  Note,
  PrimaryAction,
  Stamp,
  useAmountText,
  type NoteKind,
  type StampKind,
} from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { progressPath, type PaymentProgress } from '../rules/payment-progress';
import { NoteSpacing } from './note-spacing';

export const kindOfProgress = {
  amountDiffers: 'due',
  notFound: 'due',
  code: 'wait',
  checking: 'wait',
  collecting: 'wait',
} as const satisfies Record<ProgressState, StampKind & NoteKind>;

/** The state of money in progress, as stamp text. */
export const progressTexts: Readonly<Record<ProgressState, ReturnType<typeof msg>>> = {
  amountDiffers: msg`Check amount`,
  notFound: msg`Not found yet`,
  code: msg`Code active`,
  checking: msg`Checking`,
  collecting: msg`Being collected`,
};

/** The state of money in progress, as a stamp. */
export function ProgressStamp({ state }: Pick<PaymentProgress, 'state'>) {
  const { i18n } = useLingui();
  return <Stamp kind={kindOfProgress[state]}>{i18n._(progressTexts[state])}</Stamp>;
}

/** Beside an amount that is still due: other money that is in progress, and a link to it. */
export function ProgressNote({ orderId, progress }: { orderId: string; progress: PaymentProgress }) {
  const { count } = progress;
  return (
    <NoteSpacing>
      <Note kind={kindOfProgress[progress.state]} title={<NoteTitle progress={progress} />}>
        {count > 1 && (
          <div>
            <Plural value={count} one="# payment in progress" other="# payments in progress" />
          </div>
        )}
        <LinkAction small to={progressPath(orderId, progress)}>
          {progress.state === 'amountDiffers' ? <Trans>Check payment</Trans> : <Trans>View payment</Trans>}
        </LinkAction>
      </Note>
    </NoteSpacing>
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
    case 'collecting':
      return <Trans>We’re collecting {amount}</Trans>;
  }
}

/**
 * Links to the payment instead of offering a second one. Outlined if waiting is fine; solid if the borrower has to
 * act.
 */
export function SeePaymentAction({ orderId, progress }: { orderId: string; progress: PaymentProgress }) {
  const mustAct = progress.state === 'amountDiffers';
  return (
    <PrimaryAction kind={mustAct ? 'solid' : 'line'} to={progressPath(orderId, progress)}>
      {mustAct ? <Trans>Check payment</Trans> : <Trans>View payment</Trans>}
    </PrimaryAction>
  );
}
