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
import { useSearchParams } from 'react-router-dom';
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
  // The one that was sent last; after a reload, only a creation can still have no answer.
  const [last, setLast] = useState<'change' | 'creation'>('creation');
  const write = last === 'change' ? change : creation;

  const allow = async ({ cardId, cap }: Pick<AutopayChoice, 'cardId' | 'cap'>) => {
    if (cardId === undefined || cap === undefined || hasBegun.current || !maySend()) return;
    hasBegun.current = true;
    setAsking(true);
    try {
      await confirmByCode('autopay', async (smsCode, letGo) => {
        setLast('creation');
        const options = { loading: t`Setting up automatic payments`, inline: codeRefusals };
        return signOutcomeOf(await creation.run({ orderId, cardId, cap, smsCode }, options, letGo));
      });
    } finally {
      hasBegun.current = false;
      setAsking(false);
    }
  };
  return {
    phase: write.phase,
    failure: write.failure && isCodeRefused(write.failure) ? null : write.failure,
    isHeldBack,
    isBusy: isAsking || write.phase === 'sending' || write.phase === 'checking',
    allow: (choice) => void allow(choice),
    set: (mandateId, state) => {
      if (!maySend()) return;
      setLast('change');
      void change.run({ mandateId, state }, { loading: t`Changing automatic payments` });
    },
    checkAgain: () => void write.checkAgain(),
  };
}

export interface AutopayChoice {
  readonly cardId: string | undefined;
  readonly cap: Minor | undefined;
  /** Writes a choice to the URL. */
  readonly choose: (key: '_card' | '_cap', value: string) => void;
}

/**
 * The account and the cap for a new mandate: the main account and the lowest cap by default. Both are in the URL: a phone
 * with little memory reloads the page when the borrower comes back from the message with the code.
 */
export function useAutopayChoice(autopay: Autopay | undefined): AutopayChoice {
  const [search, setSearch] = useSearchParams();
  const choose: AutopayChoice['choose'] = (key, value) =>
    setSearch(
      (before) => {
        before.set(key, value);
        return before;
      },
      { replace: true },
    );
  const accounts = autopay?.accounts ?? [];
  const caps = autopay?.caps ?? [];
  const account =
    accounts.find(({ cardId }) => cardId === search.get('_card')) ??
    accounts.find(({ isMain }) => isMain) ??
    accounts[0];
  return {
    cardId: account?.cardId,
    cap: caps.find((cap) => String(cap) === search.get('_cap')) ?? caps[0],
    choose,
  };
}
