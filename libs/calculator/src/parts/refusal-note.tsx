import type { LoanMathReason } from '@clearloan/loan-math';
import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Why a loan with valid inputs still has no price. */
export function RefusalNote({ reason }: { reason: LoanMathReason }) {
  return (
    <Note kind="due" role="status" title={<Trans>We can’t calculate this loan</Trans>}>
      <RefusalText reason={reason} />
    </Note>
  );
}

export function RefusalText({ reason }: { reason: LoanMathReason }) {
  switch (reason) {
    case 'badAmount':
      return <Trans>The fee takes all of the money, or the debt grows too large to calculate.</Trans>;
    case 'notTogether':
      return (
        <Trans>
          With a flat rate, interest is fixed at the start. Only your lender can say what changes if you pay
          early, pause or get a new rate.
        </Trans>
      );
    case 'neverEnds':
      return <Trans>The payment doesn’t cover the interest, so the loan would never be paid off.</Trans>;
    case 'badTenure':
      return <Trans>A pause or new rate starts after the last payment. Check both.</Trans>;
    case 'noRate':
    case 'paysBackLess':
      return (
        <Trans>We can’t find a yearly rate for these payments. Check the amount and the payments.</Trans>
      );
    case 'badRate':
    case 'badDate':
      return <Trans>Check the rates and dates.</Trans>;
  }
}
