import { lazyPart } from '@clearloan/app-runtime';
import { PartFailure, Sheet, SkeletonList } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { SaveFormProps } from './save-form';

const SaveForm = lazyPart(async () => (await import('./save-form')).SaveForm, PartFailure);

interface SaveSheetProps extends SaveFormProps {
  open: boolean;
  onClose: () => void;
}

/** Where the loan on view is kept, to be compared. */
export function SaveSheet({ open, onClose, onSaved, ...asked }: SaveSheetProps) {
  const { t } = useLingui();
  useEffect(() => SaveForm.preload(), []);
  const end = () => {
    onClose();
    onSaved();
  };
  return (
    <Sheet open={open} title={t`Save to compare`} onClose={onClose}>
      <SaveForm {...asked} onSaved={end} fallback={<SkeletonList rows={1} />} />
    </Sheet>
  );
}
