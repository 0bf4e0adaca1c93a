import { LinesChart, Pad, Section, useAmountText, useDayText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanRow } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import type { Loan } from '@clearloan/loan-view/contract';

/** The balance of a loan and its cost so far, payment by payment. */
export function CostChart({ loan }: { loan: Loan }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const days = useDayText();
  // Extra money may have left nothing of the last payments.
  const plans = loan.repay_plans.filter(({ repayTotalAmount }) => repayTotalAmount > 0);
  const points = costOverTime(plans, loan.principal - loan.netAmount);
  const end = points.at(-1);
  const last = plans.at(-1);
  if (plans.length < 2 || end === undefined || last === undefined) return null;
  const whole = amounts.text(end.cost);
  const lastDay = days.withYear(last.dueTime);
  const isDearer = plans.some(({ penalty, delayFee }) => penalty + delayFee > 0);
  return (
    <Section
      title={<Trans>Cost over time</Trans>}
      aside={isDearer ? <Trans>{whole} with added fees</Trans> : <Trans>{whole} in total</Trans>}
    >
      <Pad>
        <LinesChart
          label={t`The principal is paid off by ${lastDay}. Total cost: ${whole}.`}
          lines={[
            {
              name: t`Principal left`,
              look: 'full',
              points: points.map(({ periodNo, left }) => ({ x: periodNo, y: left })),
            },
            {
              name: t`Cost so far`,
              look: 'dashed',
              points: points.map(({ periodNo, cost }) => ({ x: periodNo, y: cost })),
            },
          ]}
          rows={points.map(({ periodNo, left, cost }) => {
            const leftText = amounts.text(left);
            const costText = amounts.text(cost);
            return {
              key: String(periodNo),
              text: (
                <Trans>
                  After payment {periodNo}: {leftText} left, {costText} in costs so far
                </Trans>
              ),
            };
          })}
          ends={[<Trans key="start">Payout</Trans>, lastDay]}
        />
      </Pad>
    </Section>
  );
}

/** The state of a loan after a number of payments. */
interface AfterPayment {
  readonly periodNo: number;
  /** The remaining principal. */
  readonly left: Minor;
  /** Interest, fees, tax and late payment charges so far. */
  readonly cost: Minor;
}

/**
 * The balance and the cost so far, from before the first payment to after the last. The cost at the end is everything
 * that the plan charges besides principal. @param before what was charged at the payout
 */
export function costOverTime(plans: readonly PlanRow[], before: Minor): readonly AfterPayment[] {
  const borrowed = plans.reduce((sum, { principal }) => sum + principal, 0);
  const points: AfterPayment[] = [{ periodNo: 0, left: borrowed, cost: before }];
  for (const { periodNo, principal, repayTotalAmount } of plans) {
    const { left, cost } = points.at(-1) ?? { left: borrowed, cost: before };
    points.push({ periodNo, left: left - principal, cost: cost + repayTotalAmount - principal });
  }
  return points;
}
