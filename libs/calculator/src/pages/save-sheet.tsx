import { Note, Pad, Sheet } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { withoutExtras, type AdvancedQuestion } from '../contract';
import { NameForm } from '../parts/name-form';
import { mostKept } from '../phone/kept-loans';
import { useKeptLoans } from './use-kept-loans';

interface SaveSheetProps {
  open: boolean;
  question: AdvancedQuestion | undefined;
  /** From the tab of early payments they are saved with the loan. */
  withExtras: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Asks for a name and keeps the loan that is on view. */
export function SaveSheet({ open, question, withExtras, onClose, onSaved }: SaveSheetProps) {
  const { t } = useLingui();
  const kept = useKeptLoans();
  const next = kept.loans.length + 1;
  const isFull = kept.loans.length >= mostKept;
  const save = async (name: string) => {
    if (!question) return;
    const asked = withExtras ? question : withoutExtras(question);
    await kept.keep({ ...asked, name, loanId: crypto.randomUUID(), updated_at: '' });
    onClose();
    onSaved();
  };
  return (
    <Sheet open={open} title={t`Save to compare`} onClose={onClose}>
      {isFull ? (
        <Pad>
          <Note title={<Trans>There is no room for more</Trans>}>
            <Trans>Remove a loan you no longer compare, then save this one.</Trans>
          </Note>
        </Pad>
      ) : (
        <NameForm name={t`Loan ${next}`} onSave={(name) => void save(name)} />
      )}
    </Sheet>
  );
}
