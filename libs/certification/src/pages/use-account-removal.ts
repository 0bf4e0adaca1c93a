import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Card } from '../contract';
import { useRemoveAccount } from '../queries';

export interface AccountRemoval {
  /** The account whose removal is being confirmed. */
  readonly asked: Card | undefined;
  readonly phase: MoneyPhase;
  readonly failure: CallError | null;
  readonly ask: (account: Card) => void;
  readonly keep: () => void;
  readonly remove: () => void;
  readonly checkAgain: () => void;
}

/** Removes a bank account after confirmation. */
export function useAccountRemoval(): AccountRemoval {
  const { t } = useLingui();
  const { phase, failure, run, checkAgain } = useRemoveAccount();
  const [asked, setAsked] = useState<Card>();
  const remove = () => {
    if (asked === undefined) return;
    setAsked(undefined);
    void run({ cardId: asked.cardId }, { loading: t`Removing the account` });
  };
  return {
    asked,
    phase,
    failure,
    ask: setAsked,
    keep: () => setAsked(undefined),
    remove,
    checkAgain: () => void checkAgain(),
  };
}
