import {
  isOffline,
  OfflineNote,
  ReadFailure as PlainReadFailure,
  useReadAt,
  type ReadFailureProps,
  type ReadState,
} from '@clearloan/ui';
import { Noted } from './noted';

/** "10:42": when the facts on view were true, while they cannot be asked for again. */
export function useKnownAt(read: ReadState): string | undefined {
  const readAt = useReadAt();
  return isOffline(read) ? readAt(read) : undefined;
}

/** What a failed read leaves; clear of the torn foot of a slip where it says that the facts on view are the last known. */
export function ReadFailure({ read, title }: ReadFailureProps) {
  if (!isOffline(read)) return <PlainReadFailure read={read} title={title} />;
  return (
    <Noted>
      <OfflineNote />
    </Noted>
  );
}
