import { useClock, lazyPart, usePushQuestion } from '@clearloan/app-runtime';
import { Note, Printed, Slip, Split, Money, Row, Rows, Text, PartFailure } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brokenRuleName } from '@clearloan/api-client/declare';
import { loanAddsUp } from '../contract';
import { loanDetails, type Loan } from '@clearloan/loan-view/contract';
import { FlawNote } from '../parts/flaw-note';
import { PaidApart } from '../parts/paid-apart';
import { checkLoan } from '../rules/check-loan';
import { dueNow } from '../rules/next-payment';
import { isBeingPaid, progressOf, priceParts } from '@clearloan/loan-view/rules';
import { aprText, useTenureText, OrderStamp, NoteSpacing, ProgressNote } from '@clearloan/loan-view';
import { MathsNote } from '@clearloan/loan-view/terms';
import { CoolingOffCard } from './cooling-off-card';
import { LiveLoanSlip, LoanSums } from './live-loan-slip';
import { LoanLinks } from './loan-links';
import { LoanPapers } from './loan-papers';
import { MoneyMoved } from './money-moved';
import { OnItsWay } from './on-its-way';
import { PaymentTimeline } from './payment-timeline';
import { SettledSlip } from './settled-slip';
import { StateNote } from './state-note';
import './loan-body.css';

export interface LoanBodyProps {
  loan: Loan;
  /** The error when it could not be refreshed. */
  failure: ReactNode;
  /** Of a draft: the open verification steps. */
  draft: ReactNode;
  /** Of an application that is not decided: how to withdraw it. */
  takeBack: ReactNode;
}

/** An order in any state: an application, an active loan, or an ended one. */
export function LoanBody(props: LoanBodyProps) {
  const { loan } = props;
  return (
    <>
      {loan.checkedSince !== undefined && <CheckedNote loan={loan} />}
      <FlawNote call={loanDetails.path} rule={brokenRuleName(loanAddsUp, loan)} />
      <LoanInItsState {...props} />
    </>
  );
}

/** The lender is reviewing the loan: its figures may change, and no payment is requested. */
const CheckedNote = ({ loan: { orderStatusText, reason } }: Pick<LoanBodyProps, 'loan'>) => (
  <NoteSpacing>
    <Note kind="wait" title={orderStatusText}>
      {reason}
    </Note>
  </NoteSpacing>
);

function LoanInItsState({ loan, failure, draft, takeBack }: LoanBodyProps) {
  if (isBeingPaid(loan.orderStatus))
    return (
      <>
        {failure}
        <RunningLoan loan={loan} />
      </>
    );
  if (loan.orderStatus === 'settled' || loan.orderStatus === 'withdrawn')
    return (
      <>
        {/* Only a paid-off loan has the header that it is printed from. */}
        {loan.orderStatus === 'settled' ? (
          <Printed>
            <SettledSlip loan={loan} />
          </Printed>
        ) : (
          <SettledSlip loan={loan} />
        )}
        {failure}
        <MoneyMoved orderId={loan.orderId} transactions={loan.transactions} />
        <LoanPapers loan={loan} />
      </>
    );
  const isDraft = loan.orderStatus === 'draft';
  return (
    <>
      {failure}
      {loan.orderStatus === 'disbursing' ? <OnItsWay loan={loan} /> : <AskedSlip loan={loan} />}
      {isDraft ? draft : <StateNote loan={loan} />}
      {(isDraft || loan.orderStatus === 'reviewing') && loan.checkedSince === undefined && takeBack}
      <LoanPapers loan={loan} />
    </>
  );
}

function RunningLoan({ loan }: { loan: Loan }) {
  const { today } = useClock();
  const isLate = dueNow(loan.repay_plans, today(), loan.transactions)?.isLate ?? false;
  const progress = progressOf(loan.transactions, []);
  return (
    <Split
      start={
        <>
          <LiveLoanSlip loan={loan} />
          {progress && <ProgressNote orderId={loan.orderId} progress={progress} />}
          {loan.coolingOff && loan.checkedSince === undefined && (
            <CoolingOffCard orderId={loan.orderId} coolingOff={loan.coolingOff} />
          )}
          <MathsNote lenders={loan} check={checkLoan} />
        </>
      }
      aside={
        <>
          <PaymentTimeline orderId={loan.orderId} plans={loan.repay_plans} transactions={loan.transactions} />
          <FirstReminder loan={loan} />
          {/* Below the timeline it shifts nothing above the fold. */}
          <LaterCostChart loan={loan} fallback={null} />
        </>
      }
      end={
        <>
          {isLate && (
            <div className="cl-loans-whole">
              <Slip title={<Trans>Your whole loan</Trans>}>
                <LoanSums loan={loan} />
                <LoanLinks loan={loan} />
              </Slip>
            </div>
          )}
          <MoneyMoved orderId={loan.orderId} transactions={loan.transactions} />
          <LoanPapers loan={loan} />
        </>
      }
    />
  );
}

/** Offers reminders once, when the first due date is known; below the dates it shifts nothing above the fold. */
function FirstReminder({ loan: { repay_plans, checkedSince } }: Pick<LoanBodyProps, 'loan'>) {
  const { today } = useClock();
  const Question = usePushQuestion();
  const [first] = repay_plans;
  const isAhead = first !== undefined && first.paidAmount === 0 && first.dueTime > today();
  if (Question === undefined || !isAhead || checkedSince !== undefined) return null;
  return <Question day={first.dueTime} />;
}

/** An application before there is a loan: the requested amount and, unless it was refused, its price. */
function AskedSlip({ loan }: { loan: Loan }) {
  const tenureText = useTenureText();
  const time = tenureText(loan.tenure, loan.tenure_type);
  return (
    <Slip
      label={loan.productName}
      corner={
        <span aria-live="polite">
          <OrderStamp status={loan.orderStatus} statusText={loan.orderStatusText} />
        </span>
      }
    >
      <Text tone="dim">
        <Trans>Amount, for {time}</Trans>
      </Text>
      <p>
        <Money amount={loan.principal} size="figure-m" round />
      </p>
      {loan.orderStatus !== 'rejected' && <PriceRows loan={loan} />}
    </Slip>
  );
}

function PriceRows({ loan }: { loan: Loan }) {
  const price = priceParts(loan);
  return (
    <>
      <Rows>
        <Row label={<Trans>You get</Trans>}>
          <Money amount={price.youGet} />
        </Row>
        <Row label={<Trans>You pay back</Trans>}>
          <Money amount={price.payBack} />
        </Row>
        <Row label={<Trans>Cost of this loan</Trans>}>
          <Money amount={price.cost} />
        </Row>
        <Row label={<Trans>APR</Trans>}>{aprText(loan.apr)}</Row>
      </Rows>
      <PaidApart cost={loan} />
    </>
  );
}

/** The chart of a loan is loaded after its figures. */
const LaterCostChart = lazyPart(async () => (await import('./cost-chart')).CostChart, PartFailure);
