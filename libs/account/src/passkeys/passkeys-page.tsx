import { codes } from '@clearloan/api-client/declare';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { formatDayAndTime } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import {
  Button,
  List,
  ListItem,
  Note,
  Pad,
  Page,
  PrimaryAction,
  PrimaryRetry,
  ReadFailure,
  ShieldCheckIcon,
  SkeletonList,
  Stack,
  Text,
  isOffline,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePasskeys, SendFailure, useRemovePasskey } from '@clearloan/session';
import type { Passkey } from '@clearloan/session/contract';
import { useAddingPasskey, type AddingPasskey } from './use-adding-passkey';

/** The borrower's passkeys: one is added with a code, and removed at once. */
export function PasskeysPage() {
  const { t } = useLingui();
  const read = usePasskeys();
  const adding = useAddingPasskey();
  const removing = useRemoving(() => read.refetch());
  const canAdd = 'PublicKeyCredential' in window;
  return (
    <Page
      title={t`Passkeys`}
      back={pathTo('setting')}
      bottomBar={
        isOffline(read) ? (
          <PrimaryRetry read={read} />
        ) : (
          read.data &&
          canAdd && (
            <PrimaryAction
              kind="line"
              loading={adding.isBusy}
              onClick={() => {
                removing.reset();
                adding.add();
              }}
            >
              <Trans>Add a passkey</Trans>
            </PrimaryAction>
          )
        )
      }
    >
      <ReadFailure read={read} title={t`Your passkeys didn’t load`} />
      {read.isPending && <SkeletonList rows={2} />}
      {read.data && <Passkeys list={read.data.list} canAdd={canAdd} adding={adding} removing={removing} />}
    </Page>
  );
}

interface PasskeysProps {
  readonly list: readonly Passkey[];
  readonly canAdd: boolean;
  readonly adding: AddingPasskey;
  readonly removing: RemovingPasskey;
}

function Passkeys({ list, canAdd, adding, removing }: PasskeysProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <Pad>
        <Text tone="dim">
          <Trans>
            With a passkey, you sign a loan with your fingerprint, face or screen lock. You can always use a
            code instead.
          </Trans>
        </Text>
      </Pad>
      {list.length > 0 && (
        <List label={t`Passkeys`}>
          {list.map((passkey) => (
            <PasskeyItem key={passkey.passkeyId} passkey={passkey} removing={removing} />
          ))}
        </List>
      )}
      <Pad>
        <Stack gap={3}>
          {!canAdd && (
            <Note title={<Trans>You can’t add one here</Trans>}>
              <Trans>This browser doesn’t support passkeys.</Trans>
            </Note>
          )}
          {removing.isRemoved ? <Removed /> : <AddingResult adding={adding} />}
          <SendFailure failure={removing.failure} />
        </Stack>
      </Pad>
    </Stack>
  );
}

const Removed = () => (
  <Note kind="paid" role="status" title={<Trans>Passkey removed</Trans>}>
    <Trans>It can’t sign anything now. Your device may still list it: you can delete it there.</Trans>
  </Note>
);

function AddingResult({ adding: { result, failure, again } }: { readonly adding: AddingPasskey }) {
  if (result === 'added')
    return (
      <Note kind="paid" role="status" title={<Trans>Passkey added</Trans>}>
        <Trans>You can sign your next loan with it.</Trans>
      </Note>
    );
  if (result === 'present')
    return (
      <Note role="status" title={<Trans>This device already has a passkey</Trans>}>
        <Trans>No other one was added.</Trans>
      </Note>
    );
  if (result === 'cancelled')
    return (
      <Note kind="over" role="alert" title={<Trans>No passkey was added</Trans>}>
        <Stack gap={3}>
          <Trans>Your device didn’t confirm that it’s you.</Trans>
          <Button kind="line" small onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </Stack>
      </Note>
    );
  return <SendFailure failure={failure} />;
}

/** @param refresh refetches the list if it contained a passkey that is already removed */
function useRemoving(refresh: () => unknown) {
  const { t } = useLingui();
  const { run, isBusy, failure } = useRemovePasskey();
  const [isRemoved, setRemoved] = useState(false);
  const remove = async ({ passkeyId }: Passkey) => {
    setRemoved(false);
    const outcome = await run({ passkeyId }, { loading: t`Removing the passkey`, inline: [codes.notFound] });
    if (outcome.ok) setRemoved(true);
    else if (outcome.error.code === codes.notFound) void refresh();
  };
  return {
    isBusy,
    failure,
    isRemoved,
    remove: (passkey: Passkey) => void remove(passkey),
    reset: () => setRemoved(false),
  };
}

type RemovingPasskey = ReturnType<typeof useRemoving>;

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly removing: RemovingPasskey;
}

/** One passkey: where and when it was added, and when it last signed. */
function PasskeyItem({ passkey, removing }: PasskeyItemProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { timeZone } = useMarket();
  const { name, addedAt, usedAt } = passkey;
  const added = formatDayAndTime(addedAt, language, timeZone);
  const used = usedAt === undefined ? undefined : formatDayAndTime(usedAt, language, timeZone);
  return (
    <ListItem
      icon={<ShieldCheckIcon />}
      title={name}
      note={
        <>
          <Trans>Added {added}</Trans>
          <br />
          {used === undefined ? <Trans>Not used yet</Trans> : <Trans>Last signed {used}</Trans>}
        </>
      }
      value={
        <Button
          kind="line"
          small
          disabled={removing.isBusy}
          label={t`Remove ${name}`}
          onClick={() => removing.remove(passkey)}
        >
          <Trans>Remove</Trans>
        </Button>
      }
    />
  );
}
