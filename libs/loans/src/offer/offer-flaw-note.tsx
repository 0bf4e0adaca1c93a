import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { OfferFlaw } from '../rules/offer-flaw';
import { Noted } from '../parts/noted';

/** Why the offer on view cannot be signed, and who is to put it right. */
export function OfferFlawNote({ flaw }: { flaw: OfferFlaw }) {
  const title =
    flaw === 'noPlan' ? (
      <Trans>This offer has no payment plan</Trans>
    ) : (
      <Trans>The figures in this offer don’t add up</Trans>
    );
  return (
    <Noted>
      <Note kind="over" role="alert" title={title}>
        <Trans>
          You can’t sign it, and nothing has been signed. Load it again, or ask the lender to correct it.
        </Trans>
      </Note>
    </Noted>
  );
}
