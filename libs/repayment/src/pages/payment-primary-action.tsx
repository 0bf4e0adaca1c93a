import type { Transaction } from '@clearloan/api-client/declare';
import { pathTo } from '@clearloan/routes';
import { isOffline, PinnedAction, PinnedPlaceholder, PinnedRetry, type ReadState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { SeeInstead } from '../parts/see-instead';
import { referencePath } from '../reference-path';
import { againPath } from '../rules/again-path';
import { paymentState } from '../rules/payment-state';
import { CheckAgain } from './check-again';

export interface PaymentPinnedProps {
  orderId: string;
  read: ReadState;
  payment: Transaction | undefined;
  isMissing: boolean;
}

/** What is right to do now; outlined while the right thing is to wait. */
export function PaymentPinned({ orderId, read, payment, isMissing }: PaymentPinnedProps) {
  if (isMissing) return <SeeInstead orderId={orderId} payment={undefined} />;
  if (payment === undefined) return read.error ? null : <PinnedPlaceholder />;
  const { paymentId } = payment;
  const state = paymentState(payment);
  if (isOffline(read) && state !== 'received') return <PinnedRetry read={read} />;
  switch (state) {
    case 'received':
      return (
        <PinnedAction to={pathTo('loanDetailUrl', { orderId })}>
          <Trans>Done</Trans>
        </PinnedAction>
      );
    case 'notFound':
      return (
        <PinnedAction to={referencePath(orderId, paymentId)}>
          <Trans>Send the reference again</Trans>
        </PinnedAction>
      );
    case 'amountDiffers':
      return (
        <PinnedAction to={referencePath(orderId, paymentId)}>
          <Trans>Correct the amount</Trans>
        </PinnedAction>
      );
    case 'refused':
    case 'sentBack':
      return (
        <PinnedAction to={againPath(orderId, payment)}>
          <Trans>Pay again</Trans>
        </PinnedAction>
      );
    case 'ended':
      return (
        <PinnedAction to={againPath(orderId, payment)}>
          <Trans>Make a new code</Trans>
        </PinnedAction>
      );
    case 'moved':
      return <SeeInstead orderId={orderId} payment={undefined} />;
    default:
      return <CheckAgain read={read} />;
  }
}
