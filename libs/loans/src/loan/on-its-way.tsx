import { maskAccount } from '@clearloan/formatting';
import { Money, Row, Rows, Slip, Text, Timeline, TimelineItem, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Loan } from '@clearloan/loan-view/contract';
import { priceParts } from '@clearloan/loan-view/rules';
import '@clearloan/loan-view/slip-lines.css';

/** A signed loan that is being paid out: how much, to which account, and when it arrives. */
export function OnItsWay({ loan }: { loan: Loan }) {
  const days = useDayText();
  const { bank, payoutExpectedAt, statusAt } = loan;
  const signedAt = statusAt === undefined ? undefined : days.dayAndTime(statusAt);
  const expectedAt = payoutExpectedAt === undefined ? undefined : days.dayAndTime(payoutExpectedAt);
  const account = bank && `${bank.bankName} ${maskAccount(bank.tail)}`;
  return (
    <Slip
      title={
        <span aria-live="polite">
          <Trans>Your money is on its way</Trans>
        </span>
      }
    >
      <Text tone="dim">
        <Trans>You get</Trans>
      </Text>
      <p>
        <Money amount={priceParts(loan).youGet} size="figure" highlighted />
      </p>
      {account !== undefined && (
        <Rows>
          <Row label={<Trans>To your account</Trans>}>
            <Text as="span">{account}</Text>
          </Row>
        </Rows>
      )}
      <div className="cl-loans-below">
        <OnItsWaySteps signedAt={signedAt} expectedAt={expectedAt} />
      </div>
    </Slip>
  );
}

interface OnItsWayStepsProps {
  readonly signedAt: string | undefined;
  readonly expectedAt: string | undefined;
}

const OnItsWaySteps = ({ signedAt, expectedAt }: OnItsWayStepsProps) => (
  <Timeline>
    <TimelineItem kind="paid" number={1} title={<Trans>You signed</Trans>} note={signedAt} />
    <TimelineItem
      kind="wait"
      number={2}
      title={<Trans>The bank is transferring it</Trans>}
      note={<Trans>Nothing for you to do.</Trans>}
    />
    <TimelineItem
      kind="idle"
      number={3}
      title={<Trans>In your account</Trans>}
      note={
        expectedAt === undefined ? <Trans>Usually the same day</Trans> : <Trans>About {expectedAt}</Trans>
      }
    />
  </Timeline>
);
