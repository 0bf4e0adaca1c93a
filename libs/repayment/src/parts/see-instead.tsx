import type { Transaction } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import { PrimaryAction, GoneArt, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paymentPath, paymentState } from '../rules/payments';

interface SeeInsteadProps {
  orderId: string;
  payment: Transaction | undefined;
}

/** Replaces Pay if nothing is due: links to the payment that covers it, otherwise to the loan. */
export function SeeInstead({ orderId, payment }: SeeInsteadProps) {
  if (payment === undefined)
    return (
      <PrimaryAction kind="line" to={pathTo('loanDetailUrl', { orderId })}>
        <Trans>View loan</Trans>
      </PrimaryAction>
    );
  return (
    <PrimaryAction kind="line" to={paymentPath(orderId, payment)}>
      {paymentState(payment) === 'received' ? <Trans>View receipt</Trans> : <Trans>Check status</Trans>}
    </PrimaryAction>
  );
}

/** A URL that names no payment of this loan. */
export const MissingPayment = () => (
  <EmptyState art={<GoneArt />} title={<Trans>We can’t find this payment</Trans>}>
    <Trans>The link may be out of date. Your loan shows every payment.</Trans>
  </EmptyState>
);
