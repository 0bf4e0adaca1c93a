import { GoneArt, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** A URL that names no payment of this loan. */
export const MissingPayment = () => (
  <EmptyState art={<GoneArt />} title={<Trans>We can’t find this payment</Trans>}>
    <Trans>The link may be out of date. Your loan shows every payment.</Trans>
  </EmptyState>
);
