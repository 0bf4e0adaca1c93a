import { PenLineArt, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** No offer to sign: it ended, was answered already, or is not made yet. The lender says which. */
export function OfferOver({ reason }: { reason: string | undefined }) {
  return (
    <EmptyState art={<PenLineArt />} title={<Trans>There’s no offer to sign</Trans>}>
      {reason ?? <Trans>You’ve already responded. Check your loan for its status.</Trans>}
    </EmptyState>
  );
}
