import { dayOf, formatDayAndTime, formatTime } from '@clearloan/formatting';
import { Pad } from '../page/layout';
import { useClock, useMarket, useLanguage, type ScreenFailureProps } from '@clearloan/app-runtime';
import { FailedState } from './failed-state';
import { OfflineNote, StaleLine } from './stale-line';
import { Trans } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '../icons/drawn/arrow-clockwise';
import { PrimaryAction } from '../page/primary-action';
import { VisuallyHidden } from '../theme/visually-hidden';
import { errorText } from './screen-failure';

/** As much of a read as its failure needs. */
export interface ReadState {
  readonly data: unknown;
  readonly error: {
    /** No network, or nobody who answers. */
    readonly isUnreached: boolean;
    /** Why, in words that can be shown. */
    readonly message: string;
    readonly requestId?: string | undefined;
  } | null;
  readonly isFetching: boolean;
  /** When `data` came, in milliseconds of the device's clock. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** No network, but the last known facts are on view. */
export const isOffline = ({ data, error }: ReadState): boolean =>
  data !== undefined && error?.isUnreached === true;

/** When the last known facts were true, where the loan lives. */
export interface ReadAt {
  /** "10:42" of today, else "Thu 19 Nov, 10:42". */
  readonly label: string;
  readonly isToday: boolean;
}

/** Told when it is wanted: the first time takes long to write. */
export function useReadAt(): (read: Pick<ReadState, 'dataUpdatedAt'>) => ReadAt {
  const locale = useLanguage();
  const { timeZone } = useMarket();
  const { now, today } = useClock();
  return ({ dataUpdatedAt }) => {
    // The device's clock, which tells how long ago it was, may be off the lender's.
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

/** What a failed read leaves: nothing to show, old facts with no network, or old facts that could not be refreshed. */
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

/** The place of the pinned action while the screen loads: nothing jumps when it comes. */
export const PrimaryActionPlaceholder = () => (
  <PrimaryAction disabled>
    <VisuallyHidden>
      <Trans>Loading</Trans>
    </VisuallyHidden>
  </PrimaryAction>
);

/** In the place of an action that needs the lender, while there is no network. */
export const PrimaryRetry = ({ read }: { read: ReadState }) => (
  <PrimaryAction icon={<ArrowClockwiseIcon />} loading={read.isFetching} onClick={() => void read.refetch()}>
    <Trans>Try again</Trans>
  </PrimaryAction>
);

/** A part within a screen that did not load: the rest of the screen stays as it is. */
export const PartFailure = ({ error, isTrying, onRetry }: ScreenFailureProps) => (
  <FailedState
    title={<Trans>Something didn’t load</Trans>}
    code={errorText(error).code}
    isTrying={isTrying}
    onRetry={onRetry}
  />
);
