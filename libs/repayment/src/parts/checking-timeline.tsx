import type { Transaction } from '@clearloan/loan-contract';
import { useClock } from '@clearloan/app-runtime';
import { Pad, Timeline, TimelineItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useDayText } from './day-text';

/** The progress of a payment, from the borrower to the loan. */
export function CheckingTimeline({ payment }: { payment: Transaction }) {
  const { dayAndTime } = useDayText();
  const { utr, at, kind } = payment;
  // A reference for a code has the time of the code.
  const sentAt = kind === 'reference' ? dayAndTime(at) : undefined;
  return (
    <Pad>
      <Timeline>
        {utr === undefined ? (
          <TimelineItem kind="step" number={1} title={<Trans>You pay with the code</Trans>} />
        ) : (
          <TimelineItem kind="paid" number={1} title={<Trans>You sent the reference</Trans>} note={sentAt} />
        )}
        <TimelineItem
          kind="wait"
          number={2}
          title={<Trans>The bank confirms</Trans>}
          note={<LookTimes payment={payment} />}
        />
        <TimelineItem
          kind="idle"
          number={3}
          title={<Trans>Loan balance updated</Trans>}
          note={<Trans>You’ll see it here straight away.</Trans>}
        />
      </Timeline>
    </Pad>
  );
}

/** When the lender last checked with the bank, and when it checks next, if that is not this minute. */
function LookTimes({ payment: { checkedAt, nextCheckAt } }: { payment: Transaction }) {
  const { time } = useDayText();
  const now = useClock().now();
  const checked = checkedAt === undefined ? undefined : time(checkedAt);
  const isAhead = nextCheckAt !== undefined && nextCheckAt > now && time(nextCheckAt) !== time(now);
  const next = isAhead ? time(nextCheckAt) : undefined;
  if (checked !== undefined && next !== undefined)
    return (
      <Trans>
        Checked at {checked}. Next check at {next}.
      </Trans>
    );
  if (next !== undefined) return <Trans>Next check at {next}.</Trans>;
  if (checked !== undefined) return <Trans>Checked at {checked}.</Trans>;
  return <Trans>We check automatically.</Trans>;
}
