import { pathTo, isSendOnArrival } from '@clearloan/routes';
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
  PrimaryAction,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useLocation, useNavigate } from 'react-router-dom';
import type { Loan, VerifyStep } from '@clearloan/loan-view/contract';
import { LoanBody } from './loan-body';
import { LoanBottomBar, WithdrawApplication } from './loan-bottom-bar';
import { ReadFailure, NoteSpacing } from '@clearloan/loan-view';
import { BindingAction, type BindingWrite, VerifyList } from '@clearloan/loan-view/terms';
import { isBeingPaid, verificationPath } from '@clearloan/loan-view/rules';
import { useLoan, useProductDetail, useSendForReview } from '../queries';
import { useEffect } from 'react';
import { verificationOf } from '../rules/loan-page';
import { RateService, useRating } from './rate-service';

export { loanReads } from '../first-reads';

/** One order, from its draft to its receipt: its status, the balance, and the next action. */
export function LoanPage() {
  const { orderId = '' } = useParams();
  // Beside the list the screen stays when another order opens: what was being sent is of the former one.
  return <OneLoan key={orderId} orderId={orderId} />;
}

function OneLoan({ orderId }: { readonly orderId: string }) {
  const { t } = useLingui();
  const read = useLoan(orderId);
  const loan = read.data;
  const verification = useProductDetail(loan?.orderStatus === 'draft' ? loan.productId : undefined);
  const steps = verification.data?.verify;
  const failure = <ReadFailure read={read} title={t`This loan didn’t load`} />;
  return (
    <Page
      title={loan?.productName ?? t`Loan`}
      back={pathTo('order')}
      wide={loan === undefined || isBeingPaid(loan.orderStatus) ? 'split' : undefined}
      header={loan?.orderStatus === 'settled' ? <PaidOffHeader /> : undefined}
      bottomBar={
        isOffline(read) ? (
          <PrimaryRetry read={read} />
        ) : (
          <BottomBar loan={loan} steps={steps} isPending={(loan ? verification : read).isPending} />
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
  loan: Loan | undefined;
  steps: readonly VerifyStep[] | undefined;
  /** The loan or, of a draft, its steps. */
  isPending: boolean;
}

function BottomBar({ loan, steps, isPending }: BottomBarProps) {
  if (loan && loan.orderStatus !== 'draft') return <LoanBottomBar loan={loan} />;
  if (loan && steps) return <DraftBottomBar orderId={loan.orderId} steps={steps} />;
  return isPending ? <PrimaryActionPlaceholder /> : null;
}

/** After a loan is paid off: the rating, requested once. */
function SettledRating() {
  const rating = useRating();
  if (rating.stage === 'done') return null;
  if (rating.stage === 'thanked')
    return (
      <NoteSpacing>
        <Note kind="paid" role="status" title={<Trans>Thanks for your feedback</Trans>} />
      </NoteSpacing>
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
  if (steps.length === 0) return null;
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

interface DraftBottomBarProps {
  readonly orderId: string;
  readonly steps: readonly VerifyStep[];
}

/** Continues the verification or, if nothing is missing, submits the application; at once if the navigation says so. */
function DraftBottomBar({ orderId, steps }: DraftBottomBarProps) {
  const sending = useSending(orderId);
  const { isComplete } = verificationOf(steps);
  useSendOnArrival(isComplete, sending.send);
  if (!isComplete)
    return (
      <PrimaryAction to={verificationPath(orderId)}>
        <Trans>Continue your application</Trans>
      </PrimaryAction>
    );
  return (
    <BindingAction write={sending.write} onClick={sending.send} onCheckAgain={sending.checkAgain}>
      <Trans>Send my application</Trans>
    </BindingAction>
  );
}

function useSendOnArrival(isComplete: boolean, send: () => void): void {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const isAsked = isComplete && isSendOnArrival(location.state);
  useEffect(() => {
    if (!isAsked) return;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    send();
    // oxlint-disable-next-line react/exhaustive-deps -- once per navigation: `send` changes on every render
  }, [isAsked]);
}

interface Sending {
  readonly write: BindingWrite;
  readonly send: () => void;
  readonly checkAgain: () => void;
}

/** Submits a complete application for review; the order's page then updates automatically. */
function useSending(orderId: string): Sending {
  const { t } = useLingui();
  const write = useSendForReview();
  return {
    write,
    send: () => void write.run({ orderId }, { loading: t`Sending your application` }),
    checkAgain: () => void write.checkAgain(),
  };
}
