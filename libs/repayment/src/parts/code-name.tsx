import { Trans } from '@lingui/react/macro';

/** What the code is called where it is typed, by the lender's word for the kind of the way to pay. */
export function CodeName({ kind }: { kind: string | undefined }) {
  switch (kind) {
    case 'virtualAccount':
      return <Trans>Account code</Trans>;
    case 'bankTransfer':
      return <Trans>Send to this account</Trans>;
    case 'store':
      return <Trans>Code for the cashier</Trans>;
    default:
      return <Trans>Pay code</Trans>;
  }
}
