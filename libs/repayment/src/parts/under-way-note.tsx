import type { Transaction } from '@clearloan/api-client/declare';
import { LinkAction, Note, Pad, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paymentPath, paymentState } from '../rules/payment-state';
import { paidWith } from '../rules/payments';

export interface UnderWayNoteProps {
  orderId: string;
  payment: Transaction;
}

/** Before anything is paid: money that is on its way already, so that it is not paid twice. */
export function UnderWayNote({ orderId, payment }: UnderWayNoteProps) {
  const amounts = useAmountText();
  const amount = amounts.text(paidWith(payment));
  const path = paymentPath(orderId, payment);
  if (paymentState(payment) === 'checking')
    return (
      <Pad>
        <Note kind="wait" title={<Trans>We are looking for {amount}</Trans>}>
          <Trans>Do not pay it again.</Trans>
          <div>
            <LinkAction small to={path}>
              <Trans>See how it stands</Trans>
            </LinkAction>
          </div>
        </Note>
      </Pad>
    );
  return (
    <Pad>
      <Note kind="due" title={<Trans>You have a code for {amount}</Trans>}>
        <Trans>A new code for the same payment ends it.</Trans>
        <div>
          <LinkAction small to={path}>
            <Trans>Show the code</Trans>
          </LinkAction>
        </div>
      </Note>
    </Pad>
  );
}
