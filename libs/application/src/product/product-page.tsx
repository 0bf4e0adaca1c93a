import { useNavigateHere } from '@clearloan/app-runtime';
import { useLoggedIn } from '@clearloan/api-client';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import {
  Page,
  PrimaryAction,
  PrimaryActionPlaceholder,
  SkeletonSlip,
  Dialog,
  Note,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import type { ProductOffer, ApplyResult } from '../contract';
import { NoteSpacing, ReadFailure } from '@clearloan/loan-view';
import { AmountsShown, BindingAction, type BindingWrite, useOneWay } from '@clearloan/loan-view/terms';
import { ProductFacts } from './product-facts';
import { useProduct, useApply } from '../queries';
import { completeChoice, type CompleteChoice } from '../rules/complete-choice';
import { keysOf, type LoanChoice, verificationPath, pathForRoute } from '@clearloan/loan-view/rules';
import { useLoanChoice } from '../use-loan-choice';
import { useState } from 'react';

/** One loan offer: its full price, eligibility, requirements with reasons; then Apply. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const { t } = useLingui();
  const isVisitor = !useLoggedIn();
  const read = useProduct(productId);
  const application = useApplication(productId);
  const offer = read.data;
  const { choice: tried, choose } = useLoanChoice();
  const choice = offer && completeChoice(tried, offer);
  const action = offer && choice && (
    <ProductAction
      offer={offer}
      choice={choice}
      tried={tried}
      application={application}
      isVisitor={isVisitor}
    />
  );
  return (
    <AmountsShown>
      <Page
        wide="split"
        title={offer?.product.productName ?? t`Loan`}
        back={pathTo('main')}
        bottomBar={read.isPending ? <PrimaryActionPlaceholder /> : action}
      >
        <ReadFailure read={read} title={t`This loan didn’t load`} />
        {read.isPending && <SkeletonSlip />}
        <ApplyAnswer answer={application.answer} onGoOn={application.goOn} onStay={application.stay} />
        {offer && choice && (
          <ProductFacts offer={offer} isVisitor={isVisitor} choice={choice} onChoice={choose} />
        )}
      </Page>
    </AmountsShown>
  );
}

interface ProductActionProps {
  offer: ProductOffer;
  /** The application is for it. */
  choice: CompleteChoice;
  /** What of it the borrower chose, to restore after the login. */
  tried: LoanChoice;
  application: Application;
  isVisitor: boolean;
}

/**
 * Apply; for a visitor through the login; for an open application, continue it, with the choice if there is one; if
 * nothing is left to do, open its page.
 */
function ProductAction({ offer, choice, tried, application, isVisitor }: ProductActionProps) {
  const { product, orderId, nextStep } = offer;
  const isTried = tried.amount !== undefined || tried.tenure !== undefined;
  if (isVisitor) {
    const back = withOwnKeys(pathTo('productDetail', { productId: product.productId }), keysOf(tried));
    return (
      <PrimaryAction to={withOwnKeys(pathTo('login'), { _return: back })}>
        <Trans>Log in and apply</Trans>
      </PrimaryAction>
    );
  }
  // Applying again is what changes an application that is not sent yet.
  if (orderId !== undefined && !(nextStep && isTried)) {
    const isToVerify = nextStep !== undefined && nextStep.step !== 'push';
    return (
      <PrimaryAction to={isToVerify ? verificationPath(orderId) : pathTo('loanDetailUrl', { orderId })}>
        {nextStep === undefined ? <Trans>View loan</Trans> : <Trans>Continue your application</Trans>}
      </PrimaryAction>
    );
  }
  return (
    <BindingAction
      write={application.write}
      onClick={() => void application.apply(choice)}
      onCheckAgain={() => void application.checkAgain()}
    >
      {orderId === undefined ? (
        (product.buttonText ?? <Trans>Apply</Trans>)
      ) : (
        <Trans>Continue your application</Trans>
      )}
    </BindingAction>
  );
}

interface ApplyAnswerProps {
  /** The lender's response, unless it is simply "continue". */
  answer: ApplyResult | undefined;
  onGoOn: () => void;
  onStay: () => void;
}

/** The lender's response to an application: a refusal with its reason, or a question before continuing. */
function ApplyAnswer({ answer, onGoOn, onStay }: ApplyAnswerProps) {
  const { t } = useLingui();
  const isQuestion = answer?.orderId !== undefined;
  return (
    <>
      {answer?.result === 'refused' && <Refused answer={answer} />}
      <Dialog
        open={answer?.result === 'dialog'}
        title={answer?.dialog?.title ?? t`Good to know`}
        confirmLabel={isQuestion ? t`Continue` : t`OK`}
        cancelLabel={isQuestion ? t`Not now` : undefined}
        onConfirm={isQuestion ? onGoOn : onStay}
        onCancel={onStay}
      >
        {answer?.dialog?.text}
      </Dialog>
    </>
  );
}

/** The reason, and when applying again makes sense. */
function Refused({ answer }: { answer: ApplyResult }) {
  const text = useDayText();
  const day = answer.retryAt === undefined ? undefined : text.withYear(answer.retryAt);
  return (
    <NoteSpacing>
      <Note kind="due" role="alert" title={answer.dialog?.title ?? <Trans>Not this time</Trans>}>
        {answer.dialog?.text} {day !== undefined && <Trans>You can apply again from {day}.</Trans>}
      </Note>
    </NoteSpacing>
  );
}

interface Application {
  readonly write: BindingWrite;
  /** The lender's response, unless it is simply "continue". */
  readonly answer: ApplyResult | undefined;
  /** @param choice what the borrower tried before */
  readonly apply: (choice: CompleteChoice) => Promise<void>;
  readonly checkAgain: () => Promise<void>;
  /** After the lender's question: continue, or not now. */
  readonly goOn: () => void;
  readonly stay: () => void;
}

/**
 * Applies for a product and follows the lender's response: the next screen, a question first, or a refusal.
 */
function useApplication(productId: string): Application {
  const { t } = useLingui();
  const navigate = useNavigateHere();
  const write = useApply();
  const { isGoing, go } = useOneWay();
  const [answer, setAnswer] = useState<ApplyResult>();

  const follow = ({ next, orderId }: ApplyResult) => {
    navigate(orderId === undefined ? pathTo('order') : pathForRoute(next, orderId));
  };
  const take = (outcome: Awaited<ReturnType<typeof write.checkAgain>>): boolean => {
    if (!outcome?.ok) return false;
    const isToRead = outcome.data.result === 'dialog' || outcome.data.result === 'refused';
    if (isToRead) setAnswer(outcome.data);
    else follow(outcome.data);
    return !isToRead;
  };
  return {
    write: { phase: write.phase === 'idle' && isGoing ? 'sending' : write.phase, failure: write.failure },
    answer,
    apply: (choice) =>
      go(async () => {
        setAnswer(undefined);
        return take(await write.run({ productId, ...choice }, { loading: t`Sending your application` }));
      }),
    checkAgain: () => go(async () => take(await write.checkAgain())),
    goOn: () => {
      if (answer) follow(answer);
    },
    stay: () => setAnswer(undefined),
  };
}
