import { useLingui } from '@lingui/react/macro';
import { useJobForm, useSaveJob } from '../queries';
import { QuestionsPage } from './questions-page';

/** Work and income. */
export function JobPage() {
  const { t } = useLingui();
  return <QuestionsPage step="job" title={t`Job`} read={useJobForm()} save={useSaveJob()} />;
}
