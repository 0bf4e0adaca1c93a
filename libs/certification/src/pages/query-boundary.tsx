import type { CallError } from '@clearloan/api-client';
import { FailedState, StaleLine, useReadAt } from '@clearloan/ui';
import type { ReactNode } from 'react';

/** What a screen needs of one read, or of several combined. */
export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** Combines two reads of which a screen needs both. */
export const combineQueries = <One, Other>(
  one: Query<One>,
  other: Query<Other>,
): Query<readonly [One, Other]> => ({
  data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
  error: one.error ?? other.error,
  isFetching: one.isFetching || other.isFetching,
  dataUpdatedAt: Math.min(one.dataUpdatedAt, other.dataUpdatedAt),
  refetch: () => [one, other].filter(({ error }) => error).map((each) => each.refetch()),
});

export interface QueryBoundaryProps<Data> {
  readonly query: Query<Data>;
  /** "Your steps did not load" */
  readonly failedTitle: string;
  /** The placeholder while loading. */
  readonly waiting: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The content of a read, a placeholder while it loads, or its error; stale data shows its age. */
export function QueryBoundary<Data>({ query, failedTitle, waiting, children }: QueryBoundaryProps<Data>) {
  const { data, error, isFetching } = query;
  const readAt = useReadAt();
  const retry = () => void query.refetch();
  if (data !== undefined)
    return (
      <>
        {error && <StaleLine at={readAt(query).label} onRetry={retry} />}
        {children(data)}
      </>
    );
  if (!error) return waiting;
  return (
    <FailedState title={failedTitle} code={error.requestId} isTrying={isFetching} onRetry={retry}>
      {error.message}
    </FailedState>
  );
}
