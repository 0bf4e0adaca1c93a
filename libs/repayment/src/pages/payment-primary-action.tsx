import type { Transaction } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import {
  isOffline,
  PrimaryAction,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  Text,
  type ReadState,
  useDayText,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { SeeInstead } from '../parts/see-instead';
import { referencePath } from '../inner-routes';
import { againPath, paymentState } from '../rules/payments';
import { useState } from 'react';

export interface PaymentPrimaryActionProps {
  orderId: string;
  read: ReadState;
  payment: Transaction | undefined;
  isMissing: boolean;
}

/** The appropriate action; outlined if that is to wait. */
export function PaymentPrimaryAction({ orderId, read, payment, isMissing }: PaymentPrimaryActionProps) {
  if (isMissing) return <SeeInstead orderId={orderId} payment={undefined} />;
  if (payment === undefined) return read.error ? null : <PrimaryActionPlaceholder />;
  const { paymentId } = payment;
  const state = paymentState(payment);
  if (isOffline(read) && state !== 'received') return <PrimaryRetry read={read} />;
  switch (state) {
    case 'received':
      return (
        <PrimaryAction to={pathTo('loanDetailUrl', { orderId })}>
          <Trans>Done</Trans>
        </PrimaryAction>
      );
    case 'notFound':
      return (
        <PrimaryAction to={referencePath(orderId, paymentId)}>
          <Trans>Send the reference again</Trans>
        </PrimaryAction>
      );
    case 'amountDiffers':
      return (
        <PrimaryAction to={referencePath(orderId, paymentId)}>
          <Trans>Correct the amount</Trans>
        </PrimaryAction>
      );
    case 'refused':
    case 'sentBack':
      return (
        <PrimaryAction to={againPath(orderId, payment)}>
          <Trans>Pay again</Trans>
        </PrimaryAction>
      );
    case 'ended':
      return (
        <PrimaryAction to={againPath(orderId, payment)}>
          <Trans>Get a new code</Trans>
        </PrimaryAction>
      );
    case 'moved':
      return <SeeInstead orderId={orderId} payment={undefined} />;
    default:
      return <CheckAgain read={read} />;
  }
}

/** Refetches now and shows when the lender last responded, so that the tap has a visible effect. */
function CheckAgain({ read }: { read: ReadState }) {
  const { time } = useDayText();
  const [wasAsked, setAsked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const answeredAt = time(new Date(read.dataUpdatedAt).toISOString());
  const ask = async () => {
    setAsking(true);
    await read.refetch();
    setAsking(false);
    setAsked(true);
  };
  return (
    <PrimaryAction
      kind="line"
      loading={isAsking}
      onClick={() => void ask()}
      row={
        <div role="status">
          {wasAsked && !isAsking && read.error === null && (
            <Text size="sm" tone="dim">
              <Trans>Last checked at {answeredAt}. Nothing new yet.</Trans>
            </Text>
          )}
        </div>
      }
    >
      <Trans>Check again</Trans>
    </PrimaryAction>
  );
}
