import { Sheet } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { NameForm } from '../parts/name-form';
import type { StoredLoan } from '../rules/stored-loan';

interface RenameSheetProps {
  loan: StoredLoan | undefined;
  onClose: () => void;
  onRename: (loan: StoredLoan) => void;
}

export function RenameSheet({ loan, onClose, onRename }: RenameSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={loan !== undefined} title={t`Rename`} onClose={onClose}>
      {loan && (
        <NameForm
          name={loan.name}
          onSave={(name) => {
            onClose();
            onRename({ ...loan, name });
          }}
        />
      )}
    </Sheet>
  );
}
