import { Trans } from '@lingui/react/macro';

/** How the APR was worked out, since three methods give three figures. */
export function AprMethod({ method }: { method: string }) {
  switch (method) {
    case 'nominal':
      return (
        <Trans>
          APR: the rate for one month that makes your payments equal to what you get, times 12. Fee and tax
          are in it.
        </Trans>
      );
    case 'actuarial':
      return <Trans>APR: the actuarial rate for a year. Fee and tax are in it.</Trans>;
    case 'effective':
      return <Trans>APR: the rate for a year with interest on interest. Fee and tax are in it.</Trans>;
    default:
      return <Trans>APR: the cost of the loan for a year. Fee and tax are in it.</Trans>;
  }
}
