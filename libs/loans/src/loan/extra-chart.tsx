import { LinesChart, useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDayText } from '../parts/day-text';
import type { WhatIf } from '../rules/what-if';

/** The balance with and without an extra payment: two lines that diverge where it is paid. */
export function ExtraChart({ result }: { result: WhatIf }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const days = useDayText();
  const { balances, saved } = result;
  const savedText = amounts.text(saved);
  const endDay = days.withYear(result.endsOn);
  const pointsOf = (line: readonly number[]) => line.map((y, x) => ({ x, y }));
  return (
    <LinesChart
      label={t`With the extra payment the loan ends on ${endDay} and you save ${savedText}.`}
      lines={[
        { name: t`With extra`, look: 'full', points: pointsOf(balances.with) },
        { name: t`Without extra`, look: 'dashed', points: pointsOf(balances.without) },
      ]}
      rows={balances.without.map((without, at) => {
        const withIt = amounts.text(balances.with[at] ?? 0);
        const withoutIt = amounts.text(without);
        return {
          key: String(at),
          text: (
            <Trans>
              After payment {at}: {withIt} left with extra, {withoutIt} without
            </Trans>
          ),
        };
      })}
      ends={[<Trans key="start">Payout</Trans>, endDay]}
    />
  );
}
