import { useLoggedIn } from '@clearloan/api-client';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { Page, PrimaryAction, PrimaryActionPlaceholder, SkeletonSlip } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import type { ProductOffer } from '../contract';
import { AmountsShown } from '../parts/amounts-shown';
import { ApplyAnswer } from './apply-answer';
import { BindingAction } from '../parts/binding-action';
import { ProductFacts } from './product-facts';
import { ReadFailure } from '../parts/read-failure';
import { useProduct } from '../queries';
import { wishFrom, type LoanWish } from '../rules/loan-wish';
import { keysOf, type LoanChoice } from '../rules/loan-choice';
import { verificationPath } from '../rules/next-step';
import { useLoanChoice } from '../flow/use-loan-choice';
import { useApplication, type Application } from '../loan/use-application';

/** One loan offer: its full price, eligibility, requirements with reasons; then Apply. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const { t } = useLingui();
  const isVisitor = !useLoggedIn();
  const read = useProduct(productId);
  const application = useApplication(productId);
  const offer = read.data;
  const choice = useLoanChoice();
  const wish = offer && wishFrom(choice.wish, offer);
  const action = offer && wish && (
    <ProductAction {...{ offer, wish, application, isVisitor }} tried={choice.wish} />
  );
  return (
    <AmountsShown>
      <Page
        wide
        title={offer?.product.productName ?? t`Loan`}
        back={pathTo('main')}
        bottomBar={read.isPending ? <PrimaryActionPlaceholder /> : action}
      >
        <ReadFailure read={read} title={t`This loan didn’t load`} />
        {read.isPending && <SkeletonSlip />}
        <ApplyAnswer answer={application.answer} onGoOn={application.goOn} onStay={application.stay} />
        {offer && wish && (
          <ProductFacts offer={offer} isVisitor={isVisitor} wish={wish} onWish={choice.choose} />
        )}
      </Page>
    </AmountsShown>
  );
}

interface ProductActionProps {
  offer: ProductOffer;
  /** The application is for it. */
  wish: LoanWish;
  /** What of it the borrower chose, to restore after the login. */
  tried: LoanChoice;
  application: Application;
  isVisitor: boolean;
}

/**
 * Apply; for a visitor through the login; for an open application, continue it; if nothing is left to do, open its
 * page.
 */
function ProductAction({ offer, wish, tried, application, isVisitor }: ProductActionProps) {
  const { product, orderId, nextStep } = offer;
  if (isVisitor) {
    const back = withOwnKeys(pathTo('productDetail', { productId: product.productId }), keysOf(tried));
    return (
      <PrimaryAction to={withOwnKeys(pathTo('login'), { _return: back })}>
        <Trans>Log in and apply</Trans>
      </PrimaryAction>
    );
  }
  if (orderId !== undefined) {
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
      onClick={() => void application.apply(wish)}
      onCheckAgain={() => void application.checkAgain()}
    >
      {product.buttonText ?? <Trans>Apply</Trans>}
    </BindingAction>
  );
}
