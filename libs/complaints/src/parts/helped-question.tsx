import { Button, Inline, Note, QuestionIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './helped-question.css';

export interface HelpedQuestionProps {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Did the answer help? Both words weigh the same: yes closes the report, no opens it again. */
export function HelpedQuestion({ isBusy, onYes, onNo }: HelpedQuestionProps) {
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
