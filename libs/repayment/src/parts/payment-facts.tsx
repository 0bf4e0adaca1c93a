import type { PlanRow, Transaction } from '@clearloan/loan-contract';
import { Money, Row, Rows, Slip, Sum, Text, useDayText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Minor } from '@clearloan/formatting';
import { groupsOfFour } from './copy';
import { openOf } from '../rules/open-plan';
import { paidWith } from '../rules/payments';

export interface PaymentFactsProps {
  payment: Transaction;
  /** The payment of the plan that a delay has moved. */
  movedPlan?: PlanRow | undefined;
}

/** The facts of a payment that is not booked yet; for a delay, the amount and the date to pay. */
export function PaymentFacts({ payment, movedPlan }: PaymentFactsProps) {
  const { t } = useLingui();
  const { dayAndTime } = useDayText();
  const { utr, payName, at, kind } = payment;
  return (
    <Slip label={t`Your payment`}>
      <Rows>
        {movedPlan?.interestRan !== undefined ? (
          <NewPlanFacts interest={paidWith(payment)} next={movedPlan} />
        ) : movedPlan ? (
          <MovedFacts added={paidWith(payment)} movedPlan={movedPlan} />
        ) : (
          <Row label={kind === 'delay' ? <Trans>Added to the payment</Trans> : <Trans>Amount</Trans>} strong>
            <Money amount={paidWith(payment)} highlighted />
          </Row>
        )}
        {payName !== undefined && <Row label={<Trans>Method</Trans>}>{payName}</Row>}
        {utr !== undefined && (
          <Row label={<Trans>Reference</Trans>}>
            <Text as="span" code>
              {groupsOfFour(utr)}
            </Text>
          </Row>
        )}
        <Row label={kind === 'code' ? <Trans>Code created</Trans> : <Trans>Sent</Trans>}>
          {dayAndTime(at)}
        </Row>
      </Rows>
    </Slip>
  );
}

function NewPlanFacts({ interest, next }: { interest: Minor; next: PlanRow }) {
  const { day } = useDayText();
  return (
    <>
      <Row label={<Trans>More interest in total</Trans>}>
        <Money amount={interest} />
      </Row>
      <Sum label={<Trans>Next payment</Trans>}>
        <Money amount={openOf(next)} highlighted />
      </Sum>
      <Row label={<Trans>Due date</Trans>} strong>
        {day(next.dueTime)}
      </Row>
    </>
  );
}

function MovedFacts({ added, movedPlan }: { added: Minor; movedPlan: PlanRow }) {
  const { day } = useDayText();
  const { dueTime, originalDueTime } = movedPlan;
  return (
    <>
      <Row label={<Trans>Original payment</Trans>}>
        <Money amount={openOf(movedPlan) - added} />
      </Row>
      <Row label={<Trans>Added to the payment</Trans>}>
        <Money amount={added} />
      </Row>
      <Sum label={<Trans>New amount</Trans>}>
        <Money amount={openOf(movedPlan)} highlighted />
      </Sum>
      <Row label={<Trans>New date</Trans>} strong>
        {day(dueTime)}
      </Row>
      {originalDueTime !== undefined && <Row label={<Trans>Old date</Trans>}>{day(originalDueTime)}</Row>}
    </>
  );
}
