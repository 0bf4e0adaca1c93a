import { useLoggedIn } from '@clearloan/api-client';
import { offlineStore } from '@clearloan/api-client/offline';
import { OutboxNotes } from '../parts/outbox-notes';
import { useOutbox, useReminderSending } from '../queries';

/** Syncs while the screen is open, and shows what is pending. */
export function ReminderOutbox() {
  const sending = useReminderSending();
  const isLoggedIn = useLoggedIn();
  const { data: outbox } = useOutbox();
  if (outbox === undefined) return null;
  return (
    <OutboxNotes
      {...{ sending, isLoggedIn, ...outbox }}
      onDiscard={(refused) => {
        for (const { list, id } of refused) void offlineStore().discard(list, id);
      }}
      onForget={(conflicts) => {
        for (const { seq } of conflicts) void offlineStore().forgetConflict(seq);
      }}
    />
  );
}
