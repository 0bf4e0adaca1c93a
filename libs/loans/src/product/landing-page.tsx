import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { ReadFailure } from '../parts/read-failure';
import { useVisitorHome } from '../home-queries';
import { useProduct } from '../queries';
import { heroOf } from '../rules/home-hero';
import { LandingScreen } from './landing-screen';

/** The generic landing page: the example of the lender's home. */
export function LandingPage() {
  const { t } = useLingui();
  const home = useVisitorHome();
  const hero = home.data && heroOf(home.data.list, []);
  const shown = hero?.is === 'example' ? hero : undefined;
  return (
    <LandingScreen
      example={shown?.example}
      productId={shown?.card.productId}
      isPending={home.isPending}
      failure={<ReadFailure read={home} title={t`The loans didn’t load`} />}
    />
  );
}

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
