import { useClock } from '@clearloan/app-runtime';
import { ListItem, useDayText } from '@clearloan/ui';
import { fillPath } from '@clearloan/routes';
import { Trans } from '@lingui/react/macro';
import type { Problem } from '../contract';
import { innerRoutes } from '../inner-routes';
import { isAnswerLate } from '../rules/problem-state';
import { reportDrawing } from './drawings';
import { ProblemStamp } from './problem-stamp';
import './lines.css';
import './problem-entry.css';

/** One report in a list: subject, loan, date, status, and the due date of the answer. */
export function ProblemEntry({ problem }: { problem: Problem }) {
  const { problemId, problemType, title } = problem;
  return (
    <ListItem
      to={fillPath(innerRoutes.problem, { problemId })}
      strong
      icon={reportDrawing(problemType)}
      title={title}
      note={
        <>
          <span className="cl-complaints-line">
            <SentText problem={problem} />
          </span>
          <span className="cl-complaints-entry-stamp">
            <ProblemStamp problem={problem} />
          </span>
          <span className="cl-complaints-line">
            <AnswerText problem={problem} />
          </span>
        </>
      }
    />
  );
}

function SentText({ problem: { productName, createTime } }: { problem: Problem }) {
  const day = useDayText().shortOf(createTime);
  return productName === undefined ? (
    <Trans>Sent {day}</Trans>
  ) : (
    <Trans>
      {productName} · Sent {day}
    </Trans>
  );
}

function AnswerText({ problem }: { problem: Problem }) {
  const { dayOf } = useDayText();
  const { now } = useClock();
  if (problem.answerBy === undefined) return null;
  const day = dayOf(problem.answerBy);
  return isAnswerLate(problem, now()) ? (
    <Trans>You should have heard from us by {day}. Sorry, we’re late.</Trans>
  ) : (
    <Trans>Answer by {day}</Trans>
  );
}
