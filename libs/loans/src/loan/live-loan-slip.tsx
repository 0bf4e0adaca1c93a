import { useClock } from '@clearloan/app-runtime';
import { Inline, Money, Note, Row, Rows, Slip, Text, useAmountText, useDayText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { Minor } from '@clearloan/formatting';
import type { PlanRow } from '@clearloan/loan-contract';
import type { Loan } from '@clearloan/loan-view/contract';
import { dueOf, priceParts } from '@clearloan/loan-view/rules';
import { coveredNow, dueNow, openParts, paidSoFar, type DueNow } from '../rules/next-payment';
import { DueStamp, ListenToDue, NoteSpacing, aprText } from '@clearloan/loan-view';
import { PaidApart } from '../parts/paid-apart';
import { LoanLinks } from './loan-links';
import { addedSince, hasOtherDays } from '../rules/loan-page';

/**
 * An active loan at the top of its page: the balance or, if a payment is late, the amount that is due now.
 */
export function LiveLoanSlip({ loan }: { loan: Loan }) {
  const { today } = useClock();
  const due = dueNow(loan.repay_plans, today(), loan.transactions);
  return due?.isLate ? <LateLoan loan={loan} due={due} /> : <LoanInTime loan={loan} due={due} />;
}

function LoanInTime({ loan, due: uncovered }: { loan: Loan; due: DueNow | undefined }) {
  const { today } = useClock();
  const covered = coveredNow(loan.repay_plans, today(), loan.transactions);
  const due = covered ? undefined : uncovered;
  const dueTime = covered?.dueTime ?? due?.dueTime;
  return (
    <Slip label={loan.productName}>
      <Inline between>
        <Text as="span" tone="dim">
          <Trans>Left to pay</Trans>
        </Text>
        {dueTime !== undefined && <DueStamp due={dueOf(dueTime, today())} />}
      </Inline>
      <Inline between>
        <Money amount={loan.left} size="figure" highlighted />
        {due && <ListenToDue amount={due.amount} dueDay={due.dueTime} isLate={false} />}
      </Inline>
      {due?.plans[0].originalDueTime !== undefined && (
        <Rows>
          <MovedPayment plan={due.plans[0]} amount={due.amount} />
        </Rows>
      )}
      <LoanSums loan={loan} />
      <LoanLinks loan={loan} />
    </Slip>
  );
}

/** The next payment after a delay: its new amount and due date, and the original one. */
function MovedPayment({ plan: { dueTime, originalDueTime }, amount }: { plan: PlanRow; amount: Minor }) {
  const days = useDayText();
  const day = days.short(dueTime);
  const firstDay = days.short(originalDueTime ?? dueTime);
  return (
    <Row
      label={
        <Trans>
          Due {day}, moved from {firstDay}
        </Trans>
      }
      strong
    >
      <Money amount={amount} />
    </Row>
  );
}

function LateLoan({ loan, due }: { loan: Loan; due: DueNow }) {
  const { today } = useClock();
  return (
    <>
      <Slip label={loan.productName}>
        <Inline between>
          <Text as="span" tone="dim">
            <Trans>Pay today</Trans>
          </Text>
          <DueStamp due={dueOf(due.dueTime, today(), loan.overdueDays)} />
        </Inline>
        <Inline between>
          <Money amount={due.amount} size="figure" highlighted />
          <ListenToDue amount={due.amount} dueDay={due.dueTime} isLate />
        </Inline>
        <Rows>
          {due.plans.map((plan) => (
            <LatePaymentRows key={plan.periodNo} plan={plan} />
          ))}
          {due.covered > 0 && (
            <Row label={<Trans>Payment in progress</Trans>}>
              <Money amount={0 - due.covered} />
            </Row>
          )}
        </Rows>
      </Slip>
      {loan.penaltyPerDay !== undefined && loan.penaltyPerDay > 0 && (
        <LateFeeNote perDay={loan.penaltyPerDay} />
      )}
    </>
  );
}

/** One late payment line by line, so that the sum can be checked. */
function LatePaymentRows({ plan }: { plan: PlanRow }) {
  const { today } = useClock();
  const due = dueOf(plan.dueTime, today());
  const { payment, lateFee, tax, alreadyPaid } = openParts(plan);
  const hasOtherTax = plan.processing_fee > 0 || plan.delayFee > 0;
  return (
    <>
      <Row label={<Trans>Payment {plan.periodNo}</Trans>}>
        <Money amount={payment} />
      </Row>
      {lateFee > 0 && (
        <Row
          label={
            due.kind === 'late' ? (
              <Plural value={due.days} one="Late fee, # day" other="Late fee, # days" />
            ) : (
              <Trans>Late fee</Trans>
            )
          }
        >
          <Money amount={lateFee} />
        </Row>
      )}
      {tax > 0 && (
        <Row label={hasOtherTax ? <Trans>Tax</Trans> : <Trans>Tax on late fee</Trans>}>
          <Money amount={tax} />
        </Row>
      )}
      {alreadyPaid > 0 && (
        <Row label={<Trans>Already paid</Trans>}>
          <Money amount={0 - alreadyPaid} />
        </Row>
      )}
    </>
  );
}

function LateFeeNote({ perDay }: { perDay: number }) {
  const amounts = useAmountText();
  const amount = amounts.text(perDay);
  return (
    <NoteSpacing>
      <Note kind="over" title={<Trans>The late fee goes up by {amount} a day</Trans>}>
        <Trans>It stops the day the bank books your payment.</Trans>
      </Note>
    </NoteSpacing>
  );
}

/** The loan in a few lines that add up: paid so far, left to pay and what is paid apart are the whole loan. */
export function LoanSums({ loan }: { loan: Loan }) {
  const price = priceParts(loan);
  const added = addedSince(loan);
  return (
    <div>
      <Rows>
        <Row label={<Trans>Paid so far</Trans>}>
          <Money amount={paidSoFar(loan.repay_plans)} />
        </Row>
        <Row label={<Trans>Whole loan</Trans>}>
          <Money amount={price.payBack + added} />
        </Row>
        <Row label={<Trans>Cost of this loan</Trans>}>
          <Money amount={price.cost + added} />
        </Row>
        {added > 0 && (
          <Row label={<Trans>Added since you signed</Trans>}>
            <Money amount={added} />
          </Row>
        )}
        <Row label={hasOtherDays(loan) ? <Trans>APR when you signed</Trans> : <Trans>APR</Trans>}>
          {aprText(loan.apr)}
        </Row>
      </Rows>
      <PaidApart cost={loan} />
    </div>
  );
}
