import { LinkAction, Note, PrimaryAction, Stamp, useAmountText, Pad } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { progressPath, type PaymentProgress } from '../rules/payment-progress';
import { looksOfProgress, progressTexts } from './payment-card-facts';
import type { ReactNode } from 'react';
import './noted.css';

/** The state of money in progress, as a stamp. */
export function ProgressStamp({ state }: Pick<PaymentProgress, 'state'>) {
  const { i18n } = useLingui();
  return <Stamp kind={looksOfProgress[state]}>{i18n._(progressTexts[state])}</Stamp>;
}

/** Beside an amount that is still due: other money that is in progress, and a link to it. */
export function ProgressNote({ orderId, progress }: { orderId: string; progress: PaymentProgress }) {
  const { count } = progress;
  return (
    <Noted>
      <Note kind={looksOfProgress[progress.state]} title={<NoteTitle progress={progress} />}>
        {count > 1 && (
          <div>
            <Plural value={count} one="# payment in progress" other="# payments in progress" />
          </div>
        )}
        <LinkAction small to={progressPath(orderId, progress)}>
          {progress.state === 'amountDiffers' ? <Trans>Check payment</Trans> : <Trans>View payment</Trans>}
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
    case 'collecting':
      return <Trans>We’re collecting {amount}</Trans>;
  }
}

/** What a list shows instead of "Pay ¥2,142.31". */
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

/** The position of a note between the slips of a page. */
export const Noted = ({ children }: { children: ReactNode }) => (
  <div className="cl-loans-noted">
    <Pad>{children}</Pad>
  </div>
);
