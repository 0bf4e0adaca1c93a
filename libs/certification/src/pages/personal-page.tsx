import { useLingui } from '@lingui/react/macro';
import { usePersonalForm, useSavePersonal } from '../queries';
import { QuestionsPage } from './questions-page';

/** The borrower's personal situation. */
export function PersonalPage() {
  const { t } = useLingui();
  return (
    <QuestionsPage step="personal" title={t`About you`} read={usePersonalForm()} save={useSavePersonal()} />
  );
}
