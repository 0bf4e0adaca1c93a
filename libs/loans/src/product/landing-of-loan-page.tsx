import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { ReadFailure } from '../parts/read-failure';
import { useProduct } from '../queries';
import { LandingPage } from './landing-page';
import { LandingScreen } from './landing-screen';

/** The landing page of one loan (`?_product=…`), or the generic one if the link names none. */
export function LandingOfLoanPage() {
  const [search] = useSearchParams();
  const productId = search.get('_product');
  return productId === null || productId === '' ? <LandingPage /> : <OfLoan productId={productId} />;
}

function OfLoan({ productId }: { productId: string }) {
  const { t } = useLingui();
  const read = useProduct(productId);
  return (
    <LandingScreen
      example={read.data?.costExample}
      productId={read.data?.product.productId}
      isPending={read.isPending}
      failure={<ReadFailure read={read} title={t`This loan didn’t load`} />}
    />
  );
}
