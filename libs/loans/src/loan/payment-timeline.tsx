import { pathTo } from '@clearloan/routes';
import { useClock, useMarket } from '@clearloan/app-runtime';
import {
  LinkAction,
  Pad,
  Section,
  Stamp,
  Text,
  Timeline,
  TimelineItem,
  Money,
  useAmountText,
  VisuallyHidden,
  useDayText,
} from '@clearloan/ui';
import type { PlanRow, Transaction } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import { Trans } from '@lingui/react/macro';
import { openParts, overCount } from '../rules/next-payment';
import { periodMark, type PeriodMark, type PeriodLabel } from '../rules/period-mark';
import { DueText } from '@clearloan/loan-view';

export interface PaymentTimelineProps {
  orderId: string;
  plans: readonly PlanRow[];
  transactions: readonly Transaction[];
}

/** All payments of the loan in order, each with its date, its parts and its status. */
export function PaymentTimeline({ orderId, plans, transactions }: PaymentTimelineProps) {
  const { today } = useClock();
  const { timeZone } = useMarket();
  const paid = overCount(plans);
  const all = plans.length;
  if (all === 0) return null;
  return (
    <Section
      title={<Trans>Payments</Trans>}
      aside={
        <Trans>
          {paid} of {all} paid
        </Trans>
      }
    >
      <Pad>
        <Timeline>
          {plans.map((plan) => (
            <Payment
              key={plan.periodNo}
              orderId={orderId}
              plan={plan}
              mark={periodMark(plan, { today: today(), transactions, timeZone })}
            />
          ))}
        </Timeline>
      </Pad>
    </Section>
  );
}

function Payment({ orderId, plan, mark }: { orderId: string; plan: PlanRow; mark: PeriodMark }) {
  const text = useDayText();
  const { payment, lateFee, tax } = openParts(plan);
  // The tax of a late fee stands beside that fee, not in the payment.
  const planned = lateFee > 0 ? payment : payment + tax;
  const isStamped = mark.label.is !== 'upcoming';
  // A late fee stands beside the stamp; after a new plan, a payment without a stamp can bear one too.
  const value = isStamped ? planned : plan.repayTotalAmount;
  return (
    <TimelineItem
      kind={mark.look}
      number={plan.periodNo}
      title={text.day(plan.dueTime)}
      value={<Money amount={value} />}
      note={<PartsOf plan={plan} planned={planned} value={value} movedFrom={mark.movedFrom} />}
    >
      {isStamped ? (
        <>
          <Stamp kind={mark.look}>
            <PeriodText label={mark.label} />
          </Stamp>
          <PaymentLink orderId={orderId} label={mark.label} day={text.day(plan.dueTime)} />
          {lateFee > 0 && (
            <Text as="span" size="sm" tone="over" bold>
              <Money amount={lateFee + tax} signed />
            </Text>
          )}
        </>
      ) : undefined}
    </TimelineItem>
  );
}

/** The receipt of a paid payment; for money that is being verified, its status. */
function PaymentLink({ orderId, label, day }: { orderId: string; label: PeriodLabel; day: string }) {
  if (!('paymentId' in label) || label.paymentId === undefined) return null;
  return (
    <LinkAction small to={pathTo('paymentDetail', { orderId, paymentId: label.paymentId })}>
      {label.is === 'paid' ? (
        <Trans>
          Receipt<VisuallyHidden> of the payment due {day}</VisuallyHidden>
        </Trans>
      ) : (
        <Trans>
          View payment<VisuallyHidden> due {day}</VisuallyHidden>
        </Trans>
      )}
    </LinkAction>
  );
}

interface PartsOfProps {
  plan: PlanRow;
  /** The payment without late fees. */
  planned: Minor;
  /** What the row shows as the payment. */
  value: Minor;
  movedFrom: Day | undefined;
}

function PartsOf({ plan, planned, value, movedFrom }: PartsOfProps) {
  const amounts = useAmountText();
  const days = useDayText();
  const beside = planned - plan.principal - plan.interest;
  const extra = beside > 0 ? amounts.text(beside) : undefined;
  const amount = value > planned ? amounts.text(value - planned) : undefined;
  const firstDay = movedFrom === undefined ? undefined : days.short(movedFrom);
  const principal = amounts.text(plan.principal);
  const interest = amounts.text(plan.interest);
  return (
    <>
      <Trans>
        Principal {principal} + interest {interest}
      </Trans>
      {extra !== undefined && (
        <>
          {' '}
          {plan.processing_fee > 0 ? (
            <Trans>+ fees {extra}</Trans>
          ) : (
            <Trans>+ delay fee and tax {extra}</Trans>
          )}
        </>
      )}
      {amount !== undefined && (
        <>
          {' + '}
          <Trans>late fees {amount}</Trans>
        </>
      )}
      {firstDay !== undefined && (
        <>
          <br />
          <Trans>Moved from {firstDay}</Trans>
        </>
      )}
    </>
  );
}

function PeriodText({ label }: { label: PeriodLabel }) {
  const days = useDayText();
  const amounts = useAmountText();
  switch (label.is) {
    case 'paid': {
      if (label.on === undefined) return <Trans>Paid</Trans>;
      const day = days.short(label.on);
      return <Trans>Paid {day}</Trans>;
    }
    case 'waived':
      return <Trans>Nothing to pay</Trans>;
    case 'checking':
      return <Trans>We’re checking</Trans>;
    case 'collecting':
      return <Trans>Being collected</Trans>;
    case 'partlyPaid': {
      const open = amounts.text(label.open);
      return <Trans>Partly paid, {open} open</Trans>;
    }
    case 'moved': {
      if (label.from === undefined) return <Trans>Postponed</Trans>;
      const day = days.short(label.from);
      return <Trans>Moved from {day}</Trans>;
    }
    case 'due':
      return <DueText due={label.due} />;
    case 'upcoming':
      return null;
  }
}
