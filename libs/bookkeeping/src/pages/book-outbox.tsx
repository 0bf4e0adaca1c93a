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
import { Plural, Trans } from '@lingui/react/macro';
import { useBookSending, useOutbox } from '../queries';

/** Syncs while the screen is open, and shows what is pending. */
export function BookOutbox() {
  const sending = useBookSending();
  const isLoggedIn = useLoggedIn();
  const { data: outbox } = useOutbox();
  if (outbox === undefined) return null;
  return (
    <OutboxNotes
      sending={sending}
      isLoggedIn={isLoggedIn}
      outbox={outbox}
      onDiscard={(list, id) => void offlineStore().discard(list, id)}
      onForget={(seq) => void offlineStore().forgetConflict(seq)}
    />
  );
}

interface OutboxNotesProps {
  readonly sending: Pick<Sending, 'link' | 'asks' | 'answer' | 'isBusy' | 'failure' | 'tryNow'>;
  readonly isLoggedIn: boolean;
  readonly outbox: {
    readonly persists: boolean;
    readonly risk: StorageRisk;
    readonly waiting: { readonly count: number; readonly refused: readonly Pending[] };
    readonly conflicts: readonly Conflict[];
  };
  readonly onDiscard: (list: string, id: string) => void;
  readonly onForget: (seq: number) => void;
}

/** The sync state of the book: what is pending, refused or in conflict; and the one-time question. */
function OutboxNotes({ sending, isLoggedIn, outbox, onDiscard, onForget }: OutboxNotesProps) {
  const { conflicts, persists, risk } = outbox;
  const { count, refused } = outbox.waiting;
  const waiting = count - refused.length;
  const isTravelling = isLoggedIn && sending.link === 'account';
  const mayGo = risk === 'seven-days' || (risk === 'low-space' && count > 0);
  const notes = [
    !persists && <NotSaved key="kept" />,
    persists && mayGo && !isTravelling && <OnlyHere key="here" risk={risk} />,
    sending.asks && <AddToAccount key="ask" count={count} onAnswer={sending.answer} />,
    isTravelling && waiting > 0 && <WaitingChanges key="waiting" count={waiting} sending={sending} />,
    ...refused.map(({ seq, list, id, problem }) => (
      <RefusedChange
        key={seq}
        title={<Trans>One record couldn’t be sent</Trans>}
        problem={problem}
        onDiscard={() => onDiscard(list, id)}
      />
    )),
    conflicts.length > 0 && <GaveWay key="conflicts" conflicts={conflicts} onForget={onForget} />,
  ].filter(Boolean);
  return notes.length === 0 ? null : (
    <Pad>
      <Stack gap={3}>{notes}</Stack>
    </Pad>
  );
}

const NotSaved = () => (
  <Note kind="due" title={<Trans>Keep this page open</Trans>}>
    <Trans>
      Your browser doesn’t save anything when you close this page. You’d lose what you write here.
    </Trans>
  </Note>
);

interface AddToAccountProps {
  readonly count: number;
  readonly onAnswer: Sending['answer'];
}

const AddToAccount = ({ count, onAnswer }: AddToAccountProps) => (
  <AccountQuestion
    text={
      <Plural
        value={count}
        one="# record was added before you logged in. Add it to your account to see it on other phones too."
        other="# records were added before you logged in. Add them to your account to see them on other phones too."
      />
    }
    onAnswer={onAnswer}
  />
);

function GaveWay({
  conflicts,
  onForget,
}: {
  conflicts: readonly Conflict[];
  onForget: (seq: number) => void;
}) {
  return (
    <Note
      kind="due"
      title={
        <Plural
          value={conflicts.length}
          one="One record was later changed on another phone"
          other="# records were later changed on another phone"
        />
      }
    >
      <Stack gap={2}>
        <Trans>We kept the later change. Your earlier change on this phone was replaced.</Trans>
        <LinkAction small onClick={() => conflicts.forEach(({ seq }) => onForget(seq))}>
          <Trans>OK</Trans>
        </LinkAction>
      </Stack>
    </Note>
  );
}
