import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useOnlineTap } from '@clearloan/ui';
import type { ProblemDetail } from '../contract';
import { HelpedQuestion } from '../parts/helped-question';
import { SendNote } from '../parts/send-note';
import { messagePath } from '../paths';
import { useSaveProblem } from '../queries';

/** Asks of an answered report whether the answer helped. No leads to a word about what is still wrong. */
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
