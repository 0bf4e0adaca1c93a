import type { Cause } from '@clearloan/loan-math';
import { Trans } from '@lingui/react/macro';

/** Why a lender's figure is another one than ours, in plain words. */
export function CauseWords({ cause }: { cause: Cause }) {
  switch (cause) {
    case 'rounding':
      return <Trans>Rounding: each figure is rounded by itself. This is harmless.</Trans>;
    case 'roundedInstalment':
      return <Trans>The payment was rounded to a whole amount.</Trans>;
    case 'flatRate':
      return <Trans>It is a flat rate: interest is charged on the first amount until the end.</Trans>;
    case 'paidInAdvance':
      return <Trans>The first payment is taken on the day you get the money.</Trans>;
    case 'brokenPeriod':
      return <Trans>The first period is longer or shorter than the others.</Trans>;
    case 'dayCount':
      return <Trans>Interest is counted by the days of each month.</Trans>;
    case 'feeInLoan':
      return <Trans>The fee was added to the loan, so you pay interest on the fee too.</Trans>;
    case 'feeTaxLeftOut':
      return <Trans>The tax on the fee was left out.</Trans>;
    case 'feeLeftOut':
      return <Trans>The fee and its tax were left out.</Trans>;
    case 'effectiveAsNominal':
      return <Trans>It is the effective rate, with interest on interest, shown as the nominal one.</Trans>;
    case 'nominalAsEffective':
      return <Trans>It is the nominal rate shown as the effective one, so it looks smaller.</Trans>;
    case 'otherMethod':
      return <Trans>It was worked out by another method.</Trans>;
    case 'doesNotAddUp':
      return <Trans>The lender’s own figures do not add up.</Trans>;
    case 'unknown':
      return <Trans>We find no reason for it. Ask the lender how it was worked out.</Trans>;
  }
}
