import type { Convention } from '@clearloan/loan-math';
import { Plural, Trans } from '@lingui/react/macro';

/** A usual way of calculating that the terms leave open and the lender's figures show, as a sentence. */
export function ConventionText({ convention }: { convention: Convention }) {
  switch (convention.kind) {
    case 'dayCount':
      return <DayCountText dayCount={convention.dayCount} />;
    case 'firstPeriod':
      return <FirstPeriodText days={convention.days} />;
    case 'repayment':
      return convention.repayment === 'equalPrincipal' ? (
        <Trans>You pay back the same principal each time, so your payments get smaller.</Trans>
      ) : (
        <Trans>You pay only interest until the last payment, which pays back the whole loan.</Trans>
      );
    case 'pause':
      return <PauseText periods={convention.periods} isAdded={convention.interest === 'added'} />;
    case 'pace':
      return <PaceText months={convention.months} />;
    case 'earlyPayments':
      return <EarlyPaymentsText count={convention.count} />;
  }
}

type DayCountConvention = Extract<Convention, { kind: 'dayCount' }>;

function DayCountText({ dayCount }: Pick<DayCountConvention, 'dayCount'>) {
  switch (dayCount) {
    case 'act/365':
      return <Trans>Interest is counted by actual days over 365.</Trans>;
    case 'act/360':
      return (
        <Trans>Interest is counted by actual days over 360, so a year costs a little more than stated.</Trans>
      );
    case 'act/act':
      return <Trans>Interest is counted by actual days, over 366 in leap years.</Trans>;
    case 'act/365.25':
      return <Trans>Interest is counted by actual days over 365.25.</Trans>;
    case 'act/364':
      return <Trans>Interest is counted by actual days over 364.</Trans>;
    case '30/360':
      return <Trans>Interest is counted by months of 30 days.</Trans>;
  }
}

const PauseText = ({ periods, isAdded }: { periods: number; isAdded: boolean }) =>
  isAdded ? (
    <Plural
      value={periods}
      one="The first payment is skipped. You pay interest on its interest later."
      other="The first # payments are skipped. You pay interest on their interest later."
    />
  ) : (
    <Plural
      value={periods}
      one="The first payment is only interest."
      other="The first # payments are only interest."
    />
  );

const FirstPeriodText = ({ days }: { days: number }) => (
  <Plural
    value={days}
    one="The first period has # day. Check that you get the money # day before the first payment."
    other="The first period has # days. Check that you get the money # days before the first payment."
  />
);

const PaceText = ({ months }: { months: number }) => (
  <Plural value={months} one="You pay every month." other="You pay every # months." />
);

const EarlyPaymentsText = ({ count }: { count: number }) => (
  <Plural
    value={count}
    one="The plan includes # early payment."
    other="The plan includes # early payments."
  />
);
