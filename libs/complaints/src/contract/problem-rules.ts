import { unless, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { ProblemDetail } from './problem';

const ms = (instant: string): number => Date.parse(instant);

export const problemIsInOrder: Rule<ProblemDetail> = {
  name: 'problemIsInOrder',
  sentence:
    'a report has the status of its last line, its lines are in order, and what it waits for is later',
  faults: ({ status, createTime, answerBy, escalateAt, timeline }, at = 'data') => [
    ...(timeline.length === 0
      ? []
      : unlessSame(`${at}.status`, timeline.at(-1)?.status, status, 'its last line')),
    ...timeline.flatMap(({ at: instant }, index) => {
      const before = timeline[index - 1]?.at ?? createTime;
      return unless(ms(instant) >= ms(before), `${at}.timeline[${index}].at`, `${before} or later`, instant);
    }),
    ...[answerBy, escalateAt].flatMap((then) =>
      unless(
        then === undefined || ms(then) > ms(createTime),
        `${at}.${then === answerBy ? 'answerBy' : 'escalateAt'}`,
        `after ${createTime}`,
        then,
      ),
    ),
  ],
};
