import { Trans } from '@lingui/react/macro';

/** How the APR was worked out, since three methods give three figures. */
export function AprMethod({ method }: { method: string }) {
  switch (method) {
    case 'nominal':
      return (
        <Trans>
          APR: the monthly rate at which your payments equal what you get, times 12. Includes fee and tax.
        </Trans>
      );
    case 'actuarial':
      return <Trans>APR: the actuarial rate for a year, including fee and tax.</Trans>;
    case 'effective':
      return <Trans>APR: the yearly rate with compound interest, including fee and tax.</Trans>;
    default:
      return <Trans>APR: the cost of the loan for a year, including fee and tax.</Trans>;
  }
}
