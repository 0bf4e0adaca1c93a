import { pathTo } from '@clearloan/routes';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplyResult } from '../contract';
import type { BindingWrite } from '../parts/binding-action';
import { useApply } from '../queries';
import type { LoanWish } from '../rules/loan-wish';
import { pathOfNext } from '../rules/next-step';
import { useOneWay } from '../flow/use-one-way';

export interface Application {
  readonly write: BindingWrite;
  /** The lender's response, unless it is simply "continue". */
  readonly answer: ApplyResult | undefined;
  /** @param wish what the borrower tried before */
  readonly apply: (wish: LoanWish) => Promise<void>;
  readonly checkAgain: () => Promise<void>;
  /** After the lender's question: continue, or not now. */
  readonly goOn: () => void;
  readonly stay: () => void;
}

/**
 * Applies for a product and follows the lender's response: the next screen, a question first, or a refusal.
 */
export function useApplication(productId: string): Application {
  const { t } = useLingui();
  const navigate = useNavigate();
  const write = useApply();
  const { isGoing, go } = useOneWay();
  const [answer, setAnswer] = useState<ApplyResult>();

  const follow = ({ next, orderId }: ApplyResult) => {
    void navigate(orderId === undefined ? pathTo('order') : pathOfNext(next, orderId));
  };
  const take = (outcome: Awaited<ReturnType<typeof write.checkAgain>>): boolean => {
    if (!outcome?.ok) return false;
    const isToRead = outcome.data.result === 'dialog' || outcome.data.result === 'refused';
    if (isToRead) setAnswer(outcome.data);
    else follow(outcome.data);
    return !isToRead;
  };
  return {
    write: { phase: write.phase === 'idle' && isGoing ? 'sending' : write.phase, failure: write.failure },
    answer,
    apply: (wish) =>
      go(async () => {
        setAnswer(undefined);
        return take(await write.run({ productId, ...wish }, { loading: t`Sending your application` }));
      }),
    checkAgain: () => go(async () => take(await write.checkAgain())),
    goOn: () => {
      if (answer) follow(answer);
    },
    stay: () => setAnswer(undefined),
  };
}
