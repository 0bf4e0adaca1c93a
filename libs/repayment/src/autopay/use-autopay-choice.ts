import type { Minor } from '@clearloan/formatting';
import { useState } from 'react';
import type { Autopay } from '../contract';

export interface AutopayChoice {
  readonly cardId: string | undefined;
  readonly cap: Minor | undefined;
  readonly chooseAccount: (cardId: string) => void;
  readonly chooseCap: (cap: string) => void;
}

/** The account and the cap for a new permission: the main account and the lowest cap until the borrower chooses. */
export function useAutopayChoice(autopay: Autopay | undefined): AutopayChoice {
  const [chosenCard, setCard] = useState<string>();
  const [chosenCap, setCap] = useState<string>();
  const accounts = autopay?.accounts ?? [];
  const caps = autopay?.caps ?? [];
  const account =
    accounts.find(({ cardId }) => cardId === chosenCard) ??
    accounts.find(({ isMain }) => isMain) ??
    accounts[0];
  return {
    cardId: account?.cardId,
    cap: caps.find((cap) => String(cap) === chosenCap) ?? caps[0],
    chooseAccount: setCard,
    chooseCap: setCap,
  };
}
