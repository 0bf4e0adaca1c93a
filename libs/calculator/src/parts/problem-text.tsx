import { useLingui, Trans } from '@lingui/react/macro';
import { useAmountText, Note } from '@clearloan/ui';
import type { LoanMathReason } from '@clearloan/loan-math';
import { highestAmount } from '../contract';
import { maxPayments, type TypedField } from '../rules/loan-form';
import type { Problem } from '../rules/typed-field';

/** What is wrong with a field and how to fix it, in one sentence. */
export function useProblemText(): (problem: Problem, field?: TypedField | 'name') => string {
  const { t } = useLingui();
  const amounts = useAmountText();
  const highest = amounts.round(highestAmount - (highestAmount % 100));
  const most = String(maxPayments);
  return (problem, field = 'amount') => {
    switch (problem) {
      case 'empty':
        if (field === 'rate') return t`Enter a rate. For no interest, enter 0.`;
        return field === 'count' ? t`Enter the number of payments.` : t`Enter an amount.`;
      case 'letters':
        return t`Use digits only.`;
      case 'negative':
        return t`Enter zero or more.`;
      case 'unclear':
        return t`This number isn’t clear. Type it without commas.`;
      case 'zero':
        return field === 'count' ? t`Enter at least one payment.` : t`Enter an amount above zero.`;
      case 'tooLarge':
        return t`This is too large to calculate. Enter at most ${highest}.`;
      case 'tooFine':
        return field === 'amount' ? t`Use at most two decimals.` : t`Use at most four decimals.`;
      case 'rateTooHigh':
        return field === 'rate' ? t`Enter a rate from 0 to 200% a year.` : t`Enter a rate from 0 to 100%.`;
      case 'countOutside':
        return field === 'pause' ? t`Leave at least one payment.` : t`Enter a number from 1 to ${most}.`;
      case 'notWhole':
        return t`Enter a whole number.`;
    }
  };
}

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
