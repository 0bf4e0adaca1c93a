import { useState } from 'react';
import { CheckRow, LinkAction, Pad, Stack } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AgreementLink } from '@clearloan/loan-view/contract';
import type { Offer } from '../contract';
import { isChangedByLender, isSameSheet } from '../rules/offer-difference';
import './offer-agreements.css';

/** Represents the offer itself if it has no agreement to tick. */
const offerItself = '';

export interface Consent {
  /** Ticked for exactly the visible key facts: for another amount, tenure or version it is not ticked. */
  readonly isTicked: (scene: string) => boolean;
  readonly tick: (scene: string, on: boolean) => void;
  /** The agreements that are not ticked yet. */
  readonly missing: readonly string[];
  /** What was agreed to before the lender changed it; `undefined` if nothing has changed. */
  readonly outdated: Offer | undefined;
  /** Treats the tap on Confirm as the agreement to an offer without anything to tick. */
  readonly confirmed: () => void;
}

/** The borrower's consent. Nothing is preselected, and a tick is only valid for the key facts it was given for. */
export function useConsent(offer: Offer | undefined): Consent {
  const [tickedOffers, setTickedOffers] = useState<ReadonlyMap<string, Offer>>(new Map());
  const scenes = offer?.agreements.map(({ scene }) => scene) ?? [];
  const isTicked = (scene: string) => {
    const tickedOffer = tickedOffers.get(scene);
    return tickedOffer !== undefined && offer !== undefined && isSameSheet(tickedOffer, offer);
  };
  const tick = (scene: string, on: boolean) => {
    if (!offer) return;
    const after = new Map(tickedOffers);
    if (on) after.set(scene, offer);
    else after.delete(scene);
    setTickedOffers(after);
  };
  const binding = scenes.length === 0 ? [offerItself] : scenes;
  return {
    isTicked,
    tick,
    missing: scenes.filter((scene) => !isTicked(scene)),
    outdated:
      offer &&
      binding
        .map((scene) => tickedOffers.get(scene))
        .find((tickedOffer) => tickedOffer && isChangedByLender(tickedOffer, offer)),
    confirmed: () => tick(offerItself, true),
  };
}

interface OfferAgreementsProps {
  agreements: readonly AgreementLink[];
  isTicked: (scene: string) => boolean;
  onTick: (scene: string, on: boolean) => void;
  onRead: (agreement: AgreementLink) => void;
  /** Confirm was tapped before these were ticked. */
  missing: readonly string[];
}

/** The id of an agreement's checkbox, so that Confirm can link to a missing one. */
export const agreementBoxId = (scene: string): string => `agreement-${scene}`;

/** What signing agrees to; each agreement can be read and ticked, none is preselected. */
export function OfferAgreements({ agreements, isTicked, onTick, onRead, missing }: OfferAgreementsProps) {
  const { t } = useLingui();
  return (
    <div className="cl-loans-ticks">
      <Pad>
        <Stack gap={2}>
          {agreements.map((agreement) => (
            <CheckRow
              key={agreement.scene}
              id={agreementBoxId(agreement.scene)}
              checked={isTicked(agreement.scene)}
              onChange={(on) => onTick(agreement.scene, on)}
              error={missing.includes(agreement.scene) ? t`Read it, then tick the box.` : undefined}
              note={
                <LinkAction small onClick={() => onRead(agreement)}>
                  <Trans>Read</Trans> <Pages count={agreement.pages} />
                </LinkAction>
              }
            >
              <Trans>I’ve read this: {agreement.title}</Trans>
            </CheckRow>
          ))}
        </Stack>
      </Pad>
    </div>
  );
}

const Pages = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <Plural value={count} one="(# page)" other="(# pages)" />;
