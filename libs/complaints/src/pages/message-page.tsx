import { Page, ReadFailure, SkeletonLine, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ProblemDetail } from '../contract';
import { DetailField } from '../parts/detail-field';
import { SendNote } from '../parts/send-note';
import { problemPath } from '../paths';
import { useProblem } from '../queries';
import { KeptLine } from './kept-line';
import { ReportPhotos } from './report-photos';
import { SendPinned } from './send-pinned';
import { useMessageForm, type MessageForm } from './use-message-form';

const formId = 'message';

/** A word to a report: news, what is still wrong with the answer, or why a closed one must open again. */
export function MessagePage() {
  const { problemId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const didNotHelp = search.get('_helped') === 'no';
  const read = useProblem(problemId);
  const { data: problem } = read;
  const message = useMessageForm(problemId, problem, didNotHelp);
  return (
    <Page
      title={didNotHelp ? t`What is still wrong?` : t`Add a message`}
      back={problemPath(problemId)}
      pinned={
        <SendPinned formId={formId} sending={message.sending}>
          <Trans>Send</Trans>
        </SendPinned>
      }
    >
      <ReadFailure read={read} title={t`Your report did not load`} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          message.send();
        }}
      >
        <Fields message={message} problem={problem} isPending={read.isPending} didNotHelp={didNotHelp} />
      </form>
    </Page>
  );
}

interface FieldsProps {
  message: MessageForm;
  /** Absent while it loads. */
  problem: ProblemDetail | undefined;
  isPending: boolean;
  didNotHelp: boolean;
}

function Fields({ message, problem, isPending, didNotHelp }: FieldsProps) {
  const { t } = useLingui();
  const { kept, sending, photos } = message;
  return (
    <Stack gap={6} pad>
      {problem && (
        <Text tone="dim">
          {problem.title} · {problem.problemId}
        </Text>
      )}
      {isPending && <SkeletonLine />}
      {message.opensAgain && (
        <Text>
          <Trans>This opens your report again. A person reads it.</Trans>
        </Text>
      )}
      <DetailField
        label={didNotHelp ? t`Tell us what is missing` : t`Your message`}
        hint={t`Your own words, any language.`}
        typed={kept.draft.typed}
        onChange={(typed) => kept.change({ typed })}
        onLeave={message.leaveDetail}
        error={message.error}
      />
      <ReportPhotos photos={photos} />
      <KeptLine kept={kept} photos={photos} />
      <SendNote {...sending} isKept={kept.savedAt !== undefined} />
    </Stack>
  );
}
