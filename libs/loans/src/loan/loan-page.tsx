import { pathTo } from '@clearloan/routes';
import {
  IconButton,
  isOffline,
  Page,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  SkeletonList,
  SkeletonSlip,
  HeroHeader,
  XIcon,
  Note,
  Section,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import type { LoanDetails, VerifyStep } from '../contract';
import { LoanBody } from './loan-body';
import { LoanBottomBar } from './loan-bottom-bar';
import { ReadFailure } from '../parts/read-failure';
import { isBeingPaid } from '../rules/order-stamp';
import { useLoan, useVerification } from '../queries';
import { DraftBottomBar } from './draft-bottom-bar';
import { WithdrawApplication } from './withdraw-application';
import { Noted } from '../parts/payment-progress';
import { RateService } from '../home/rate-service';
import { useRating } from '../home/use-rating';
import { verificationOf } from '../rules/verification';
import { VerifyList } from '../parts/verify-list';

export { loanReads } from '../first-reads';

/** One order, from its draft to its receipt: its status, the balance, and the next action. */
export function LoanPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const read = useLoan(orderId);
  const loan = read.data;
  const verification = useVerification(loan?.orderStatus === 'draft' ? loan.productId : undefined);
  const steps = verification.data?.verify;
  const failure = <ReadFailure read={read} title={t`This loan didn’t load`} />;
  return (
    <Page
      title={loan?.productName ?? t`Loan`}
      back={pathTo('order')}
      wide={read.isPending || (loan !== undefined && isBeingPaid(loan.orderStatus))}
      header={loan?.orderStatus === 'settled' ? <PaidOffHeader /> : undefined}
      bottomBar={
        isOffline(read) ? (
          <PrimaryRetry read={read} />
        ) : (
          <BottomBar loan={loan} steps={steps} isPending={read.isPending} />
        )
      }
    >
      {!loan && failure}
      {read.isPending && (
        <>
          <SkeletonSlip />
          <SkeletonList rows={5} />
        </>
      )}
      {loan && (
        <LoanBody
          loan={loan}
          failure={failure}
          draft={
            <>
              <ReadFailure read={verification} title={t`We couldn’t load what’s left to verify`} />
              {!verification.isError && <DraftSteps steps={steps} />}
            </>
          }
          takeBack={<WithdrawApplication orderId={orderId} />}
        />
      )}
      {loan?.orderStatus === 'settled' && <SettledRating />}
    </Page>
  );
}

function PaidOffHeader() {
  const { t } = useLingui();
  return (
    <HeroHeader
      title={<Trans>Paid off</Trans>}
      actions={<IconButton icon={XIcon} label={t`Close`} to={pathTo('order')} />}
    />
  );
}

interface BottomBarProps {
  loan: LoanDetails | undefined;
  steps: readonly VerifyStep[] | undefined;
  isPending: boolean;
}

function BottomBar({ loan, steps, isPending }: BottomBarProps) {
  if (!loan) return isPending ? <PrimaryActionPlaceholder /> : null;
  return loan.orderStatus === 'draft' ? (
    <DraftBottomBar orderId={loan.orderId} steps={steps} />
  ) : (
    <LoanBottomBar loan={loan} />
  );
}

/** After a loan is paid off: the rating, requested once. */
function SettledRating() {
  const rating = useRating();
  if (rating.stage === 'done') return null;
  if (rating.stage === 'thanked')
    return (
      <Noted>
        <Note kind="paid" role="status" title={<Trans>Thanks for your feedback</Trans>} />
      </Noted>
    );
  return (
    <RateService
      isBusy={rating.isBusy}
      failure={rating.failure}
      comment={rating.comment}
      onComment={rating.setComment}
      onSend={rating.send}
      onNotNow={rating.putAway}
    />
  );
}

/** The open verification steps before an application can be submitted; `undefined` while unknown. */
function DraftSteps({ steps }: { steps: readonly VerifyStep[] | undefined }) {
  if (!steps) return <SkeletonList rows={5} />;
  const { done, needed } = verificationOf(steps);
  return (
    <Section
      title={<Trans>What the lender needs</Trans>}
      aside={
        <Trans>
          {done} of {needed} done
        </Trans>
      }
    >
      <VerifyList steps={steps} withStatus />
    </Section>
  );
}
