import { Trans } from '@lingui/react/macro';
import type { Minor } from '@clearloan/formatting';
import { Money } from '@clearloan/ui';
import type { ReceiptPart } from '@clearloan/loan-contract';

/** The purpose of a receipt line. Money that ends a loan early gets back interest that was paid ahead of its days. */
export function PartName({ part, amount = 0 }: { part: ReceiptPart; amount?: Minor }) {
  switch (part) {
    case 'principal':
      return <Trans>Principal</Trans>;
    case 'interest':
      return amount < 0 ? <Trans>Interest credited back</Trans> : <Trans>Interest</Trans>;
    case 'loanFee':
      return <Trans>Loan fee and tax</Trans>;
    case 'lateFee':
      return <Trans>Late fee and tax</Trans>;
    case 'early':
      return <Trans>Early payment charge</Trans>;
    case 'sentBack':
      return <Trans>Overpayment sent back</Trans>;
  }
}

/** The fee of a payment method; zero has its own word. `added` as a surcharge: `+¥5.00`. */
export const FeeText = ({ fee, added }: { fee: Minor; added?: boolean | undefined }) =>
  fee === 0 ? <Trans>Free</Trans> : <Money amount={fee} signed={added} />;
