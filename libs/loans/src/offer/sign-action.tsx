import type { Minor } from '@clearloan/formatting';
import { Money, PrimaryAction, Row } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoanOffer } from '../contract';
import { accountPath } from '../rules/next-step';
import type { OfferFlaw } from '../rules/offer-flaw';
import { BindingAction, type BindingWrite } from '../parts/binding-action';

export interface SignActionProps {
  offer: LoanOffer;
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
    <Row label={<Trans>You pay back</Trans>}>
      <Money amount={payBack} />
    </Row>
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
