import { useMarket } from '@clearloan/app-runtime';
import {
  LockSimpleIcon,
  Note,
  Pad,
  PrimaryAction,
  PrimaryCheckAgain,
  SkeletonSlip,
  Stack,
  UserIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { BoundCard, CardSetting } from '../contract';
import { FormFields } from '../parts/form/form-fields';
import { useForm } from '../parts/form/use-form';
import { Question, StepPage } from '../parts/step-page';
import { useDraft } from '../device/use-draft';
import { useAccounts, useBindAccount } from '../queries';
import {
  accountCheck,
  accountItems,
  bankItem,
  keepChoices,
  isAccepted,
  withoutRepeat,
} from '../rules/account-form';
import { answersToSend } from '../rules/answers-to-send';
import { isOpen } from '../rules/steps';
import { accountsPath } from '../step-paths';
import { CityField } from './city-field';
import { StepForm } from './step-form';
import { useFlow } from './use-flow';
import { combineQueries, QueryBoundary } from './query-boundary';
import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { AccountNote } from '../parts/account-note';

/** A bank account in the borrower's name, to receive the payout. */
export function NewAccountPage() {
  const { t } = useLingui();
  const flow = useFlow('bank');
  const accounts = useAccounts();
  const binding = useBinding(flow);
  const formId = useId();
  const combined = combineQueries(flow.tasks, accounts);
  return (
    <StepPage
      title={flow.task?.title ?? t`Bank account`}
      place={flow.place}
      back={accountsPath(flow.orderId)}
      bottomBar={
        combined.data && <BindAction formId={formId} bind={binding.bind} onCheckAgain={binding.checkAgain} />
      }
    >
      <QueryBoundary query={combined} failedTitle={t`The form didn’t load`} waiting={<SkeletonSlip />}>
        {([, setting]) => <AccountForm formId={formId} setting={setting} binding={binding} />}
      </QueryBoundary>
    </StepPage>
  );
}

type Binding = ReturnType<typeof useBinding>;

/** Binds an account: continues with the next step if the bank accepts it, otherwise the response stays visible. */
function useBinding(flow: ReturnType<typeof useFlow>) {
  const bind = useBindAccount();
  const draft = useDraft('account', flow.borrower);
  const [answer, setAnswer] = useState<BoundCard>();
  const isFirst = useIsFirst(flow);
  const take = (bound: BoundCard) => {
    if (isAccepted(bound)) {
      draft.forget();
      flow.continueToNext(isFirst ? undefined : accountsPath(flow.orderId));
    } else {
      setAnswer(bound);
    }
  };
  const checkAgain = async () => {
    const outcome = await bind.checkAgain();
    if (outcome?.ok) take(outcome.data);
  };
  return { bind, draft, answer, setAnswer, take, checkAgain: () => void checkAgain() };
}

/**
 * Whether this account is part of the verification. Later ones are added from their list and lead back there. Fixed
 * when the screen opens: once the bank accepts the account, the step is done before the screen navigates.
 */
function useIsFirst({ task }: ReturnType<typeof useFlow>): boolean {
  const [wasOpen, setWasOpen] = useState<boolean>();
  const isFirst = wasOpen ?? (task !== undefined && isOpen(task));
  if (task !== undefined && wasOpen === undefined) setWasOpen(isFirst);
  return isFirst;
}

interface AccountFormProps {
  readonly formId: string;
  readonly setting: CardSetting;
  readonly binding: Binding;
}

function AccountForm({ formId, setting, binding }: AccountFormProps) {
  const { t } = useLingui();
  const market = useMarket();
  const { bind, draft, answer, setAnswer, take } = binding;
  const items = accountItems(setting, t`Type it again`);
  const form = useForm({
    items,
    draftAnswers: draft.answers,
    crossCheck: accountCheck,
    onChange: (answers) => {
      setAnswer(undefined);
      draft.keep(keepChoices(items, answers));
    },
  });
  const send = () =>
    bind.run(withoutRepeat(answersToSend(items, form.answers, market)), {
      loading: t`Checking with the bank`,
    });
  return (
    <StepForm id={formId} form={form} draft={draft} failure={null} send={send} onSaved={take}>
      <Question>
        <Trans>Where should we send the money?</Trans>
      </Question>
      <Stack gap={6}>
        <Pad>
          <HolderNote name={setting.holderName} />
        </Pad>
        <FormFields form={form} cityField={CityField} inSheet={({ code }) => code === bankItem} />
        <Pad>{answer ? <BindAnswer answer={answer} /> : <NotSavedNote />}</Pad>
      </Stack>
    </StepForm>
  );
}

interface BindActionProps {
  readonly formId: string;
  /** The part of a `useMoneyWrite` that its button needs. */
  readonly bind: { readonly phase: MoneyPhase; readonly failure: CallError | null };
  readonly onCheckAgain: () => void;
}

/** The pinned action that saves an account; the state of the write is above it until its outcome is known. */
function BindAction({ formId, bind, onCheckAgain }: BindActionProps) {
  const failure = bind.failure?.refusal?.field === undefined ? bind.failure : null;
  const note = (
    <AccountNote phase={bind.phase} failure={failure} failed={<Trans>The account wasn’t saved</Trans>} />
  );
  if (bind.phase === 'unreachable') return <PrimaryCheckAgain row={note} onClick={onCheckAgain} />;
  return (
    <PrimaryAction type="submit" form={formId} row={note} loading={bind.phase !== 'idle'}>
      <Trans>Save account</Trans>
    </PrimaryAction>
  );
}

/** The required account holder. */
function HolderNote({ name }: { readonly name: string | undefined }) {
  const title =
    name === undefined ? (
      <Trans>It must be in your own name</Trans>
    ) : (
      <Trans>It must be in your name: {name}</Trans>
    );
  return (
    <Note icon={UserIcon} title={title}>
      <Trans>If the name is different, the bank sends the money back.</Trans>
    </Note>
  );
}

/** The bank's response about an unusable account. */
function BindAnswer({ answer: { status, reason } }: { readonly answer: BoundCard }) {
  const isOtherName = status === 'nameMismatch';
  return (
    <Note
      kind="over"
      role="alert"
      title={
        isOtherName ? (
          <Trans>This account is in a different name</Trans>
        ) : (
          <Trans>You can’t use this account</Trans>
        )
      }
    >
      {reason ?? <Trans>Check the number, or choose a different account.</Trans>}
    </Note>
  );
}

/** Shown before leaving: this one answer is not stored on the device. */
function NotSavedNote() {
  return (
    <Note icon={LockSimpleIcon} title={<Trans>Your account number isn’t stored on this phone</Trans>}>
      <Trans>If you leave before saving, you’ll need to enter it again.</Trans>
    </Note>
  );
}
