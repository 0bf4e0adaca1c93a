import type { PlanRow, Transaction } from '@clearloan/loan-contract';
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
  LinkAction,
  Note,
  Pad,
  useAmountText,
  Timeline,
  TimelineItem,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { MissingPayment } from '../parts/see-instead';
import { PaymentFacts } from '../parts/payment-facts';
import { PaymentTimeline } from '../parts/payment-timeline';
import { ReceiptActions } from '../parts/receipt-actions';
import type { LoanPlan } from '../contract';
import { openOf } from '../rules/open-plan';
import { ReceiptSlip } from '../parts/receipt-slip';
import { WhatToDo } from '../parts/what-to-do';
import { usePayment } from '../queries';
import { isUnderWay, paymentState } from '../rules/payments';
import { PaymentPrimaryAction } from './payment-primary-action';
import { useClock } from '@clearloan/app-runtime';

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
      {isReceived && read.data && <ReceivedNote orderId={orderId} payment={payment} plan={read.data} />}
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
  plans: readonly PlanRow[];
}

function Truth({ orderId, payment, plans }: TruthProps) {
  const state = paymentState(payment);
  const [periodNo] = payment.periodNos;
  const movedPlan = payment.kind === 'delay' ? plans.find((plan) => plan.periodNo === periodNo) : undefined;
  return (
    <>
      <PaymentTimeline payment={payment} state={state} movedPlan={movedPlan} />
      <PaymentFacts payment={payment} movedPlan={movedPlan} />
      {isUnderWay(payment) && <CheckingTimeline payment={payment} />}
      <WhatToDo orderId={orderId} payment={payment} state={state} />
    </>
  );
}

interface ReceivedNoteProps {
  readonly orderId: string;
  readonly plan: LoanPlan;
  readonly payment: Transaction;
}

/** Money that was less or more than the amount due on its value date: why, and what is still due. */
function ReceivedNote({ orderId, plan, payment: { periodNos, reason } }: ReceivedNoteProps) {
  const amounts = useAmountText();
  if (reason === undefined) return null;
  const open = plan.repay_plans
    .filter(({ periodNo }) => periodNos.includes(periodNo))
    .reduce((sum, row) => sum + openOf(row), 0);
  if (open === 0)
    return (
      <Pad>
        <Note title={reason} />
      </Pad>
    );
  const amount = amounts.text(open);
  return (
    <Pad>
      <Note kind="due" title={<Trans>{amount} of this payment is still unpaid</Trans>}>
        {reason}
        <div>
          <LinkAction small to={pathTo('repayUrl', { orderId })}>
            <Trans>Pay {amount}</Trans>
          </LinkAction>
        </div>
      </Note>
    </Pad>
  );
}

/** The progress of a payment, from the borrower to the loan. */
export function CheckingTimeline({ payment }: { payment: Transaction }) {
  const { dayAndTime } = useDayText();
  const { utr, at, kind } = payment;
  // A reference for a code has the time of the code.
  const sentAt = kind === 'reference' ? dayAndTime(at) : undefined;
  return (
    <Pad>
      <Timeline>
        {utr === undefined ? (
          <TimelineItem kind="step" number={1} title={<Trans>You pay with the code</Trans>} />
        ) : (
          <TimelineItem kind="paid" number={1} title={<Trans>You sent the reference</Trans>} note={sentAt} />
        )}
        <TimelineItem
          kind="wait"
          number={2}
          title={<Trans>The bank confirms</Trans>}
          note={<LookTimes payment={payment} />}
        />
        <TimelineItem
          kind="idle"
          number={3}
          title={<Trans>Loan balance updated</Trans>}
          note={<Trans>You’ll see it here straight away.</Trans>}
        />
      </Timeline>
    </Pad>
  );
}

/** When the lender last checked with the bank, and when it checks next, if that is not this minute. */
function LookTimes({ payment: { checkedAt, nextCheckAt } }: { payment: Transaction }) {
  const { time } = useDayText();
  const now = useClock().now();
  const checked = checkedAt === undefined ? undefined : time(checkedAt);
  const isAhead = nextCheckAt !== undefined && nextCheckAt > now && time(nextCheckAt) !== time(now);
  const next = isAhead ? time(nextCheckAt) : undefined;
  if (checked !== undefined && next !== undefined)
    return (
      <Trans>
        Checked at {checked}. Next check at {next}.
      </Trans>
    );
  if (next !== undefined) return <Trans>Next check at {next}.</Trans>;
  if (checked !== undefined) return <Trans>Checked at {checked}.</Trans>;
  return <Trans>We check automatically.</Trans>;
}
