import type { Plan, Transaction } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import {
  VisuallyHidden,
  IconButton,
  Page,
  Printed,
  ReadFailure,
  SkeletonSlip,
  Stack,
  HeroHeader,
  XIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { CheckingTimeline } from '../parts/checking-timeline';
import { MissingPayment } from '../parts/missing-payment';
import { PaymentFacts } from '../parts/payment-facts';
import { PaymentTimeline } from '../parts/payment-timeline';
import { ReceiptActions } from '../parts/receipt-actions';
import { ReceivedNote } from '../parts/received-note';
import { ReceiptSlip } from '../parts/receipt-slip';
import { WhatToDo } from '../parts/what-to-do';
import { usePayment } from '../queries';
import { paymentState } from '../rules/payment-state';
import { isUnderWay } from '../rules/payments';
import { PaymentPrimaryAction } from './payment-primary-action';

/** The status of one payment, from "we are looking for it" to its receipt. */
export function PaymentPage() {
  const { orderId = '', paymentId = '' } = useParams();
  const { t } = useLingui();
  const { read, payment } = usePayment(orderId, paymentId);
  const isReceived = payment !== undefined && paymentState(payment) === 'received';
  const isMissing = read.isSuccess && !read.isFetching && payment === undefined;
  return (
    <Page
      title={isReceived ? t`Payment received` : t`Your payment`}
      back={pathTo('loanDetailUrl', { orderId })}
      header={isReceived ? <ReceiptHeader orderId={orderId} /> : undefined}
      bottomBar={
        <PaymentPrimaryAction orderId={orderId} read={read} payment={payment} isMissing={isMissing} />
      }
    >
      {isReceived && read.data && (
        <Printed>
          <ReceiptSlip plan={read.data} payment={payment} />
        </Printed>
      )}
      {isReceived && read.data && <ReceivedNote {...{ orderId, payment }} plan={read.data} />}
      {isReceived && read.data && <ReceiptActions plan={read.data} payment={payment} />}
      <Stack gap={5}>
        <ReadFailure read={read} title={t`Your payment didn’t load`} />
        {payment === undefined && !isMissing && !read.isError && <SkeletonSlip />}
        {isMissing && <MissingPayment />}
        {payment && !isReceived && (
          <Truth orderId={orderId} payment={payment} plans={read.data?.repay_plans ?? []} />
        )}
      </Stack>
      <div role="status">
        {isReceived && (
          <VisuallyHidden>
            <Trans>We’ve received your payment.</Trans>
          </VisuallyHidden>
        )}
      </div>
    </Page>
  );
}

function ReceiptHeader({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  return (
    <HeroHeader
      title={t`Payment received`}
      actions={<IconButton icon={XIcon} label={t`Close`} to={pathTo('loanDetailUrl', { orderId })} />}
    />
  );
}

interface TruthProps {
  orderId: string;
  payment: Transaction;
  plans: readonly Plan[];
}

function Truth({ orderId, payment, plans }: TruthProps) {
  const state = paymentState(payment);
  const [periodNo] = payment.periodNos;
  const moved = payment.kind === 'delay' ? plans.find((plan) => plan.periodNo === periodNo) : undefined;
  return (
    <>
      <PaymentTimeline payment={payment} state={state} moved={moved} />
      <PaymentFacts payment={payment} moved={moved} />
      {isUnderWay(payment) && <CheckingTimeline payment={payment} />}
      <WhatToDo orderId={orderId} payment={payment} state={state} />
    </>
  );
}
