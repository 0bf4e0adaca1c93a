import { fillPath, pathTo, withOwnKeys } from '@clearloan/routes';
import { useClock, useMarket } from '@clearloan/app-runtime';
import {
  Inline,
  Pad,
  Page,
  PrimaryAction,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  ReadFailure,
  SkeletonList,
  Stack,
  Text,
  useLeaving,
  useOnlineTap,
  Button,
  Note,
  QuestionIcon,
  Sheet,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useNavigate } from 'react-router-dom';
import type { ProblemDetail, ProblemPicture } from '../contract';
import { Escalation } from '../parts/escalation';
import { ProblemTimeline } from '../parts/problem-timeline';
import { innerRoutes } from '../inner-routes';
import { useWaitingDraft } from '../device/use-draft';
import { useContactInfo, useProblem, useSaveProblem } from '../queries';
import { escalationClock } from '../rules/escalation-clock';
import { isAnswerLate } from '../rules/problem-state';
import { SendNote } from '../parts/send-note';
import { useState } from 'react';
import { OwnPicture } from './own-picture';
import { ProblemStamp } from '../parts/problem-stamp';
import '../parts/pictures.css';
import '../parts/helped-question.css';

/** One report: its status, its history, whether the answer helped, and the borrower's next options. */
export function ProblemPage() {
  const { problemId = '' } = useParams();
  const { t } = useLingui();
  const read = useProblem(problemId);
  const { data: problem } = read;
  return (
    <Page
      title={problem?.title ?? t`Your report`}
      back={pathTo('complaint')}
      bottomBar={<HomeBottomBar read={read} problemId={problemId} />}
    >
      <ReadFailure read={read} title={t`Your report didn’t load`} />
      {read.isPending && <SkeletonList rows={4} />}
      {problem && (
        <Pad>
          <Stack gap={5}>
            <ProblemHead problem={problem} />
            <ProblemTimeline
              problem={problem}
              drawPictures={(pictures) => <SaidPictures pictures={pictures} />}
            />
            <Helped problem={problem} />
            <Clock problem={problem} />
          </Stack>
        </Pad>
      )}
    </Page>
  );
}

function Clock({ problem }: { problem: ProblemDetail }) {
  const { timeZone, escalationDays } = useMarket();
  const { today } = useClock();
  const { data: contact } = useContactInfo();
  const leaving = useLeaving();
  const clock = escalationClock(problem, { today: today(), timeZone, escalationDays });
  if (clock === undefined) return null;
  const regulator = contact?.regulator;
  return (
    <>
      <Escalation
        problem={problem}
        clock={clock}
        regulator={regulator}
        onRegulator={leaving.ask(regulator?.url)}
      />
      {leaving.question}
    </>
  );
}

/** Adding is always possible; for a closed report it reopens it. Outlined, since waiting is fine. */
function HomeBottomBar({ read, problemId }: { read: ReturnType<typeof useProblem>; problemId: string }) {
  const draft = useWaitingDraft(problemId);
  if (read.data === undefined)
    return read.isError ? <PrimaryRetry read={read} /> : <PrimaryActionPlaceholder />;
  return (
    <PrimaryAction kind="line" to={fillPath(innerRoutes.message, { problemId })}>
      {draft !== undefined ? (
        <Trans>Continue your message</Trans>
      ) : read.data.status === 'closed' ? (
        <Trans>Reopen</Trans>
      ) : (
        <Trans>Add a message</Trans>
      )}
    </PrimaryAction>
  );
}

/** The status of a report, its number, its loan, and the due date of the answer. */
function ProblemHead({ problem }: { problem: ProblemDetail }) {
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

/** Asks whether the answer to a report helped. No leads to a message about what is still wrong. */
function Helped({ problem }: { problem: ProblemDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const write = useSaveProblem();
  const { isHeldBack, maySend } = useOnlineTap();
  const { problemId, problemType, problemSonType, status } = problem;
  if (status !== 'answered') return null;
  const close = () => {
    if (!maySend()) return;
    const label = { problemId, problemType, problemSonType, problemDetail: '', helped: true };
    void write.run(label, { loading: t`Closing your report` });
  };
  return (
    <>
      <HelpedQuestion
        isBusy={write.phase === 'sending' || write.phase === 'checking'}
        onYes={close}
        onNo={() =>
          void navigate(withOwnKeys(fillPath(innerRoutes.message, { problemId }), { _helped: 'no' }))
        }
      />
      <SendNote {...write} isHeldBack={isHeldBack} />
    </>
  );
}

interface HelpedQuestionProps {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** "Did the answer help?" with two equally weighted buttons: yes closes the report, no reopens it. */
function HelpedQuestion({ isBusy, onYes, onNo }: HelpedQuestionProps) {
  return (
    <Note icon={QuestionIcon} title={<Trans>Did this help?</Trans>}>
      <div className="cl-complaints-helped">
        <Inline>
          <Button kind="line" small loading={isBusy} onClick={onYes}>
            <Trans>Yes, it helped</Trans>
          </Button>
          <Button kind="line" small disabled={isBusy} onClick={onNo}>
            <Trans>No, not yet</Trans>
          </Button>
        </Inline>
      </div>
    </Note>
  );
}

/** Pictures of a message; a tap enlarges one. */
function SaidPictures({ pictures }: { pictures: readonly ProblemPicture[] }) {
  const { t } = useLingui();
  const [openIndex, setOpenIndex] = useState<number>();
  const nameOf = (index: number) => {
    const number = index + 1;
    return t`Photo ${number}`;
  };
  const picture = openIndex === undefined ? undefined : pictures[openIndex];
  return (
    <div className="cl-complaints-pictures">
      {pictures.map(({ imageId, url }, index) => (
        <button key={imageId} type="button" onClick={() => setOpenIndex(index)}>
          <OwnPicture url={url} alt={nameOf(index)} />
        </button>
      ))}
      <Sheet
        open={picture !== undefined}
        title={nameOf(openIndex ?? 0)}
        onClose={() => setOpenIndex(undefined)}
      >
        <div className="cl-complaints-whole">
          {picture && <OwnPicture url={picture.url} alt={nameOf(openIndex ?? 0)} />}
        </div>
      </Sheet>
    </div>
  );
}
