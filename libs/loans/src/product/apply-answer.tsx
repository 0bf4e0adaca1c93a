import { Dialog, Note } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplyResult } from '../contract';
import { useDayText } from '../parts/day-text';
import { Noted } from '../parts/payment-progress';

export interface ApplyAnswerProps {
  /** The lender's response, unless it is simply "continue". */
  answer: ApplyResult | undefined;
  onGoOn: () => void;
  onStay: () => void;
}

/** The lender's response to an application: a refusal with its reason, or a question before continuing. */
export function ApplyAnswer({ answer, onGoOn, onStay }: ApplyAnswerProps) {
  const { t } = useLingui();
  const isQuestion = answer?.orderId !== undefined;
  return (
    <>
      {answer?.result === 'refused' && <Refused answer={answer} />}
      <Dialog
        open={answer?.result === 'dialog'}
        title={answer?.dialog?.title ?? t`Good to know`}
        confirmLabel={isQuestion ? t`Continue` : t`OK`}
        cancelLabel={isQuestion ? t`Not now` : undefined}
        onConfirm={isQuestion ? onGoOn : onStay}
        onCancel={onStay}
      >
        {answer?.dialog?.text}
      </Dialog>
    </>
  );
}

/** The reason, and when applying again makes sense. */
function Refused({ answer }: { answer: ApplyResult }) {
  const text = useDayText();
  const day = answer.retryAt === undefined ? undefined : text.withYear(answer.retryAt);
  return (
    <Noted>
      <Note kind="due" role="alert" title={answer.dialog?.title ?? <Trans>Not this time</Trans>}>
        {answer.dialog?.text} {day !== undefined && <Trans>You can apply again from {day}.</Trans>}
      </Note>
    </Noted>
  );
}
