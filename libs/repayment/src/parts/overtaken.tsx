import type { Transaction } from '@clearloan/loan-contract';
import { LinkAction, Note, Pad, Stack, useAmountText, PaidSlipArt, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paidWith, paymentState } from '../rules/payments';

interface OvertakenProps {
  /** The payment that came first; the lender may not name one. */
  payment: Transaction | undefined;
  /** Opens the screen for the next payment that is due, if any. */
  goOn?: (() => void) | undefined;
}

/**
 * What the screen was opened for has been paid in the meantime: states it, and the next payment is only made on
 * request.
 */
export function Overtaken({ payment, goOn }: OvertakenProps) {
  const amounts = useAmountText();
  const amount = amounts.text(payment ? paidWith(payment) : 0);
  const isChecking = payment && paymentState(payment) === 'checking';
  return (
    <Pad>
      <Stack>
        {isChecking ? (
          <Note kind="wait" role="status" title={<Trans>This payment is on its way</Trans>}>
            <Trans>We’re looking for {amount}. Don’t pay it again.</Trans>
          </Note>
        ) : (
          <Note kind="paid" role="status" title={<Trans>This payment was already made</Trans>}>
            {payment && <Trans>We have your {amount}. You weren’t charged twice.</Trans>}
          </Note>
        )}
        {goOn && (
          <LinkAction onClick={goOn}>
            <Trans>Pay the next one</Trans>
          </LinkAction>
        )}
      </Stack>
    </Pad>
  );
}

/** Nothing is due: all is paid, or the last payment is being verified. */
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
