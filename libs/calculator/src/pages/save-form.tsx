import { Note, Pad } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { withoutExtras, type AdvancedQuestion } from '../contract';
import { NameForm } from '../parts/name-form';
import { maxSavedLoans } from '../device/stored-loans';
import { useStoredLoans } from './use-stored-loans';

export interface SaveFormProps {
  question: AdvancedQuestion | undefined;
  /** On the tab of early payments, these are saved with the loan. */
  withExtras: boolean;
  onSaved: () => void;
}

/** Asks for a name and saves the visible loan. */
export function SaveForm({ question, withExtras, onSaved }: SaveFormProps) {
  const { t } = useLingui();
  const kept = useStoredLoans();
  const next = kept.loans.length + 1;
  // One id for each opening, so that a repeated save is of the same loan.
  const [loanId] = useState(() => crypto.randomUUID());
  const save = async (name: string) => {
    if (!question) return false;
    const loan = withExtras ? question : withoutExtras(question);
    const isSaved = await kept.keep({ ...loan, name, loanId, updated_at: '' });
    if (isSaved) onSaved();
    return isSaved;
  };
  if (kept.loans.length < maxSavedLoans) return <NameForm name={t`Loan ${next}`} onSave={save} />;
  return (
    <Pad>
      <Note title={<Trans>No room for more loans</Trans>}>
        <Trans>Remove a loan you no longer need, then save this one.</Trans>
      </Note>
    </Pad>
  );
}
