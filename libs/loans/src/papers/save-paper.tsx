import { DownloadSimpleIcon, PrimaryAction, PrimaryActionPlaceholder } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './paper-print.css';

export interface SavePaperProps {
  isPending: boolean;
  isShown: boolean;
}

/** Opens the browser's print dialog, which prints the document or saves it as a PDF. */
export function SavePaper({ isPending, isShown }: SavePaperProps) {
  if (!isShown) return isPending ? <PrimaryActionPlaceholder /> : null;
  return (
    <PrimaryAction kind="line" icon={<DownloadSimpleIcon size="small" />} onClick={() => window.print()}>
      <Trans>Print or save as PDF</Trans>
    </PrimaryAction>
  );
}
