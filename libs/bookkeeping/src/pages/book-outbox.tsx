import { useLoggedIn } from '@clearloan/api-client';
import { offlineStore } from '@clearloan/api-client/offline';
import { OutboxNotes } from '../parts/outbox-notes';
import { useBookSending, useOutbox } from '../queries';

/** Syncs while the screen is open, and shows what is pending. */
export function BookOutbox() {
  const sending = useBookSending();
  const isLoggedIn = useLoggedIn();
  const { data: outbox } = useOutbox();
  if (outbox === undefined) return null;
  return (
    <OutboxNotes
      {...{ sending, isLoggedIn, outbox }}
      onDiscard={(list, id) => void offlineStore().discard(list, id)}
      onForget={(seq) => void offlineStore().forgetConflict(seq)}
    />
  );
}
