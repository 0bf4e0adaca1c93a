import { codeRefusals, isCodeRefused, signOutcomeOf, type FollowUp } from '@clearloan/api-client';
import { pathTo } from '@clearloan/routes';
import { useConfirmByCode } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { confirmLoan, LoanOffer } from '../contract';
import { acceptanceOf } from '../rules/offer-flaw';
import type { BindingWrite } from '../parts/binding-action';
import { useSignLoan } from '../queries';
import { useOneWay } from '../flow/use-one-way';

export interface Signing {
  readonly write: BindingWrite;
  /** Prompts for the SMS code, then signs exactly the visible key facts. */
  readonly accept: (offer: LoanOffer) => Promise<void>;
  readonly refuse: () => Promise<void>;
  readonly checkAgain: () => Promise<void>;
}

/** Signs or refuses an offer, and opens the order once the lender has accepted the answer. */
export function useSigning(orderId: string): Signing {
  const { t } = useLingui();
  const navigate = useNavigate();
  const confirmByCode = useConfirmByCode();
  const { isGoing, go } = useOneWay();
  const leadOn = (outcome: Parameters<FollowUp<typeof confirmLoan>>[0]): boolean => {
    const isTaken = outcome?.ok ?? false;
    if (isTaken) void navigate(pathTo('loanDetailUrl', { orderId }), { replace: true });
    return isTaken;
  };
  const write = useSignLoan(orderId, (outcome) => void go(() => Promise.resolve(leadOn(outcome))));
  // The code field shows the error of a wrong code.
  const failure = write.failure && isCodeRefused(write.failure) ? null : write.failure;
  return {
    write: { phase: write.phase === 'idle' && isGoing ? 'sending' : write.phase, failure },
    accept: (offer) =>
      go(async () => {
        let isTaken = false;
        await confirmByCode('confirm', async (smsCode, letGo) => {
          const acceptance = { ...acceptanceOf(offer), smsCode };
          const options = { loading: t`Signing your loan`, inline: codeRefusals };
          const outcome = await write.run(acceptance, options, letGo);
          isTaken = leadOn(outcome);
          return signOutcomeOf(outcome);
        });
        return isTaken;
      }),
    refuse: () =>
      go(async () =>
        leadOn(await write.run({ orderId, decision: 'refuse' }, { loading: t`Sending your answer` })),
      ),
    checkAgain: () => go(async () => leadOn(await write.checkAgain())),
  };
}
