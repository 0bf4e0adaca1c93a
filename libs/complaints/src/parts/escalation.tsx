import { BuildingsIcon, CopyAction, Inline, LinkAction, Note, Stack } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ContactInfo, ProblemDetail } from '../contract';
import type { EscalationClock } from '../rules/escalation-clock';
import { useDayText } from './day-text';
import { useSummary } from './use-summary';
import './escalation.css';

export interface EscalationProps {
  problem: ProblemDetail;
  clock: EscalationClock;
  /** Absent while unknown. */
  regulator: ContactInfo['regulator'];
  /** Opens the regulator's site; undefined if its URL is not allowed. */
  onRegulator: (() => void) | undefined;
}

/**
 * The day count against the market's limit; after it, the link to the regulator and a summary to take along.
 */
export function Escalation({ problem, clock, regulator, onRegulator }: EscalationProps) {
  const summary = useSummary();
  const { day, limit, isOver } = clock;
  const name = regulator?.name;
  return (
    <Note
      kind={isOver ? 'due' : 'plain'}
      title={
        isOver ? (
          <Trans>{limit} days have passed</Trans>
        ) : (
          <Trans>
            Day {day} of {limit}
          </Trans>
        )
      }
    >
      <Stack gap={1}>
        <Right clock={clock} name={name} />
        {isOver && regulator && <address className="cl-complaints-regulator">{regulator.url}</address>}
        <Inline>
          {isOver && onRegulator && name !== undefined && (
            <LinkAction icon={<BuildingsIcon size="small" />} onClick={onRegulator}>
              <Trans>Go to {name}</Trans>
            </LinkAction>
          )}
          <CopyAction text={summary(problem, clock)}>
            <Trans>Copy a summary</Trans>
          </CopyAction>
        </Inline>
      </Stack>
    </Note>
  );
}

/** What the borrower can do, and from when. */
function Right({ clock, name }: { clock: EscalationClock; name: string | undefined }) {
  const { day } = useDayText();
  const from = day(clock.regulatorFrom);
  if (clock.isOver)
    return name === undefined ? (
      <Trans>You can now ask the regulator to review it. It’s free.</Trans>
    ) : (
      <Trans>You can now ask {name} to review it. It’s free.</Trans>
    );
  return name === undefined ? (
    <Trans>If it isn’t solved by {from}, you can ask the regulator.</Trans>
  ) : (
    <Trans>
      If it isn’t solved by {from}, you can ask {name}.
    </Trans>
  );
}
