import type { Transaction } from '@clearloan/api-client/declare';
import { LinkAction, Note, Pad, Stack } from '@clearloan/ui';
import { pathTo } from '@clearloan/routes';
import { Trans } from '@lingui/react/macro';

export interface EndedCodeProps {
  orderId: string;
  payment: Transaction;
}

/** The time of a code is over. Money that was sent in time still counts, so there is a way to see how it stands. */
export const EndedCode = ({ orderId, payment: { paymentId, reason } }: EndedCodeProps) => (
  <Pad>
    <Stack gap={3}>
      <Note kind="over" role="status" title={<Trans>This code has expired</Trans>}>
        {reason ?? <Trans>Don’t pay with it.</Trans>}
      </Note>
      <LinkAction to={pathTo('paymentDetail', { orderId, paymentId })}>
        <Trans>I paid before it expired</Trans>
      </LinkAction>
    </Stack>
  </Pad>
);
