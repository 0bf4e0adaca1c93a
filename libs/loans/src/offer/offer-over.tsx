import { PenLineArt, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** No offer to sign: it ended, was answered already, or is not made yet. The lender says which. */
export function OfferOver({ reason }: { reason: string | undefined }) {
  return (
    <EmptyState art={<PenLineArt />} title={<Trans>There is no offer to sign</Trans>}>
      {reason ?? <Trans>It was answered already. Your loan’s page says how it stands.</Trans>}
    </EmptyState>
  );
}
