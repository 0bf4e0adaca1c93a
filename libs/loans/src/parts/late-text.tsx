import type { Minor } from '@clearloan/formatting';
import { formatPercent } from '@clearloan/formatting';
import { useAmountText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';

export interface LateTextProps {
  percentPerDay: string;
  cap?: Minor | undefined;
  graceDays?: number | undefined;
}

/** The cost of late payment, and its cap. */
export function LateText({ percentPerDay, cap, graceDays = 0 }: LateTextProps) {
  const amounts = useAmountText();
  const percent = formatPercent(percentPerDay);
  const most = cap === undefined ? undefined : amounts.text(cap);
  return (
    <>
      {graceDays === 0 ? (
        <Trans>A late fee of {percent} of the unpaid amount per day, plus any tax.</Trans>
      ) : (
        <Plural
          value={graceDays}
          one={`The first day late is free. After that, a late fee of ${percent} of the unpaid amount per day, plus any tax.`}
          other={`The first # days late are free. After that, a late fee of ${percent} of the unpaid amount per day, plus any tax.`}
        />
      )}
      {most !== undefined && (
        <>
          {' '}
          <Trans>Never more than {most} in total, before tax.</Trans>
        </>
      )}
    </>
  );
}
