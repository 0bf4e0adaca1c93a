import { useClock } from '@clearloan/app-runtime';
import { Inline, Stack, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ProblemDetail } from '../contract';
import { isAnswerLate } from '../rules/problem-state';
import { useDayText } from './day-text';
import { ProblemStamp } from './problem-stamp';

/** The status of a report, its number, its loan, and the due date of the answer. */
export function ProblemHead({ problem }: { problem: ProblemDetail }) {
  const { problemId, productName } = problem;
  return (
    <Stack gap={3}>
      <Inline between>
        <ProblemStamp problem={problem} />
        <Text as="span" size="sm" tone="dim">
          <Trans>
            Number <NumberCode>{problemId}</NumberCode>
          </Trans>
        </Text>
      </Inline>
      <AnswerTime problem={problem} />
      {productName !== undefined && (
        <Text size="sm" tone="dim">
          {productName}
        </Text>
      )}
    </Stack>
  );
}

const NumberCode = ({ children }: { children: string }) => (
  <Text as="span" code>
    {children}
  </Text>
);

function AnswerTime({ problem }: { problem: ProblemDetail }) {
  const { dayAndTime } = useDayText();
  const { now } = useClock();
  if (problem.answerBy === undefined) return null;
  const at = dayAndTime(problem.answerBy);
  return isAnswerLate(problem, now()) ? (
    <Text tone="over">
      <Trans>
        We should have answered by <b>{at}</b>. Sorry, we’re late.
      </Trans>
    </Text>
  ) : (
    <Text tone="dim">
      <Trans>
        We’ll answer by <b>{at}</b>
      </Trans>
    </Text>
  );
}
