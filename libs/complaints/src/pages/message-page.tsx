import { storedText } from '@clearloan/formatting';
import { Page, ReadFailure, SkeletonLine, Stack, Text } from '@clearloan/ui';
import { fillPath } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { DetailField } from '../parts/kind-fields';
import { SendNote } from '../parts/send-note';
import { innerRoutes } from '../inner-routes';
import { SavedLine, SendPrimaryAction, useSendReport } from './send-report';
import { ReportPhotos } from './report-photos';
import { detailLength } from '../contract';
import { useLengthText } from '../parts/use-fault-text';
import { useDraft } from '../device/use-draft';
import { useProblem } from '../queries';
import { lengthFault } from '../rules/report-form';
import { usePhotos } from './use-photos';

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
      back={fillPath(innerRoutes.problem, { problemId })}
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
  const { read, handle, sending, photos } = message;
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
        typed={handle.draft.typed}
        onChange={message.type}
        onLeave={message.leaveDetail}
        error={message.error}
      />
      <ReportPhotos photos={photos} />
      <SavedLine handle={handle} photos={photos} />
      <SendNote {...sending} isKept={handle.savedAt !== undefined} />
    </Stack>
  );
}

/**
 * An addition to a report.
 * @param didNotHelp the borrower rated the last answer as not helpful: the text is then optional
 */
function useMessageForm(problemId: string, didNotHelp: boolean) {
  const read = useProblem(problemId);
  const { data: problem } = read;
  const handle = useDraft(problemId);
  const photos = usePhotos(handle);
  const lengthText = useLengthText();
  const [hasTried, setTried] = useState(false);
  const { typed } = handle.draft;
  const least = didNotHelp ? 0 : detailLength.leastAdded;
  const fault = lengthFault(typed, least);
  const isAnswered = problem?.status === 'answered' || problem?.status === 'closed';
  const sending = useSendReport(handle, photos, read, () => {
    if (problem === undefined) return undefined;
    const { problemType, problemSonType } = problem;
    const helped = didNotHelp && isAnswered ? false : undefined;
    return { problemId, problemType, problemSonType, problemDetail: storedText(typed), helped };
  });
  return {
    read,
    handle,
    photos,
    sending,
    opensAgain: isAnswered,
    error: hasTried || fault === 'tooLong' ? lengthText(fault, least) : undefined,
    type: (label: string) => {
      sending.writeOn();
      handle.change({ typed: label });
    },
    leaveDetail: () => setTried(hasTried || typed !== ''),
    send: () => {
      setTried(true);
      if (fault === undefined) sending.send();
    },
  };
}

type MessageForm = ReturnType<typeof useMessageForm>;
