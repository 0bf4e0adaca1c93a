import { useBrand } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import type { ProblemDetail, TimelineItem } from '../contract';
import type { EscalationClock } from '../rules/escalation-clock';
import { useDayText } from './day-text';

/** The complete history of a report as a text for a regulator: number, loan, dates, all messages. */
export function useSummary(): (problem: ProblemDetail, clock: EscalationClock) => string {
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
