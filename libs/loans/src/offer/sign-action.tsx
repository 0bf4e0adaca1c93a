import type { Minor } from '@clearloan/formatting';
import { Money, PrimaryAction, Row } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoanOffer } from '../contract';
import { accountPath } from '../rules/next-step';
import type { OfferFlaw } from '../rules/offer-flaw';
import { BindingAction, type BindingWrite } from '../parts/binding-action';

export interface SignActionProps {
  offer: LoanOffer;
  /** What is paid back for the choice on view. */
  payBack: Minor;
  /** The price on view is that of the choice on view. */
  isCurrent: boolean;
  /** Why the offer cannot be signed at all. */
  flaw: OfferFlaw | undefined;
  /** Asks the lender for the offer once more. */
  reading: { readonly isFetching: boolean; readonly refetch: () => unknown };
  signing: { readonly write: BindingWrite; readonly checkAgain: () => Promise<void> };
  onConfirm: () => void;
}

/**
 * Confirm, under what is paid back. It waits while a price is on its way, and needs an account for the money. An offer
 * that cannot be signed can only be read again.
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
