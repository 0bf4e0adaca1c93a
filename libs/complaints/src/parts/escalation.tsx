import { useBrand } from '@clearloan/app-runtime';
import { useLingui, Trans } from '@lingui/react/macro';
import { BuildingsIcon, CopyAction, Inline, LinkAction, Note, Stack, useDayText } from '@clearloan/ui';
import type { ProblemDetail, TimelineItem, ContactInfo } from '../contract';
import type { EscalationClock } from '../rules/escalation-clock';
import './escalation.css';

/** The complete history of a report as a text for a regulator: number, loan, dates, all messages. */
function useSummary(): (problem: ProblemDetail, clock: EscalationClock) => string {
  const { t } = useLingui();
  const { name: brandName } = useBrand();
  const { dayAndTime, day } = useDayText();
  const titleOf = useEventTitle();
  return (problem, { day: dayNumber, limit, regulatorFrom }) => {
    const { problemId, title, productName, createTime, timeline } = problem;
    const sentAt = dayAndTime(createTime);
    const lastDay = day(regulatorFrom);
    const events = timeline.map((event, index) => {
      const what = `${dayAndTime(event.at)}: ${titleOf(event, index)}`;
      return event.text === undefined ? what : `${what}\n“${event.text}”`;
    });
    return [
      t`Report ${problemId} to ${brandName}`,
      t`About: ${title}`,
      productName === undefined ? undefined : t`Loan: ${productName}`,
      t`Sent: ${sentAt}`,
      t`Day ${dayNumber} of ${limit}. You can ask the regulator from ${lastDay}.`,
      '',
      ...events,
    ]
      .filter((line) => line !== undefined)
      .join('\n');
  };
}

/** The title of an event: who did what. */
export function useEventTitle(): (item: TimelineItem, index: number) => string {
  const { t } = useLingui();
  return ({ status, by, who, text }, index) => {
    if (by === 'borrower') {
      if (index === 0) return t`You told us`;
      if (status === 'reopened' && text === undefined) return t`You reopened it`;
      return status === 'closed' ? t`You said it helped` : t`You added`;
    }
    if (status === 'answered') return who === undefined ? t`Our answer` : t`${who} answered`;
    if (status === 'closed') return t`We closed it`;
    if (text !== undefined) return who === undefined ? t`Update from us` : t`${who} wrote`;
    return who === undefined ? t`We read it` : t`${who} read it`;
  };
}

interface EscalationProps {
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
