import { formatDayWithYear } from '@clearloan/formatting';
import type { DateFinding, LikelyCause, Verdict } from '@clearloan/loan-math';
import { useLanguage } from '@clearloan/app-runtime';
import { useAmountText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { CauseText } from './cause-text';
import { ConventionText } from './convention-text';
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
