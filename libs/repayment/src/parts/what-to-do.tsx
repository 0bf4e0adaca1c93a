import type { Transaction } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import { InfoIcon, LinkAction, Note, Pad, Stack, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { referencePath } from '../inner-routes';
import type { PaymentState } from '../rules/payments';

export interface WhatToDoProps {
  orderId: string;
  payment: Transaction;
  state: PaymentState;
}

/** The one fact that matters now: that nothing is to be paid twice, or when to try again. */
export function WhatToDo(props: WhatToDoProps) {
  const text = textFor(props);
  return text && <Pad>{text}</Pad>;
}

function textFor({ orderId, payment, state }: WhatToDoProps) {
  switch (state) {
    case 'waiting':
      return <IfPaid orderId={orderId} paymentId={payment.paymentId} />;
    case 'checking':
      return (
        <Note kind="wait" icon={InfoIcon} title={<Trans>Don’t pay again</Trans>}>
          <Trans>You can close this page. We’ll keep looking.</Trans>
        </Note>
      );
    case 'collecting':
      return (
        <Note kind="wait" icon={InfoIcon} title={<Trans>Don’t pay it yourself</Trans>}>
          <Trans>We’ll text you if your bank refuses.</Trans>
        </Note>
      );
    case 'notFound':
      return <WhenToRetry payment={payment} />;
    case 'amountDiffers':
      return (
        <Note kind="due" title={<Trans>Don’t pay again</Trans>}>
          <Trans>Send the amount your bank shows, with the same reference.</Trans>
        </Note>
      );
    case 'ended':
      return (
        <LinkAction to={referencePath(orderId, payment.paymentId)}>
          <Trans>Already paid? Send the bank reference</Trans>
        </LinkAction>
      );
    default:
      return null;
  }
}

const IfPaid = ({ orderId, paymentId }: { orderId: string; paymentId: string }) => (
  <Stack gap={2}>
    <Note kind="wait" icon={InfoIcon} title={<Trans>If you’ve paid, don’t pay again</Trans>}>
      <Trans>You can close this page. We’ll keep looking.</Trans>
    </Note>
    <div>
      <LinkAction to={pathTo('ynRepay', { orderId, paymentId })}>
        <Trans>Show code</Trans>
      </LinkAction>
    </div>
    <div>
      <LinkAction to={referencePath(orderId, paymentId)}>
        <Trans>Send the bank reference</Trans>
      </LinkAction>
    </div>
  </Stack>
);

function WhenToRetry({ payment: { nextCheckAt } }: { payment: Transaction }) {
  const { dayAndTime } = useDayText();
  const next = nextCheckAt === undefined ? undefined : dayAndTime(nextCheckAt);
  return (
    <Note kind="due" title={<Trans>Don’t pay again yet</Trans>}>
      {next === undefined ? (
        <Trans>Check the reference. If it’s right, send it again later.</Trans>
      ) : (
        <Trans>Next check on {next}. You can check the reference and send it again.</Trans>
      )}
    </Note>
  );
}
