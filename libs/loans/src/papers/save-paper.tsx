import { DownloadSimpleIcon, PrimaryAction, PrimaryActionPlaceholder, printPage } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export interface SavePaperProps {
  isPending: boolean;
  isShown: boolean;
}

/** Opens the browser's print dialog, which prints the document or saves it as a PDF. */
export function SavePaper({ isPending, isShown }: SavePaperProps) {
  if (isPending) return <PrimaryActionPlaceholder />;
  if (!isShown) return null;
  return (
    <PrimaryAction kind="line" icon={<DownloadSimpleIcon size="small" />} onClick={printPage}>
      <Trans>Print or save as PDF</Trans>
    </PrimaryAction>
  );
}
