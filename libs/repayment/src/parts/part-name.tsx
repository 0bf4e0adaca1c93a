import { Trans } from '@lingui/react/macro';
import type { ReceiptPart } from '../rules/receipt';

/** The purpose of a receipt line. */
export function PartName({ part }: { part: ReceiptPart }) {
  switch (part) {
    case 'principal':
      return <Trans>Principal</Trans>;
    case 'interest':
      return <Trans>Interest</Trans>;
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
