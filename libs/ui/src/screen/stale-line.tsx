import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { WifiSlashIcon } from '../icons';
import { Note } from '../paper/note';
import { LinkAction } from '../actions/link-action';
import './stale-line.css';

export interface StaleLineProps {
  /** When the data was current, already formatted: "10:42", "Thu 19 Nov". */
  at: string;
  onRetry?: (() => void) | undefined;
}

/** Above data that could not be refreshed. */
export function StaleLine({ at, onRetry }: StaleLineProps) {
  return (
    <div className="cl-stale" role="status">
      <Trans>Updated {at}. Couldn’t refresh.</Trans>
      {onRetry && (
        <LinkAction small onClick={onRetry}>
          <Trans>Try again</Trans>
        </LinkAction>
      )}
    </div>
  );
}

export interface OfflineNoteProps {
  /** When the data was current, unless the screen shows it itself. */
  at?: string | undefined;
  children?: ReactNode;
}

/** Offline: what still works on this screen. */
export function OfflineNote({ at, children }: OfflineNoteProps) {
  return (
    <Note kind="due" icon={WifiSlashIcon} role="status" title={<Trans>No internet connection</Trans>}>
      {children ?? <Trans>You can browse but not pay. We’ll keep trying.</Trans>}
      {at !== undefined && (
        <>
          {' '}
          <Trans>Updated {at}.</Trans>
        </>
      )}
    </Note>
  );
}
