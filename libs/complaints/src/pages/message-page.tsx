import { Page, ReadFailure, SkeletonLine, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { DetailField } from '../parts/kind-fields';
import { SendNote } from '../parts/send-note';
import { problemPath } from '../paths';
import { SavedLine, SendPrimaryAction } from './send-primary-action';
import { ReportPhotos } from './report-photos';
import { useMessageForm, type MessageForm } from './use-message-form';

const formId = 'message';

/**
 * An addition to a report: news, what is still wrong with the answer, or why a closed one must be reopened.
 */
export function MessagePage() {
  const { problemId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const didNotHelp = search.get('_helped') === 'no';
  const message = useMessageForm(problemId, didNotHelp);
  const { read } = message;
  return (
    <Page
      title={didNotHelp ? t`What’s still wrong?` : t`Add a message`}
      back={problemPath(problemId)}
      bottomBar={
        <SendPrimaryAction formId={formId} sending={message.sending}>
          <Trans>Send</Trans>
        </SendPrimaryAction>
      }
    >
      <ReadFailure read={read} title={t`Your report didn’t load`} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          message.send();
        }}
      >
        <Fields message={message} didNotHelp={didNotHelp} />
      </form>
    </Page>
  );
}

interface FieldsProps {
  message: MessageForm;
  didNotHelp: boolean;
}

function Fields({ message, didNotHelp }: FieldsProps) {
  const { t } = useLingui();
  const { read, kept, sending, photos } = message;
  const { data: problem } = read;
  return (
    <Stack gap={6} pad>
      {problem && (
        <Text tone="dim">
          {problem.title} · {problem.problemId}
        </Text>
      )}
      {read.isPending && <SkeletonLine />}
      {message.opensAgain && (
        <Text>
          <Trans>This reopens your report. Our team will read it.</Trans>
        </Text>
      )}
      <DetailField
        label={didNotHelp ? t`Tell us what’s missing` : t`Your message`}
        hint={t`In your own words, in any language.`}
        typed={kept.draft.typed}
        onChange={message.type}
        onLeave={message.leaveDetail}
        error={message.error}
      />
      <ReportPhotos photos={photos} />
      <SavedLine kept={kept} photos={photos} />
      <SendNote {...sending} isKept={kept.savedAt !== undefined} />
    </Stack>
  );
}
