import { useLingui } from '@lingui/react/macro';
import { ReadFailure } from '../parts/read-failure';
import { useVisitorHome } from '../home-queries';
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
