import { codeRefusals, isCodeRefused, signOutcomeOf, useTyped, type CallError } from '@clearloan/api-client';
import { formatDayAndTime } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useConfirmByCode, useLanguage, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import { FailedState, Page, PrimaryAction, SkeletonList, Stack, Text, TextArea } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLeave, SendFailure } from '@clearloan/session';
import type { Deletion } from '../contract';
import { DeletionBlocked, DeletionFacts } from '../parts/deletion-facts';
import { useDeleteUser, useDeletionPreview } from '../queries';

const longestReason = 300;

/** Deletes an account: what blocks it, what is deleted, what is retained and until when; confirmed by a code. */
export function DeleteAccountPage() {
  const [deletion, setDeletion] = useState<Deletion>();
  return deletion === undefined ? <Ask onDeleted={setDeletion} /> : <AccountDeleted deletion={deletion} />;
}

function Ask({ onDeleted }: { readonly onDeleted: (deletion: Deletion) => void }) {
  const { t } = useLingui();
  const preview = useDeletionPreview();
  const draft = useTyped('deletion', useSharedDevice());
  const { reason = '' } = draft.texts;
  const act = useDeletion(reason, onDeleted);
  return (
    <Page
      title={t`Delete my account`}
      back={pathTo('setting')}
      bottomBar={preview.data && <Decide deletion={preview.data} isBusy={act.isBusy} onDelete={act.run} />}
    >
      {preview.data === undefined && <Waiting preview={preview} />}
      {preview.data?.allowed === false && <DeletionBlocked deletion={preview.data} />}
      {preview.data?.allowed && (
        <Stack gap={6}>
          <div>
            <DeletionFacts deletion={preview.data} />
          </div>
          <Stack gap={5} pad>
            <TextArea
              label={t`Why are you leaving?`}
              aside={t`Optional`}
              value={reason}
              onChange={(text) => draft.type({ reason: text })}
              maxLength={longestReason}
            />
            <SendFailure failure={act.failure} />
          </Stack>
        </Stack>
      )}
    </Page>
  );
}

interface WaitingProps {
  readonly preview: {
    readonly error: CallError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

function Waiting({ preview: { error, isFetching, refetch } }: WaitingProps) {
  if (error === null) return <SkeletonList rows={4} />;
  return (
    <FailedState
      title={<Trans>We couldn’t load what happens when you delete</Trans>}
      isTrying={isFetching}
      onRetry={() => void refetch()}
    >
      {error.message}
    </FailedState>
  );
}

interface DecideProps {
  readonly deletion: Deletion;
  readonly isBusy: boolean;
  readonly onDelete: () => Promise<void>;
}

/** While something blocks the deletion, the action links to the loans instead of being disabled. */
function Decide({ deletion, isBusy, onDelete }: DecideProps) {
  return deletion.allowed ? (
    <PrimaryAction kind="danger" loading={isBusy} onClick={() => void onDelete()}>
      <Trans>Delete my account</Trans>
    </PrimaryAction>
  ) : (
    <PrimaryAction kind="line" to={pathTo('order')}>
      <Trans>View my loans</Trans>
    </PrimaryAction>
  );
}

/** First the code, then the request to the lender; afterwards no data of the borrower is left on this device. */
function useDeletion(reason: string, onDeleted: (deletion: Deletion) => void) {
  const { t } = useLingui();
  const confirmByCode = useConfirmByCode();
  const { run: send, isBusy, failure } = useDeleteUser();
  const { forget } = useLeave();
  const run = async () => {
    let deletion: Deletion | undefined;
    await confirmByCode('delete', async (smsCode) => {
      const request = { smsCode, reason: reason.trim() || undefined };
      const options = { loading: t`Deleting your account`, inline: codeRefusals };
      const outcome = await send(request, options);
      if (outcome.ok) deletion = outcome.data;
      return signOutcomeOf(outcome);
    });
    if (deletion === undefined) return;
    onDeleted(deletion);
    await forget();
  };
  // The code field shows the error of a wrong code.
  return { run, isBusy, failure: failure && isCodeRefused(failure) ? null : failure };
}

/** The confirmation: when it takes effect, and that it can still be undone. */
function AccountDeleted({ deletion: { eraseAt } }: { readonly deletion: Deletion }) {
  const { t } = useLingui();
  const { startOver } = useLeave();
  const language = useLanguage();
  const { timeZone } = useMarket();
  const at = eraseAt && formatDayAndTime(eraseAt, language, timeZone);
  return (
    <Page
      title={t`You’re logged out`}
      heading="question"
      bottomBar={
        <PrimaryAction kind="line" onClick={startOver}>
          <Trans>Close</Trans>
        </PrimaryAction>
      }
    >
      <Stack gap={3} pad>
        <Text>
          {at === undefined ? (
            <Trans>Your account will be deleted.</Trans>
          ) : (
            <Trans>Your account will be deleted on {at}.</Trans>
          )}
        </Text>
        <Text tone="dim">
          <Trans>Log in before then to keep your account.</Trans>
        </Text>
      </Stack>
    </Page>
  );
}
