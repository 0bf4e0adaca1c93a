import { storedText } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { ErrorSummary, Page, ReadFailure, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DetailField, fieldIds, KindFields, KindFieldsBlank } from '../parts/kind-fields';
import { SendNote } from '../parts/send-note';
import { useAskedFrom, useScreenName } from '../parts/use-screen-name';
import { useFaultText, useLengthText, type FormErrors } from '../parts/use-fault-text';
import {
  filledIn,
  formFaults,
  lengthFault,
  loanToSend,
  type Choices,
  type FormField,
} from '../rules/report-form';
import { SavedLine, SendPrimaryAction, useSendReport } from './send-report';
import { ReportPhotos } from './report-photos';
import { detailLength } from '../contract';
import { useDraft } from '../device/use-draft';
import { useProblemForm } from '../queries';
import { usePhotos } from './use-photos';

const formId = 'report';

/** A new report: its subject, what happened, up to three photos. Can be written offline. */
export function NewProblemPage() {
  const { t } = useLingui();
  const report = useReportForm();
  const { read, handle, sending } = report;
  return (
    <Page
      title={t`Report a problem`}
      back={pathTo('complaint')}
      bottomBar={
        <SendPrimaryAction formId={formId} sending={sending}>
          <Trans>Send</Trans>
        </SendPrimaryAction>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          report.send();
        }}
      >
        <Stack gap={6} pad>
          <ErrorSummary
            errors={report.attempt > 0 ? summaryOf(report.errors) : []}
            attempt={report.attempt}
          />
          {read.data === undefined && <ReadFailure read={read} title={t`The list of problems didn’t load`} />}
          <Fields report={report} />
          <SavedLine handle={handle} photos={report.photos} />
          <SendNote {...sending} isKept={handle.savedAt !== undefined} />
        </Stack>
      </form>
    </Page>
  );
}

function Fields({ report }: { report: ReportForm }) {
  const { t } = useLingui();
  const { read, choices, choose, handle, errors, photos } = report;
  return (
    <>
      {read.isPending && <KindFieldsBlank choices={choices} />}
      {read.data && <KindFields form={read.data} choices={choices} onChange={choose} errors={errors} />}
      <DetailField
        label={t`Tell us more`}
        hint={t`In your own words, in any language.`}
        typed={handle.draft.typed}
        onChange={report.type}
        onLeave={report.leaveDetail}
        error={errors.problemDetail}
      />
      <ReportPhotos photos={photos} />
      <CameFrom screen={report.screen} />
    </>
  );
}

function CameFrom({ screen }: { screen: string | undefined }) {
  const name = useScreenName(screen);
  return name === undefined ? null : (
    <Text size="sm" tone="dim">
      <Trans>
        You came from <b>{name}</b>. We’ll include that in the report.
      </Trans>
    </Text>
  );
}

const summaryOf = (errors: FormErrors) =>
  Object.entries(errors).map(([field, label]) => ({ fieldId: fieldIds[field as FormField], label }));

/**
 * A new report: its choices and text, stored with every change, what is still missing, and its submission.
 */
function useReportForm() {
  const from = useAskedFrom();
  const read = useProblemForm();
  const handle = useDraft('new');
  const photos = usePhotos(handle);
  const faultText = useFaultText();
  const lengthText = useLengthText();
  const [attempt, setAttempt] = useState(0);
  const [hasLeftDetail, setLeftDetail] = useState(false);
  const { data: form } = read;
  const { typed } = handle.draft;
  const screen = from.screen ?? handle.draft.screen;
  const choices = filledIn(form, handle.draft, { ...from, screen });
  const faults = form ? formFaults(form, choices, typed) : {};
  const early = hasLeftDetail && typed !== '' ? lengthFault(typed, detailLength.least) : undefined;
  const detailText = lengthText(early, detailLength.least);
  const sending = useSendReport(handle, photos, read, () => {
    const { problemType, problemSonType } = choices;
    if (form === undefined || Object.keys(faults).length > 0) return undefined;
    if (problemType === undefined || problemSonType === undefined) return undefined;
    const orderId = loanToSend(form, choices);
    return { problemType, problemSonType, problemDetail: storedText(typed), orderId, screen };
  });
  return {
    read,
    handle,
    photos,
    sending,
    screen,
    choices,
    choose: ({ problemType, problemSonType, orderId }: Choices) => {
      handle.change({ problemType, problemSonType, orderId, screen });
    },
    type: (label: string) => {
      sending.writeOn();
      handle.change({ typed: label, orderId: handle.draft.orderId ?? from.orderId, screen });
    },
    attempt,
    errors: attempt > 0 ? faultText(faults) : { ...(detailText ? { problemDetail: detailText } : {}) },
    leaveDetail: () => setLeftDetail(true),
    send: () => {
      setAttempt(attempt + 1);
      sending.send();
    },
  };
}

type ReportForm = ReturnType<typeof useReportForm>;
