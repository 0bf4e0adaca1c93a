import type { Cost } from '@clearloan/loan-contract';
import { Note, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { checkMaths, type MathsCheck } from '../rules/check-maths';
import type { Explanation } from '../rules/explain-maths';
import { NoteSpacing } from '../parts/note-spacing';

interface MathsNoteProps {
  lenders: Cost;
  /** Of a signed loan: `checkLoan`. */
  check?: (lenders: Cost) => MathsCheck;
}

/** Shown automatically if the lender's figures do not match their own terms. */
export function MathsNote({ lenders, check = checkMaths }: MathsNoteProps) {
  if (check(lenders).result !== 'differs') return null;
  return (
    <NoteSpacing>
      <Note kind="due" role="alert" title={<Trans>Our calculation doesn’t match the lender’s</Trans>}>
        <Trans>
          Only the lender’s figures are binding. Check the maths below to see each difference, then ask the
          lender why.
        </Trans>
      </Note>
    </NoteSpacing>
  );
}

const label: Record<Explanation, ReturnType<typeof msg>> = {
  rounding: msg`The lender rounds differently: one payment is slightly different.`,
  roundedInstalment: msg`The payment was rounded to a whole number.`,
  flatRate: msg`Interest is charged on the original amount for the whole term.`,
  paidInAdvance: msg`The first payment is taken with the payout.`,
  brokenPeriod: msg`The first period is longer or shorter than the others.`,
  dayCount: msg`Interest is counted by calendar days.`,
  dayCountedTwice: msg`The due date is charged twice: in the period that ends on it and in the next one.`,
  dailyCompounding: msg`Interest is added to the debt daily and is charged interest too.`,
  otherRate: msg`The rate charged isn’t the rate stated.`,
  rateChanged: msg`The rate charged changes during the loan.`,
  creditedLate: msg`Each payment counts one period late.`,
  unstatedCharge: msg`Some payments include a charge that isn’t in the terms.`,
  amountAdded: msg`Something such as insurance was added to the loan and carries interest.`,
  chargeEachTime: msg`The same charge is added to each payment.`,
  taxOnInterest: msg`Tax is charged on the interest.`,
  pause: msg`The first payments were skipped and their interest was added to the debt.`,
  extraPeriod: msg`There’s one more payment than stated.`,
  missingPeriod: msg`One payment is missing from the plan.`,
  duplicatePeriod: msg`A payment is in the plan twice.`,
  ruleOf78: msg`Interest is spread by the rule of 78: you pay most of it first.`,
  swappedColumns: msg`Two columns of the plan are swapped.`,
  wrongLastRow: msg`Only the last payment is wrong.`,
  wrongDueDates: msg`Payments are due on different days than they should be.`,
  feeInLoan: msg`The fee was added to the loan and carries interest.`,
  feeTaxLeftOut: msg`The tax on the fee was left out.`,
  feeLeftOut: msg`The fee and its tax were left out.`,
  effectiveAsNominal: msg`An effective rate is shown as a nominal one.`,
  nominalAsEffective: msg`A nominal rate is shown as an effective one.`,
  otherMethod: msg`The APR was calculated with a different method than the one stated.`,
  doesNotAddUp: msg`The lender’s own figures don’t add up.`,
};

/** What the lender probably calculated differently. The analysis is loaded only if figures differ. */
export function MathsReasons({ lenders }: { lenders: Cost }) {
  const { i18n } = useLingui();
  const [reasons, setReasons] = useState<readonly Explanation[]>([]);
  useEffect(() => {
    let isGone = false;
    import('../rules/explain-maths').then(
      ({ explainMaths }) => {
        if (!isGone) setReasons(explainMaths(lenders));
      },
      // The differences are shown without reasons.
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
        <Trans>Possible reasons</Trans>
      </Text>
      {reasons.map((reason) => (
        <Text key={reason}>{i18n._(label[reason])}</Text>
      ))}
    </div>
  );
}
