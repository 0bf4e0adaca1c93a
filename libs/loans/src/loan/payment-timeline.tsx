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
} from '@clearloan/ui';
import type { Plan, Transaction } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import { Trans } from '@lingui/react/macro';
import { openParts, overCount } from '../rules/next-payment';
import { periodMark, type PeriodMark, type PeriodLabel } from '../rules/period-mark';
import { useDayText } from '../parts/day-text';
import { DueText } from '../parts/due-text';

export interface PaymentTimelineProps {
  orderId: string;
  plans: readonly Plan[];
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

/** A timeline has no mark for "now": a payment due now uses the mark of `due`. */
const kindOf = ({ look: check }: PeriodMark) => (check === 'now' ? 'due' : check);

function Payment({ orderId, plan, mark }: { orderId: string; plan: Plan; mark: PeriodMark }) {
  const text = useDayText();
  const { lateFee, tax } = openParts(plan);
  const isStamped = mark.word.is !== 'quiet';
  return (
    <TimelineItem
      kind={kindOf(mark)}
      number={plan.periodNo}
      title={text.day(plan.dueTime)}
      value={<Money amount={shownOf(plan)} />}
      note={<PartsOf plan={plan} movedFrom={mark.movedFrom} />}
    >
      {isStamped ? (
        <>
          <Stamp kind={mark.look}>
            <PeriodText word={mark.word} />
          </Stamp>
          <PaymentLink orderId={orderId} word={mark.word} />
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

/** The payment with its own tax. The tax of a late fee is shown beside that fee. */
function shownOf(plan: Plan): Minor {
  const { payment, lateFee, tax } = openParts(plan);
  return lateFee > 0 ? payment : payment + tax;
}

/** The receipt of a paid payment; for money that is being verified, its status. */
function PaymentLink({ orderId, word }: { orderId: string; word: PeriodLabel }) {
  if (!('paymentId' in word) || word.paymentId === undefined) return null;
  return (
    <LinkAction small to={pathTo('paymentDetail', { orderId, paymentId: word.paymentId })}>
      {word.is === 'paid' ? <Trans>Receipt</Trans> : <Trans>View payment</Trans>}
    </LinkAction>
  );
}

function PartsOf({ plan, movedFrom }: { plan: Plan; movedFrom: Day | undefined }) {
  const amounts = useAmountText();
  const days = useDayText();
  const extra = plan.delayFee > 0 ? amounts.text(shownOf(plan) - plan.principal - plan.interest) : undefined;
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
          <Trans>+ delay fee and tax {extra}</Trans>
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

function PeriodText({ word }: { word: PeriodLabel }) {
  const days = useDayText();
  const amounts = useAmountText();
  switch (word.is) {
    case 'paid': {
      if (word.on === undefined) return <Trans>Paid</Trans>;
      const day = days.short(word.on);
      return <Trans>Paid {day}</Trans>;
    }
    case 'waived':
      return <Trans>Nothing to pay</Trans>;
    case 'checking':
      return <Trans>We’re checking</Trans>;
    case 'collecting':
      return <Trans>Being collected</Trans>;
    case 'partlyPaid': {
      const open = amounts.text(word.open);
      return <Trans>Partly paid, {open} open</Trans>;
    }
    case 'moved': {
      if (word.from === undefined) return <Trans>Postponed</Trans>;
      const day = days.short(word.from);
      return <Trans>Moved from {day}</Trans>;
    }
    case 'due':
      return <DueText due={word.due} />;
    case 'quiet':
      return null;
  }
}
