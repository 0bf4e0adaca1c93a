import type { Transaction } from '@clearloan/api-client/declare';
import { PaidSlipArt, EmptyState, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paidWith } from '../rules/payments';

/** Nothing is asked for: all is paid, or the last of it is being looked for. */
export function NothingToPay({ payment }: { payment: Transaction | undefined }) {
  const amounts = useAmountText();
  const amount = amounts.text(payment ? paidWith(payment) : 0);
  return (
    <EmptyState art={<PaidSlipArt />} title={<Trans>Nothing to pay now</Trans>}>
      {payment ? (
        <Trans>We’re looking for {amount}. Don’t pay it again.</Trans>
      ) : (
        <Trans>This loan is fully paid.</Trans>
      )}
    </EmptyState>
  );
}
