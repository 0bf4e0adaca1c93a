import { Stamp, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Problem } from '../contract';
import { stampOf } from '../rules/problem-state';

/** The status of a report, as icon, word and colour. */
export function ProblemStamp({ problem }: { problem: Pick<Problem, 'status' | 'closedAt'> }) {
  return (
    <Stamp kind={stampOf(problem.status)}>
      <StatusValues {...problem} />
    </Stamp>
  );
}

function StatusValues({ status, closedAt }: Pick<Problem, 'status' | 'closedAt'>) {
  const { shortOf } = useDayText();
  switch (status) {
    case 'submitted':
      return <Trans>Sent</Trans>;
    case 'accepted':
      return <Trans>We’re working on it</Trans>;
    case 'answered':
      return <Trans>Answered</Trans>;
    case 'reopened':
      return <Trans>Reopened</Trans>;
    case 'closed': {
      const day = closedAt === undefined ? undefined : shortOf(closedAt);
      return day === undefined ? <Trans>Solved</Trans> : <Trans>Solved {day}</Trans>;
    }
    default:
      return status; // the lender's own text, newer than this build
  }
}
