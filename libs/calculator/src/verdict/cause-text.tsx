import { formatPercent } from '@clearloan/formatting';
import type { Cause, CauseFacts } from '@clearloan/loan-math';
import { useAmountText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';

interface CauseTextProps {
  cause: Cause;
  facts?: CauseFacts | undefined;
}

/** Why a lender's figure differs from ours, in plain language. */
export function CauseText({ cause, facts = {} }: CauseTextProps) {
  switch (cause) {
    case 'rounding':
      return <Trans>Rounding: each figure is rounded on its own. This is harmless.</Trans>;
    case 'roundedInstalment':
      return <Trans>The payment was rounded to a whole number.</Trans>;
    case 'flatRate':
      return <Trans>It’s a flat rate: interest is charged on the original amount until the end.</Trans>;
    case 'ruleOf78':
      return (
        <Trans>
          Interest is spread by the rule of 78: you pay most of it first, so paying early saves little.
        </Trans>
      );
    case 'paidInAdvance':
      return <Trans>The first payment is taken on the day you get the money.</Trans>;
    case 'pause':
      return <PauseText periods={facts.periods ?? 0} />;
    case 'creditedLate':
      return (
        <Trans>Each payment counts one period late, so you pay interest on money you’ve paid back.</Trans>
      );
    case 'otherRate':
    case 'rateChanged':
    case 'amountAdded':
    case 'chargeEachTime':
    case 'unstatedCharge':
    case 'taxOnInterest':
      return <AmountCauseText cause={cause} facts={facts} />;
    case 'brokenPeriod':
    case 'dayCount':
    case 'dayCountedTwice':
    case 'dailyCompounding':
    case 'wrongDueDates':
      return <DayCauseText cause={cause} facts={facts} />;
    case 'extraPeriod':
    case 'missingPeriod':
    case 'duplicatePeriod':
    case 'swappedColumns':
    case 'wrongLastRow':
      return <TableCauseText cause={cause} facts={facts} />;
    case 'doesNotAddUp':
      return <Trans>The lender’s own figures don’t add up.</Trans>;
    case 'unknown':
      return <Trans>We can’t tell why. Ask the lender how it was calculated.</Trans>;
    default:
      return <FeeCauseText cause={cause} />;
  }
}

const PauseText = ({ periods }: { periods: number }) => (
  <Plural
    value={periods}
    one="The first payment is skipped. You pay interest on its interest later."
    other="The first # payments are skipped. You pay interest on their interest later."
  />
);

function AmountCauseText({
  cause,
  facts,
}: {
  cause: 'otherRate' | 'rateChanged' | 'amountAdded' | 'chargeEachTime' | 'unstatedCharge' | 'taxOnInterest';
  facts: CauseFacts;
}) {
  const amounts = useAmountText();
  const amount = amounts.text(facts.amount ?? 0);
  switch (cause) {
    case 'otherRate': {
      const rate = formatPercent(facts.ratePercent ?? '0');
      return <Trans>The rate charged is {rate} a year, not the one stated.</Trans>;
    }
    case 'rateChanged': {
      const rate = formatPercent(facts.ratePercent ?? '0');
      const periodNo = facts.periodNo ?? 0;
      return (
        <Trans>
          From payment {periodNo} on, the rate charged is {rate} a year.
        </Trans>
      );
    }
    case 'unstatedCharge':
      return <Trans>The payments include {amount} that isn’t in the terms.</Trans>;
    case 'amountAdded':
      return <Trans>{amount} was added to the loan, such as insurance, and you pay interest on it.</Trans>;
    case 'chargeEachTime':
      return facts.isInInterest === true ? (
        <Trans>{amount} is hidden in the interest of each payment.</Trans>
      ) : (
        <Trans>{amount} is added to each payment.</Trans>
      );
    case 'taxOnInterest': {
      const rate = formatPercent(facts.taxPercent ?? '0');
      return <Trans>Tax of {rate} is charged on the interest.</Trans>;
    }
  }
}

function DayCauseText({
  cause,
  facts,
}: {
  cause: 'brokenPeriod' | 'dayCount' | 'dayCountedTwice' | 'dailyCompounding' | 'wrongDueDates';
  facts: CauseFacts;
}) {
  switch (cause) {
    case 'brokenPeriod':
      return <Trans>The first period is longer or shorter than the others.</Trans>;
    case 'dayCount':
      return facts.dayCount === 'act/360' ? (
        <Trans>Interest is counted over a year of 360 days, so a year costs more than stated.</Trans>
      ) : (
        <Trans>Interest is counted by the days of each month.</Trans>
      );
    case 'dayCountedTwice':
      return <Trans>The due date is charged twice: in the period that ends on it and in the next one.</Trans>;
    case 'dailyCompounding':
      return <Trans>Interest is added to the debt daily, so you pay interest on interest.</Trans>;
    case 'wrongDueDates':
      return <Trans>Payments are due on different days than they should be.</Trans>;
  }
}

function TableCauseText({
  cause,
  facts,
}: {
  cause: 'extraPeriod' | 'missingPeriod' | 'duplicatePeriod' | 'swappedColumns' | 'wrongLastRow';
  facts: CauseFacts;
}) {
  const periodNo = facts.periodNo ?? 0;
  switch (cause) {
    case 'extraPeriod':
      return <Trans>There’s one more payment than stated.</Trans>;
    case 'missingPeriod':
      return periodNo > 0 ? (
        <Trans>Payment {periodNo} is missing from the plan.</Trans>
      ) : (
        <Trans>There’s one payment fewer than stated.</Trans>
      );
    case 'duplicatePeriod':
      return <Trans>Payment {periodNo} is in the plan twice.</Trans>;
    case 'swappedColumns':
      return <Trans>Two columns of the plan are swapped.</Trans>;
    case 'wrongLastRow':
      return <Trans>Only the last payment is wrong.</Trans>;
  }
}

function FeeCauseText({
  cause,
}: {
  cause:
    | 'feeInLoan'
    | 'feeTaxLeftOut'
    | 'feeLeftOut'
    | 'chargesOfOthers'
    | 'effectiveAsNominal'
    | 'nominalAsEffective'
    | 'otherMethod';
}) {
  switch (cause) {
    case 'feeInLoan':
      return <Trans>The fee was added to the loan, so you pay interest on it too.</Trans>;
    case 'feeTaxLeftOut':
      return <Trans>The tax on the fee was left out.</Trans>;
    case 'feeLeftOut':
      return <Trans>The fee and its tax were left out.</Trans>;
    case 'chargesOfOthers':
      return (
        <Trans>
          It fits if other charges, such as insurance, count in it too. Ask the lender which ones.
        </Trans>
      );
    case 'effectiveAsNominal':
      return <Trans>This is the effective rate, with compound interest, shown as the nominal one.</Trans>;
    case 'nominalAsEffective':
      return <Trans>This is the nominal rate shown as the effective one, so it looks smaller.</Trans>;
    case 'otherMethod':
      return <Trans>It was calculated with a different method.</Trans>;
  }
}
