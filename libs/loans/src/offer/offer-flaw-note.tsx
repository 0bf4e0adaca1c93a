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
      <Trans>The figures of this offer do not add up</Trans>
    );
  return (
    <Noted>
      <Note kind="over" role="alert" title={title}>
        <Trans>
          You cannot sign it. Nothing is signed. Read it again, or ask the lender to put it right.
        </Trans>
      </Note>
    </Noted>
  );
}
