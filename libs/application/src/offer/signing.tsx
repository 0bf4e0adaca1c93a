import { codeRefusals, isCodeRefused, signOutcomeOf, type FollowUp } from '@clearloan/api-client';
import { pathTo } from '@clearloan/routes';
import { useConfirmByCode, type SignWithCode, useNavigateHere } from '@clearloan/app-runtime';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Minor } from '@clearloan/formatting';
import { Button, Dialog, Money, Pad, PrimaryAction, Row, Rows } from '@clearloan/ui';
import { useState } from 'react';
import type { confirmLoan, Offer } from '../contract';
import { signedTerms } from '../contract/signed-terms';
import { useOneWay, BindingAction, type BindingWrite } from '@clearloan/loan-view/terms';
import '@clearloan/loan-view/terms/refuse-offer.css';
import { useSignLoan } from './use-sign-loan';
import { accountPath } from '@clearloan/loan-view/rules';
import { toAcceptance, type OfferFlaw } from '../rules/offer-flaw';

export interface Signing {
  readonly write: BindingWrite;
  /** Prompts for the SMS code or a passkey, then signs exactly the visible key facts. */
  readonly accept: (offer: Offer) => Promise<void>;
  readonly refuse: () => Promise<void>;
  readonly checkAgain: () => Promise<void>;
}

/** Signs or refuses an offer, and opens the order once the lender has accepted the answer. */
export function useSigning(orderId: string): Signing {
  const { t } = useLingui();
  const navigate = useNavigateHere();
  const confirmByCode = useConfirmByCode();
  const { isGoing, go } = useOneWay();
  const leadOn = (outcome: Parameters<FollowUp<typeof confirmLoan>>[0]): boolean => {
    const isTaken = outcome?.ok ?? false;
    if (isTaken) navigate(pathTo('loanDetailUrl', { orderId }), { replace: true });
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
        const acceptance = toAcceptance(offer);
        const sign: SignWithCode = async (smsCode, letGo, passkey) => {
          const options = { loading: t`Signing your loan`, inline: codeRefusals };
          const outcome = await write.run(
            { ...acceptance, smsCode: smsCode || undefined, passkey },
            options,
            letGo,
          );
          isTaken = leadOn(outcome);
          return signOutcomeOf(outcome);
        };
        await confirmByCode('confirm', sign, signedTerms(acceptance));
        return isTaken;
      }),
    refuse: () =>
      go(async () =>
        leadOn(await write.run({ orderId, decision: 'refuse' }, { loading: t`Sending your answer` })),
      ),
    checkAgain: () => go(async () => leadOn(await write.checkAgain())),
  };
}

interface SignActionProps {
  offer: Offer;
  /** The total repayment of the visible choice. */
  payBack: Minor;
  /** The visible price belongs to the visible choice. */
  isCurrent: boolean;
  /** Why the offer cannot be signed at all. */
  flaw: OfferFlaw | undefined;
  /** Refetches the offer. */
  reading: { readonly isFetching: boolean; readonly refetch: () => unknown };
  signing: { readonly write: BindingWrite; readonly checkAgain: () => Promise<void> };
  onConfirm: () => void;
}

/**
 * Confirm, under the total repayment. Disabled while a price is pending or without a bank account. An offer that
 * cannot be signed can only be refetched.
 */
export function SignAction(props: SignActionProps) {
  const { offer, payBack, isCurrent, flaw, reading, signing, onConfirm } = props;
  const { t } = useLingui();
  const row = (
    <Rows>
      <Row label={<Trans>You pay back</Trans>}>
        <Money amount={payBack} />
      </Row>
    </Rows>
  );
  if (flaw !== undefined && isCurrent)
    return (
      <PrimaryAction kind="line" loading={reading.isFetching} onClick={() => void reading.refetch()}>
        <Trans>Load the offer again</Trans>
      </PrimaryAction>
    );
  if (!offer.bank)
    return (
      <PrimaryAction row={row} to={accountPath(offer.orderId)}>
        <Trans>Add your bank account</Trans>
      </PrimaryAction>
    );
  if (!isCurrent)
    return (
      <PrimaryAction row={row} disabled reason={t`Getting the price for your choice.`}>
        <Trans>Confirm loan</Trans>
      </PrimaryAction>
    );
  return (
    <BindingAction
      write={signing.write}
      row={row}
      onClick={onConfirm}
      onCheckAgain={() => void signing.checkAgain()}
    >
      <Trans>Confirm loan</Trans>
    </BindingAction>
  );
}

/** Refuses the offer: one tap and one confirmation, like accepting it. */
export function RefuseOffer({ onRefuse }: { onRefuse: () => void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="cl-loans-refuse">
      <Pad>
        <Button kind="line" onClick={() => setAsking(true)}>
          <Trans>No, I don’t want this loan</Trans>
        </Button>
      </Pad>
      <Dialog
        open={isAsking}
        title={t`Decline this loan?`}
        confirmLabel={t`Decline`}
        cancelLabel={t`Keep the offer`}
        onConfirm={() => {
          setAsking(false);
          onRefuse();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>Declining is free. You can apply again any time.</Trans>
      </Dialog>
    </div>
  );
}
