import { useClock } from '@clearloan/app-runtime';
import { Note, Printed, Slip, Split } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoanDetails } from '../contract';
import { dueNow } from '../rules/next-payment';
import { isBeingPaid } from '../rules/order-stamp';
import { progressOf } from '../rules/payment-progress';
import { AskedSlip } from './asked-slip';
import { CoolingOffCard } from './cooling-off-card';
import { LaterCostChart } from './later-charts';
import { LiveLoanSlip, LoanSums } from './live-loan-slip';
import { LoanLinks } from './loan-links';
import { LoanPapers } from './loan-papers';
import { MathsNote } from '../parts/maths-note';
import { MoneyMoved } from './money-moved';
import { PayExtra } from './pay-extra';
import { Noted, ProgressNote } from '../parts/payment-progress';
import { OnItsWay } from './on-its-way';
import { PaymentTimeline } from './payment-timeline';
import { SettledSlip } from './settled-slip';
import { StateNote } from './state-note';
import './loan-body.css';

export interface LoanBodyProps {
  loan: LoanDetails;
  /** That it could not be read again. */
  failure: ReactNode;
  /** Of a draft: what is left to verify. */
  draft: ReactNode;
  /** Of an application in review: the way to take it back. */
  takeBack: ReactNode;
}

/** An order in whatever state it is: an application, a running loan, or one that is over. */
export function LoanBody(props: LoanBodyProps) {
  const { loan } = props;
  return (
    <>
      {loan.checkedSince !== undefined && <CheckedNote loan={loan} />}
      <LoanInItsState {...props} />
    </>
  );
}

/** The lender looks into the loan: its figures may change, and nothing is asked for meanwhile. */
const CheckedNote = ({ loan: { orderStatusText, reason } }: Pick<LoanBodyProps, 'loan'>) => (
  <Noted>
    <Note kind="wait" title={orderStatusText}>
      {reason}
    </Note>
  </Noted>
);

function LoanInItsState({ loan, failure, draft, takeBack }: LoanBodyProps) {
  if (isBeingPaid(loan.orderStatus))
    return (
      <>
        {failure}
        <RunningLoan loan={loan} />
      </>
    );
  if (loan.orderStatus === 'settled')
    return (
      <>
        <Printed>
          <SettledSlip loan={loan} />
        </Printed>
        {failure}
        <MoneyMoved orderId={loan.orderId} transactions={loan.transactions} />
        <LoanPapers loan={loan} />
      </>
    );
  return (
    <>
      {failure}
      {loan.orderStatus === 'disbursing' ? <OnItsWay loan={loan} /> : <AskedSlip loan={loan} />}
      {loan.orderStatus === 'draft' ? draft : <StateNote loan={loan} />}
      {loan.orderStatus === 'reviewing' && loan.checkedSince === undefined && takeBack}
      <LoanPapers loan={loan} />
    </>
  );
}

function RunningLoan({ loan }: { loan: LoanDetails }) {
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
          <MathsNote lenders={loan} />
        </>
      }
      aside={
        <>
          <PaymentTimeline orderId={loan.orderId} plans={loan.repay_plans} transactions={loan.transactions} />
          {/* Below the timeline nothing jumps that is on the first screen. */}
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
          <PayExtra loan={loan} />
          <LoanPapers loan={loan} />
        </>
      }
    />
  );
}
