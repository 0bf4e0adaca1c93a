import { useLingui, Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useOnlineTap, Button, Inline, Note, QuestionIcon } from '@clearloan/ui';
import type { ProblemDetail } from '../contract';
import { SendNote } from '../parts/send-note';
import { messagePath } from '../paths';
import { useSaveProblem } from '../queries';
import '../parts/helped-question.css';

/** Asks whether the answer to a report helped. No leads to a message about what is still wrong. */
export function Helped({ problem }: { problem: ProblemDetail }) {
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
        onNo={() => void navigate(messagePath(problemId, true))}
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
