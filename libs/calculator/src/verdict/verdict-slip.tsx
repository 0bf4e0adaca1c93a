import { formatPercent } from '@clearloan/formatting';
import type { Cause, CauseFacts, Finding, Verdict } from '@clearloan/loan-math';
import { CheckCircleFillIcon, Money, Row, Rows, Slip, Stamp, Text, WarningFillIcon } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { CauseText } from './cause-text';
import { FindingLine } from './finding-line';
import { Agreement, Conventions, Likeliest, WrongDays } from './verdict-text';
import '../parts/slip-lines.css';
import './verdict-slip.css';

interface VerdictSlipProps {
  readonly verdict: Verdict;
  /** Whether every line of the pasted plan was parsed: otherwise it cannot agree. */
  readonly isPlanWhole: boolean;
}

/** Whether the lender's figures are right; if not, each difference with its likely reason; then the real cost. */
export function VerdictSlip({ verdict, isPlanWhole }: VerdictSlipProps) {
  const isRight = verdict.agrees && isPlanWhole;
  return (
    <Slip
      title={<Trans>What we found</Trans>}
      corner={<CornerStamp verdict={verdict} isPlanWhole={isPlanWhole} />}
    >
      <div role="status">
        {isRight && <Agreement verdict={verdict} />}
        {verdict.agrees && !isPlanWhole && (
          <p>
            <Trans>
              The figures we read are right. We couldn’t read the whole plan, so we can’t confirm all of it.
            </Trans>
          </p>
        )}
        {verdict.isOpen && (
          <p>
            <Trans>
              The payment is right, but we can’t check the rest without every payment. A different first or
              last payment could explain it.
            </Trans>
          </p>
        )}
        {!verdict.agrees && <Differences verdict={verdict} />}
      </div>
      <OurFigures verdict={verdict} />
    </Slip>
  );
}

function Differences({ verdict: { findings, facts, likeliest, dates, conventions } }: { verdict: Verdict }) {
  return (
    <>
      <Conventions conventions={conventions} />
      {groupFindings(findings).map((group) => (
        <Group key={group.causes.join(' ')} group={group} facts={facts} />
      ))}
      {dates.length > 0 && <WrongDays dates={dates} />}
      {likeliest.length > 0 && <Likeliest ways={likeliest} />}
    </>
  );
}

function CornerStamp({ verdict: { agrees, isOpen }, isPlanWhole }: VerdictSlipProps) {
  if (agrees && !isPlanWhole) return <OpenStamp />;
  if (!isOpen) return <VerdictStamp agrees={agrees} />;
  return (
    <Stamp kind="wait">
      <Trans>Can’t tell</Trans>
    </Stamp>
  );
}

const VerdictStamp = ({ agrees }: { agrees: boolean }) =>
  agrees ? (
    <Stamp kind="paid" icon={CheckCircleFillIcon}>
      <Trans>Matches</Trans>
    </Stamp>
  ) : (
    <Stamp kind="due" icon={WarningFillIcon}>
      <Trans>Doesn’t match</Trans>
    </Stamp>
  );

const OpenStamp = () => (
  <Stamp kind="wait">
    <Trans>Not complete</Trans>
  </Stamp>
);

function Group({ group: { causes, shown, more }, facts }: { group: FindingGroup; facts: CauseFacts }) {
  return (
    <div className="cl-calc-finding">
      {causes.map((cause) => (
        <p key={cause}>
          <b>
            <CauseText cause={cause} facts={facts} />
          </b>
        </p>
      ))}
      <ul>
        {shown.map((finding) => (
          <li key={`${finding.figure}-${finding.periodNo ?? 0}`}>
            <FindingLine finding={finding} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural
              value={more}
              one="And # more figure for the same reason."
              other="And # more figures for the same reason."
            />
          </li>
        )}
      </ul>
    </div>
  );
}

/** The full price of the loan as it is paid, and its APR by all three methods. */
function OurFigures({ verdict: { computed, agrees } }: { verdict: Verdict }) {
  const { net, instalment, totalInterest, apr } = computed;
  return (
    <div className="cl-calc-below cl-calc-ruled">
      <Rows>
        <Row label={<Trans>You get</Trans>}>
          <Money amount={net} />
        </Row>
        <Row label={<Trans>The payment, by the terms stated</Trans>}>
          <Money amount={instalment} />
        </Row>
        <Row label={<Trans>Total interest, by the terms stated</Trans>}>
          <Money amount={totalInterest} />
        </Row>
        <Row
          label={agrees ? <Trans>APR, nominal</Trans> : <Trans>APR from the actual payments, nominal</Trans>}
          strong
        >
          {saidRate(apr.nominal)}
        </Row>
        <Row label={<Trans>APR, actuarial</Trans>}>{saidRate(apr.actuarial)}</Row>
        <Row label={<Trans>APR, effective</Trans>}>{saidRate(apr.effective)}</Row>
      </Rows>
      <Text size="cap" tone="dim">
        <Trans>
          Nominal: the rate of one period times the periods per year. Actuarial: the same, with odd days
          counted by the US rule. Effective: with compound interest.
        </Trans>
      </Text>
    </div>
  );
}

/** An extremely expensive loan has no readable rate. */
const saidRate = (percent: string | undefined): string =>
  percent === undefined ? '–' : formatPercent(percent, 2);

/** Findings with the same reason: reported once, with the first few figures. */
interface FindingGroup {
  readonly causes: readonly Cause[];
  readonly shown: readonly Finding[];
  /** How many more figures differ for this reason. */
  readonly more: number;
}

/** Enough figures to show the pattern; all of them would hide it. */
const shownEach = 4;

/**
 * Grouped by reason, most significant first: those not about a single payment, then the payments in order.
 */
function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.causes.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((group) => {
    const sorted = group.toSorted((one, other) => (one.periodNo ?? 0) - (other.periodNo ?? 0));
    return {
      causes: group[0]?.causes ?? [],
      shown: sorted.slice(0, shownEach),
      more: Math.max(0, group.length - shownEach),
    };
  });
}
