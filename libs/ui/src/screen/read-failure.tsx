import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOf, formatDayAndTime, formatTime } from '@clearloan/formatting';
import { useClock, useMarket, useLanguage, type ScreenFailureProps } from '@clearloan/app-runtime';
import { Pad } from '../page/layout';
import { FailedState } from './failed-state';
import { ArrowClockwiseIcon, WifiSlashIcon } from '../icons';
import { PrimaryAction } from '../page/page';
import { VisuallyHidden } from '../theme/visually-hidden';
import { errorText } from './screen-failure';
import { Note } from '../paper/note';
import { LinkAction } from '../actions/screen-link';
import './stale-line.css';

/** The part of a read that its failure needs. */
export interface ReadState {
  readonly data: unknown;
  readonly error: {
    /** Offline, or nothing responds. */
    readonly isUnreached: boolean;
    /** The reason, as a text for the borrower. */
    readonly message: string;
    readonly requestId?: string | undefined;
  } | null;
  readonly isFetching: boolean;
  /** When `data` arrived, in milliseconds of the device's clock. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** Offline, but the last known data is visible. */
export const isOffline = ({ data, error }: ReadState): boolean =>
  data !== undefined && error?.isUnreached === true;

/** When the last known data was current, in the loan's time zone. */
export interface ReadAt {
  /** "10:42" for today, otherwise "Thu 19 Nov, 10:42". */
  readonly label: string;
  readonly isToday: boolean;
}

/** Computed lazily: the first date formatting is slow. */
export function useReadAt(): (read: Pick<ReadState, 'dataUpdatedAt'>) => ReadAt {
  const locale = useLanguage();
  const { timeZone } = useMarket();
  const { now, today } = useClock();
  return ({ dataUpdatedAt }) => {
    // The device's clock measures the age but may differ from the lender's.
    const at = new Date(Date.parse(now()) - (Date.now() - dataUpdatedAt)).toISOString();
    const isToday = dayOf(at, timeZone) === today();
    return { label: (isToday ? formatTime : formatDayAndTime)(at, locale, timeZone), isToday };
  };
}

export interface ReadFailureProps {
  read: ReadState;
  /** "Your loans did not load" */
  title: string;
}

/** Renders a failed read: nothing to show, old data while offline, or old data that could not be refreshed. */
export function ReadFailure({ read, title }: ReadFailureProps) {
  const readAt = useReadAt();
  const { data, error, isFetching, refetch } = read;
  const retry = () => void refetch();
  if (!error) return null;
  if (data === undefined)
    return (
      <FailedState title={title} code={error.requestId} isTrying={isFetching} onRetry={retry}>
        {error.message}
      </FailedState>
    );
  if (isOffline(read))
    return (
      <Pad>
        <OfflineNote at={readAt(read).label} />
      </Pad>
    );
  return <StaleLine at={readAt(read).label} onRetry={retry} />;
}

/** Reserves the space of the pinned action while the screen loads, to avoid layout shift. */
export const PrimaryActionPlaceholder = () => (
  <PrimaryAction disabled>
    <VisuallyHidden>
      <Trans>Loading</Trans>
    </VisuallyHidden>
  </PrimaryAction>
);

/** Replaces an action that needs the lender while offline. */
export const PrimaryRetry = ({ read }: { read: ReadState }) => (
  <PrimaryAction icon={<ArrowClockwiseIcon />} loading={read.isFetching} onClick={() => void read.refetch()}>
    <Trans>Try again</Trans>
  </PrimaryAction>
);

/** A part of a screen that did not load; the rest of the screen is unaffected. */
export const PartFailure = ({ error, isTrying, onRetry }: ScreenFailureProps) => (
  <FailedState
    title={<Trans>Something didn’t load</Trans>}
    code={errorText(error).code}
    isTrying={isTrying}
    onRetry={onRetry}
  />
);

interface StaleLineProps {
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

interface OfflineNoteProps {
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
