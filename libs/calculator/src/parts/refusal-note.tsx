import type { LoanMathReason } from '@clearloan/loan-math';
import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Why a loan that is typed without a fault has no price all the same. */
export function RefusalNote({ reason }: { reason: LoanMathReason }) {
  return (
    <Note kind="due" role="status" title={<Trans>This loan cannot be worked out</Trans>}>
      <RefusalText reason={reason} />
    </Note>
  );
}

export function RefusalText({ reason }: { reason: LoanMathReason }) {
  switch (reason) {
    case 'badAmount':
      return <Trans>The fee takes all of the money, or the debt grows beyond what can be counted.</Trans>;
    case 'notTogether':
      return (
        <Trans>
          With a flat rate the interest is fixed at the start. What an early payment, a pause or a new rate
          changes, only your lender can say.
        </Trans>
      );
    case 'neverEnds':
      return <Trans>The payment does not cover the interest, so the debt would never end.</Trans>;
    case 'badTenure':
      return <Trans>Something falls after the last payment. Check the pause and the new rates.</Trans>;
    case 'noRate':
    case 'paysBackLess':
      return <Trans>No yearly rate explains these payments. Check the amount and the payments.</Trans>;
    case 'badRate':
    case 'badDate':
      return <Trans>Check the rates and the days.</Trans>;
  }
}
