import type { CallError } from '@clearloan/api-client';
import { FailedState, OfflineNote, StaleLine } from '@clearloan/ui';
import { useDayWords } from './day-words';
import { Noted } from './noted';

/** As much of a read as its failure needs. */
export interface ReadState {
  readonly data: unknown;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  /** When `data` came, in milliseconds of the phone's clock. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** No network, but the last known facts are on view. */
export const isOffline = ({ data, error }: ReadState): boolean =>
  data !== undefined && error?.kind === 'Network';

/** "10:42": when the facts on view were true, while they cannot be asked for again. */
export function useKnownAt(read: ReadState): string | undefined {
  const { time } = useDayWords();
  return isOffline(read) ? time(new Date(read.dataUpdatedAt).toISOString()) : undefined;
}

export interface ReadFailureProps {
  read: ReadState;
  /** "Your loans did not load" */
  title: string;
}

/** What a failed read leaves: nothing to show, old facts with no network, or old facts that could not be refreshed. */
export function ReadFailure({ read, title }: ReadFailureProps) {
  const { time } = useDayWords();
  const { data, error, isFetching, dataUpdatedAt, refetch } = read;
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
      <Noted>
        <OfflineNote />
      </Noted>
    );
  return <StaleLine at={time(new Date(dataUpdatedAt).toISOString())} onRetry={retry} />;
}
