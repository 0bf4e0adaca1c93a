import { useLoggedIn, type StorageRisk } from '@clearloan/api-client';
import { offlineStore, type Conflict, type Pending, type Sending } from '@clearloan/api-client/offline';
import {
  AccountQuestion,
  LinkAction,
  Note,
  OnlyHere,
  Pad,
  RefusedChange,
  Stack,
  WaitingChanges,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useOutbox, useReminderSending } from '../queries';

/** Syncs while the screen is open, and shows what is pending. */
export function ReminderOutbox() {
  const sending = useReminderSending();
  const isLoggedIn = useLoggedIn();
  const { data: outbox } = useOutbox();
  if (outbox === undefined) return null;
  return <OutboxNotes sending={sending} isLoggedIn={isLoggedIn} {...outbox} />;
}

const forget = (conflicts: readonly Conflict[]) => {
  for (const { seq } of conflicts) void offlineStore().forgetConflict(seq);
};

interface OutboxNotesProps {
  readonly sending: Pick<Sending, 'link' | 'asks' | 'answer' | 'failure' | 'tryNow'>;
  readonly isLoggedIn: boolean;
  readonly persists: boolean;
  readonly risk: StorageRisk;
  readonly pending: readonly Pending[];
  readonly conflicts: readonly Conflict[];
}

/** The sync state of the reminders: what is pending, refused or in conflict, and the one-time question. */
function OutboxNotes({ sending, isLoggedIn, persists, risk, pending, conflicts }: OutboxNotesProps) {
  const refused = pending.filter(({ problem }) => problem !== undefined);
  const isTravelling = isLoggedIn && sending.link === 'account';
  const waiting = isTravelling ? pending.length - refused.length : 0;
  const mayGo = risk === 'seven-days' || (risk === 'low-space' && pending.length > 0);
  const isOnlyHere = persists && mayGo && !isTravelling;
  if (persists && !isOnlyHere && !sending.asks && waiting + refused.length + conflicts.length === 0)
    return null;
  return (
    <Pad>
      <Stack gap={3}>
        {!persists && (
          <Note kind="due" title={<Trans>Keep this page open</Trans>}>
            <Trans>
              Your browser doesn’t save anything when you close this page. You’d lose your reminders.
            </Trans>
          </Note>
        )}
        {isOnlyHere && <OnlyHere risk={risk} />}
        {sending.asks && (
          <AccountQuestion
            text={<Trans>Reminders you added before logging in will then be on your other phones too.</Trans>}
            onAnswer={sending.answer}
          />
        )}
        {waiting > 0 && <WaitingChanges count={waiting} sending={sending} />}
        {refused.map(({ seq, list, id, problem }) => (
          <RefusedChange
            key={seq}
            title={<Trans>A change wasn’t accepted</Trans>}
            problem={problem}
            onDiscard={() => void offlineStore().discard(list, id)}
          />
        ))}
        {conflicts.length > 0 && (
          <Note kind="due" title={<Trans>A reminder was later changed on another phone</Trans>}>
            <Stack gap={1}>
              <Trans>We kept the later change. Your earlier change on this phone was replaced.</Trans>
              <LinkAction small onClick={() => forget(conflicts)}>
                <Trans>OK</Trans>
              </LinkAction>
            </Stack>
          </Note>
        )}
      </Stack>
    </Pad>
  );
}
