import { GoneArt, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** An address that names no payment of this loan. */
export const MissingPayment = () => (
  <EmptyState art={<GoneArt />} title={<Trans>This payment is not here</Trans>}>
    <Trans>The link may be old. Your loan shows every payment.</Trans>
  </EmptyState>
);
