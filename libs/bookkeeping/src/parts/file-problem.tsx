import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Why a file is not read. */
export type Unread = 'tooLarge' | 'notLoaded' | 'unreadable' | 'notCsv';
export type Stage = 'idle' | 'reading' | Unread;

/** Why a chosen file is not read, and what to do about it; nothing while it is read, or before. */
export function FileProblem({ stage }: { readonly stage: Stage }) {
  switch (stage) {
    case 'tooLarge':
      return (
        <Note kind="over" role="alert" title={<Trans>This file is larger than 10 MB</Trans>}>
          <Trans>Split it into smaller files and import each one.</Trans>
        </Note>
      );
    case 'unreadable':
      return (
        <Note kind="over" role="alert" title={<Trans>We couldn’t read this file</Trans>}>
          <Trans>It may have been moved or deleted. Choose it again, or choose another one.</Trans>
        </Note>
      );
    case 'notCsv':
      return (
        <Note kind="over" role="alert" title={<Trans>This isn’t a CSV file</Trans>}>
          <Trans>Export your statement as CSV, then choose that file.</Trans>
        </Note>
      );
    case 'notLoaded':
      return (
        <Note kind="over" role="alert" title={<Trans>Something didn’t load</Trans>}>
          <Trans>Check your connection, then try again.</Trans>
        </Note>
      );
    default:
      return null;
  }
}
