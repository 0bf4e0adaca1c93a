import {
  codeRefusals,
  isCodeRefused,
  signOutcomeOf,
  type CallError,
  type MoneyPhase,
} from '@clearloan/api-client';
import { useConfirmByCode } from '@clearloan/app-runtime';
import { useOnlineTap } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useChangeAutopay, useCreateAutopay } from '../queries';
import type { Minor } from '@clearloan/formatting';
import type { Autopay } from '../contract';

export interface AutopayChange {
  readonly phase: MoneyPhase;
  readonly failure: CallError | null;
  /** The last tap was blocked because the device is offline. */
  readonly isHeldBack: boolean;
  readonly isBusy: boolean;
  /** Signs the mandate with a code. */
  readonly allow: (choice: Pick<AutopayChoice, 'cardId' | 'cap'>) => void;
  /** Pauses, resumes or cancels, in one tap. */
  readonly set: (mandateId: string, state: 'active' | 'paused' | 'cancelled') => void;
  readonly checkAgain: () => void;
}

/** The mandate of one loan: created with a code, changed without one; each request is sent once. */
export function useAutopayChange(orderId: string): AutopayChange {
  const { t } = useLingui();
  const confirmByCode = useConfirmByCode();
  const creation = useCreateAutopay(orderId);
  const change = useChangeAutopay();
  const { isHeldBack, maySend } = useOnlineTap();
  const [isAsking, setAsking] = useState(false);
  // Taps in one tick see the same state: only a ref blocks the second.
  const hasBegun = useRef(false);
  const write = change.phase !== 'idle' || change.failure ? change : creation;

  const allow = async ({ cardId, cap }: Pick<AutopayChoice, 'cardId' | 'cap'>) => {
    if (cardId === undefined || cap === undefined || hasBegun.current || !maySend()) return;
    hasBegun.current = true;
    setAsking(true);
    await confirmByCode('autopay', async (smsCode, letGo) => {
      const options = { loading: t`Setting up automatic payments`, inline: codeRefusals };
      return signOutcomeOf(await creation.run({ orderId, cardId, cap, smsCode }, options, letGo));
    });
    hasBegun.current = false;
    setAsking(false);
  };
  return {
    phase: write.phase,
    failure: write.failure && isCodeRefused(write.failure) ? null : write.failure,
    isHeldBack,
    isBusy: isAsking || write.phase === 'sending' || write.phase === 'checking',
    allow: (choice) => void allow(choice),
    set: (mandateId, state) => {
      if (maySend()) void change.run({ mandateId, state }, { loading: t`Changing automatic payments` });
    },
    checkAgain: () => void write.checkAgain(),
  };
}

export interface AutopayChoice {
  readonly cardId: string | undefined;
  readonly cap: Minor | undefined;
  readonly chooseAccount: (cardId: string) => void;
  readonly chooseCap: (cap: string) => void;
}

/** The account and the cap for a new mandate: the main account and the lowest cap by default. */
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
