import { useBrand } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import type { ProblemDetail } from '../contract';
import type { EscalationClock } from '../rules/escalation-clock';
import { useDayText } from './day-text';
import { useEventTitle } from './use-event-title';

/** The whole story of a report as a text that a regulator can read: number, loan, days, everything that was said. */
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
