import {
  isOffline,
  OfflineNote,
  ReadFailure as PlainReadFailure,
  useReadAt,
  type ReadAt,
  type ReadFailureProps as PlainProps,
  type ReadState,
} from '@clearloan/ui';
import { Noted } from './payment-progress';

/** When the facts on view were true, while they cannot be asked for again. */
export function useKnownAt(read: ReadState): ReadAt | undefined {
  const readAt = useReadAt();
  return isOffline(read) ? readAt(read) : undefined;
}

export interface ReadFailureProps extends PlainProps {
  /** The screen says itself when its facts were true. */
  isDated?: boolean;
}

/** What a failed read leaves; clear of the torn foot of a slip where it says that the facts on view are the last known. */
export function ReadFailure({ read, title, isDated = false }: ReadFailureProps) {
  const knownAt = useKnownAt(read);
  if (!knownAt) return <PlainReadFailure read={read} title={title} />;
  return (
    <Noted>
      <OfflineNote at={isDated ? undefined : knownAt.label} />
    </Noted>
  );
}
