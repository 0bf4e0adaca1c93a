import { formatPercent } from '@clearloan/formatting';
import type { Verdict } from '@clearloan/loan-math';
import { CheckCircleFillIcon, Money, Row, Slip, Stamp, Text, WarningFillIcon } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { groupFindings, type FindingGroup } from '../rules/findings';
import { CauseWords } from './cause-words';
import { FindingLine } from './finding-line';
import './slip-lines.css';
import './verdict-slip.css';

/** Whether the lender's figures are right; if not, each difference with its likely reason; then what it really costs. */
export function VerdictSlip({ verdict }: { verdict: Verdict }) {
  return (
    <Slip title={<Trans>What we found</Trans>} corner={<VerdictStamp agrees={verdict.agrees} />}>
      <div role="status">
        {verdict.agrees ? (
          <p>
            <Trans>Every figure you gave is right, to the last digit that is printed.</Trans>
          </p>
        ) : (
          groupFindings(verdict.findings).map((group) => <Group key={group.causes.join(' ')} group={group} />)
        )}
      </div>
      <OurFigures verdict={verdict} />
    </Slip>
  );
}

const VerdictStamp = ({ agrees }: { agrees: boolean }) =>
  agrees ? (
    <Stamp kind="paid" icon={CheckCircleFillIcon}>
      <Trans>Agrees</Trans>
    </Stamp>
  ) : (
    <Stamp kind="due" icon={WarningFillIcon}>
      <Trans>Differs</Trans>
    </Stamp>
  );

function Group({ group: { causes, shown, more } }: { group: FindingGroup }) {
  return (
    <div className="cl-calc-finding">
      {causes.map((cause) => (
        <p key={cause}>
          <b>
            <CauseWords cause={cause} />
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

/** The whole price of the loan as it is paid, and its APR in all three ways. */
function OurFigures({ verdict: { computed, agrees } }: { verdict: Verdict }) {
  const { net, instalment, totalInterest, apr } = computed;
  return (
    <div className="cl-calc-below cl-calc-ruled">
      <Row label={<Trans>You get</Trans>}>
        <Money amount={net} />
      </Row>
      <Row label={<Trans>The payment, by the stated terms</Trans>}>
        <Money amount={instalment} />
      </Row>
      <Row label={<Trans>All interest, by the stated terms</Trans>}>
        <Money amount={totalInterest} />
      </Row>
      <Row label={agrees ? <Trans>APR, nominal</Trans> : <Trans>APR as it is paid, nominal</Trans>} strong>
        {formatPercent(apr.nominal, 2)}
      </Row>
      <Row label={<Trans>APR, actuarial</Trans>}>{formatPercent(apr.actuarial, 2)}</Row>
      <Row label={<Trans>APR, effective</Trans>}>{formatPercent(apr.effective, 2)}</Row>
      <Text size="cap" tone="dim">
        <Trans>
          Nominal: the rate of one period times the periods of a year. Actuarial: the same with odd days
          counted by the US rule. Effective: with interest on interest.
        </Trans>
      </Text>
    </div>
  );
}
