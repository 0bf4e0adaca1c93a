import { pathTo } from '@clearloan/routes';
import { ErrorSummary, Page, ReadFailure, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DetailField, fieldIds, KindFields, KindFieldsBlank } from '../parts/kind-fields';
import { SendNote } from '../parts/send-note';
import { useScreenName } from '../parts/use-screen-name';
import type { FormErrors } from '../parts/use-fault-text';
import type { FormField } from '../rules/report-form';
import { SavedLine, SendPrimaryAction } from './send-primary-action';
import { ReportPhotos } from './report-photos';
import { useReportForm, type ReportForm } from './use-report-form';

const formId = 'report';

/** A new report: its subject, what happened, up to three photos. Can be written offline. */
export function NewProblemPage() {
  const { t } = useLingui();
  const report = useReportForm();
  const { read, kept, sending } = report;
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
          <SavedLine kept={kept} photos={report.photos} />
          <SendNote {...sending} isKept={kept.savedAt !== undefined} />
        </Stack>
      </form>
    </Page>
  );
}

function Fields({ report }: { report: ReportForm }) {
  const { t } = useLingui();
  const { read, choices, choose, kept, errors, photos } = report;
  return (
    <>
      {read.isPending && <KindFieldsBlank choices={choices} />}
      {read.data && <KindFields form={read.data} choices={choices} onChange={choose} errors={errors} />}
      <DetailField
        label={t`Tell us more`}
        hint={t`In your own words, in any language.`}
        typed={kept.draft.typed}
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
