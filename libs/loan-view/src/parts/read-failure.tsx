import {
  isOffline,
  OfflineNote,
  ReadFailure as PlainReadFailure,
  useReadAt,
  type ReadAt,
  type ReadFailureProps as PlainProps,
  type ReadState,
} from '@clearloan/ui';
import { NoteSpacing } from './note-spacing';

/** When the visible data was current, while it cannot be refreshed. */
export function useKnownAt(read: ReadState): ReadAt | undefined {
  const readAt = useReadAt();
  return isOffline(read) ? readAt(read) : undefined;
}

export interface ReadFailureProps extends PlainProps {
  /** The screen itself shows when its data was current. */
  isDated?: boolean;
}

/** The state of a failed read; keeps clear of the torn edge of a slip if it reports that the visible data is stale. */
export function ReadFailure({ read, title, isDated = false }: ReadFailureProps) {
  const knownAt = useKnownAt(read);
  if (!knownAt) return <PlainReadFailure read={read} title={title} />;
  return (
    <NoteSpacing>
      <OfflineNote at={isDated ? undefined : knownAt.label} />
    </NoteSpacing>
  );
}
