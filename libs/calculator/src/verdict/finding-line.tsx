import { formatPercent } from '@clearloan/formatting';
import type { CheckedFigure, Finding } from '@clearloan/loan-math';
import { useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** One figure that differs: the lender's, ours, and the difference. */
export function FindingLine({ finding }: { finding: Finding }) {
  const name = useFigureName()(finding.figure, finding.periodNo);
  const { theirs, ours, by, isMore } = useFigures(finding);
  return isMore ? (
    <Trans>
      {name}: they say {theirs}, we get {ours}. That’s {by} more.
    </Trans>
  ) : (
    <Trans>
      {name}: they say {theirs}, we get {ours}. That’s {by} less.
    </Trans>
  );
}

function useFigures(finding: Finding) {
  const amounts = useAmountText();
  if (finding.unit === 'percent') {
    return {
      theirs: formatPercent(finding.claimed),
      ours: formatPercent(finding.computed),
      by: formatPercent(finding.difference.replace('-', '')),
      isMore: !finding.difference.startsWith('-'),
    };
  }
  return {
    theirs: amounts.text(finding.claimed),
    ours: amounts.text(finding.computed),
    by: amounts.text(Math.abs(finding.difference)),
    isMore: finding.difference > 0,
  };
}

function useFigureName(): (figure: CheckedFigure, periodNo: number | undefined) => string {
  const { t } = useLingui();
  return (figure, periodNo) => {
    switch (figure) {
      case 'instalment':
        return periodNo === undefined ? t`Each payment` : t`Payment ${periodNo}`;
      case 'principal':
        return t`Principal in payment ${periodNo ?? 0}`;
      case 'interest':
        return t`Interest in payment ${periodNo ?? 0}`;
      case 'balance':
        return t`Balance after payment ${periodNo ?? 0}`;
      case 'totalInterest':
        return t`Total interest`;
      case 'interestOfRows':
        return t`Total of the interest in all payments`;
      case 'totalRepay':
        return t`What you pay back`;
      case 'net':
        return t`What you get`;
      case 'tax':
        return t`Tax on the fee`;
      case 'apr':
        return t`APR`;
    }
  };
}
