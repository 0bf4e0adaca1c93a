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
import { verificationPath } from '../rules/next-step';
import { useApplication, type Application } from '../loan/use-application';

/** One loan offer: its full price, eligibility, requirements with reasons; then Apply. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const { t } = useLingui();
  const isVisitor = !useLoggedIn();
  const read = useProduct(productId);
  const application = useApplication(productId);
  const offer = read.data;
  const action = offer && <ProductAction offer={offer} application={application} isVisitor={isVisitor} />;
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
        {offer && <ProductFacts offer={offer} isVisitor={isVisitor} />}
      </Page>
    </AmountsShown>
  );
}

interface ProductActionProps {
  offer: ProductOffer;
  application: Application;
  isVisitor: boolean;
}

/**
 * Apply; for a visitor through the login; for an open application, continue it; if nothing is left to do, open its
 * page.
 */
function ProductAction({ offer, application, isVisitor }: ProductActionProps) {
  const { product, orderId, nextStep } = offer;
  if (isVisitor) {
    const back = pathTo('productDetail', { productId: product.productId });
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
      onClick={() => void application.apply()}
      onCheckAgain={() => void application.checkAgain()}
    >
      {product.buttonText ?? <Trans>Apply</Trans>}
    </BindingAction>
  );
}
