import { formatDayWithYear } from '@clearloan/formatting';
import type { Convention, DateFinding, LikelyCause, Verdict } from '@clearloan/loan-math';
import { useLanguage } from '@clearloan/app-runtime';
import { useAmountText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { CauseText } from './cause-text';
import { FindingLine } from './finding-line';

/** Every figure is right: to the last digit, or within the lender's rounding. */
export function Agreement({
  verdict: { findings, explainedBy, printedTo, conventions },
}: {
  verdict: Verdict;
}) {
  const amounts = useAmountText();
  const shown = findings.slice(0, 3);
  const unit = amounts.text(printedTo);
  return (
    <>
      <p>
        {printedTo === 100 ? (
          <Trans>Matches, rounded to whole units. Every figure is right as printed.</Trans>
        ) : printedTo > 1 ? (
          <Trans>Matches, rounded to {unit}. Every figure is right as printed.</Trans>
        ) : findings.length > 0 ? (
          <Trans>Matches, apart from rounding. The terms are as the lender says.</Trans>
        ) : (
          <Trans>Every figure you entered is right, to the last digit.</Trans>
        )}
      </p>
      <Conventions conventions={conventions} />
      {explainedBy.includes('roundedInstalment') && (
        <p>
          <CauseText cause="roundedInstalment" />
        </p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((finding) => (
            <li key={`${finding.figure}-${finding.periodNo ?? 0}`}>
              <FindingLine finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Usual ways of calculating that the lender didn't state. */
export const Conventions = ({ conventions }: Pick<Verdict, 'conventions'>) =>
  conventions.map((convention) => (
    <p key={convention.kind}>
      <ConventionText convention={convention} />
    </p>
  ));

/** The closest explanations if no reason stands out, and how much each explains. */
export function Likeliest({ ways }: { ways: readonly LikelyCause[] }) {
  return (
    <div className="cl-calc-finding">
      <p>
        <b>
          <Trans>Most likely reason</Trans>
        </b>
      </p>
      <ul>
        {ways.map(({ causes, facts, explains, of }) => (
          <li key={causes.join(' ')}>
            {causes.map((cause) => (
              <CauseText key={cause} cause={cause} facts={facts} />
            ))}{' '}
            <Trans>
              It explains {explains} of {of} figures.
            </Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Payments that are due on other dates: the first of them, and how many more. */
export function WrongDays({ dates }: { dates: readonly DateFinding[] }) {
  const language = useLanguage();
  const [first] = dates;
  if (!first) return null;
  const { periodNo } = first;
  const theirs = formatDayWithYear(first.claimed, language);
  const ours = formatDayWithYear(first.computed, language);
  const more = dates.length - 1;
  return (
    <div className="cl-calc-finding">
      <p>
        <b>
          <CauseText cause="wrongDueDates" />
        </b>
      </p>
      <ul>
        <li>
          <Trans>
            Payment {periodNo}: they say {theirs}, we get {ours}.
          </Trans>
        </li>
        {more > 0 && (
          <li>
            <Plural value={more} one="And # more day." other="And # more days." />
          </li>
        )}
      </ul>
    </div>
  );
}

/** A usual way of calculating that the terms leave open and the lender's figures show, as a sentence. */
function ConventionText({ convention }: { convention: Convention }) {
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
    case 'largeLast':
      return <LargeLastText amount={convention.amount} />;
    case 'earlyPayments':
      return <EarlyPaymentsText count={convention.count} />;
  }
}

function LargeLastText({ amount }: { amount: number }) {
  const last = useAmountText().text(amount);
  return <Trans>The last payment is much larger than the others: {last}.</Trans>;
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
