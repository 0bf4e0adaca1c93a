import type { Cost } from '@clearloan/api-client/declare';
import { Text } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Explanation } from '../rules/explain-maths';

const label: Record<Explanation, ReturnType<typeof msg>> = {
  rounding: msg`The lender rounds in another way: a cent goes to another payment.`,
  roundedInstalment: msg`The payment was rounded to a whole amount.`,
  flatRate: msg`Interest is charged on the first amount for the whole time.`,
  paidInAdvance: msg`The first payment is taken with the payout.`,
  brokenPeriod: msg`The first period is longer or shorter than the others.`,
  dayCount: msg`Interest is counted by the days of the calendar.`,
  dayCountedTwice: msg`The due day is charged twice: in the period that ends on it and in the next one.`,
  dailyCompounding: msg`Interest is added to the debt every day and earns interest itself.`,
  otherRate: msg`Another rate than the stated one is charged.`,
  amountAdded: msg`Something was added to the loan, such as insurance, and carries interest.`,
  chargeEachTime: msg`The same charge is added to each payment.`,
  taxOnInterest: msg`Tax is charged on the interest.`,
  pause: msg`Payments are left out at first, and their interest joins the debt.`,
  extraPeriod: msg`There is one payment more than stated.`,
  missingPeriod: msg`One payment is missing from the plan.`,
  duplicatePeriod: msg`A payment is in the plan twice.`,
  ruleOf78: msg`Interest is spread by the rule of 78: most of it comes first.`,
  swappedColumns: msg`Two columns of the plan are swapped.`,
  wrongLastRow: msg`Only the last payment is wrong.`,
  wrongDueDates: msg`Payments are due on other days than they should be.`,
  feeInLoan: msg`The fee was added to the loan and carries interest.`,
  feeTaxLeftOut: msg`The tax on the fee was left out.`,
  feeLeftOut: msg`The fee and its tax were left out.`,
  effectiveAsNominal: msg`An effective rate is shown as a nominal one.`,
  nominalAsEffective: msg`A nominal rate is shown as an effective one.`,
  otherMethod: msg`The APR was worked out by another method than the one that is named.`,
  doesNotAddUp: msg`The lender’s own figures do not add up.`,
};

/** What the lender probably did otherwise. What finds that out is fetched only where figures differ. */
export function MathsReasons({ lenders }: { lenders: Cost }) {
  const { i18n } = useLingui();
  const [reasons, setReasons] = useState<readonly Explanation[]>([]);
  useEffect(() => {
    let isGone = false;
    import('../rules/explain-maths').then(
      ({ explainMaths }) => {
        if (!isGone) setReasons(explainMaths(lenders));
      },
      // The differences stand without their reasons.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [lenders]);
  if (reasons.length === 0) return null;
  return (
    <div>
      <Text bold>
        <Trans>What would explain it</Trans>
      </Text>
      {reasons.map((reason) => (
        <Text key={reason}>{i18n._(label[reason])}</Text>
      ))}
    </div>
  );
}
