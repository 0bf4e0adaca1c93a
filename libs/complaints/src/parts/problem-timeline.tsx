import { Timeline, TimelineItem, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProblemDetail, ProblemPicture, TimelineItem as Event } from '../contract';
import { awaitsAnswer, markOf } from '../rules/problem-state';
import { useEventTitle } from './escalation';
import './typed-text.css';

export interface ProblemTimelineProps {
  problem: ProblemDetail;
  /** Renders the pictures of one event. */
  drawPictures: (pictures: readonly ProblemPicture[]) => ReactNode;
}

/** The complete history of a report, and whether an answer is pending. */
export function ProblemTimeline({ problem, drawPictures }: ProblemTimelineProps) {
  const { shortAndTime } = useDayText();
  const titleOf = useEventTitle();
  const { timeline } = problem;
  return (
    <Timeline>
      {timeline.map((event, index) => (
        <TimelineItem
          key={`${event.at} ${String(index)}`}
          kind={markOf(timeline, index)}
          number={index + 1}
          title={titleOf(event, index)}
          note={shortAndTime(event.at)}
        >
          <Said event={event} drawPictures={drawPictures} />
        </TimelineItem>
      ))}
      {awaitsAnswer(problem) && (
        <TimelineItem kind="idle" number={timeline.length + 1} title={<Trans>Answer</Trans>} />
      )}
    </Timeline>
  );
}

function Said({ event, drawPictures }: { event: Event } & Pick<ProblemTimelineProps, 'drawPictures'>) {
  const { text, problemImage } = event;
  return (
    <>
      {text !== undefined && <TypedText>{text}</TypedText>}
      {problemImage.length > 0 && drawPictures(problemImage)}
    </>
  );
}

/**
 * User text, with its own direction and line breaks. Isolated, so that its direction marks cannot affect the
 * surrounding text.
 */
const TypedText = ({ children }: { children: string }) => (
  <p className="cl-complaints-typed">
    <bdi dir="auto">{children}</bdi>
  </p>
);
