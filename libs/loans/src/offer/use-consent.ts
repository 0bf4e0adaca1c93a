import { useState } from 'react';
import type { LoanOffer } from '../contract';
import { isChangedByLender, isSameSheet } from '../rules/offer-difference';

/** Stands for the offer itself where it has no agreement to tick. */
const offerItself = '';

export interface Consent {
  /** Ticked for exactly the sheet on view: another amount, time or version is not ticked. */
  readonly isTicked: (scene: string) => boolean;
  readonly tick: (scene: string, on: boolean) => void;
  /** The agreements that still have to be ticked. */
  readonly missing: readonly string[];
  /** What was agreed to before the lender changed it; `undefined` while nothing has changed. */
  readonly outdated: LoanOffer | undefined;
  /** Takes the tap on Confirm as the agreement to an offer that has nothing to tick. */
  readonly confirmed: () => void;
}

/** What the borrower has agreed to. Nothing is ticked for them, and a tick dies with the sheet it was given for. */
export function useConsent(offer: LoanOffer | undefined): Consent {
  const [agreed, setAgreed] = useState<ReadonlyMap<string, LoanOffer>>(new Map());
  const scenes = offer?.agreements.map(({ scene }) => scene) ?? [];
  const isTicked = (scene: string) => {
    const seen = agreed.get(scene);
    return seen !== undefined && offer !== undefined && isSameSheet(seen, offer);
  };
  const tick = (scene: string, on: boolean) => {
    if (!offer) return;
    const after = new Map(agreed);
    if (on) after.set(scene, offer);
    else after.delete(scene);
    setAgreed(after);
  };
  const binding = scenes.length === 0 ? [offerItself] : scenes;
  return {
    isTicked,
    tick,
    missing: scenes.filter((scene) => !isTicked(scene)),
    outdated:
      offer &&
      binding.map((scene) => agreed.get(scene)).find((seen) => seen && isChangedByLender(seen, offer)),
    confirmed: () => tick(offerItself, true),
  };
}
