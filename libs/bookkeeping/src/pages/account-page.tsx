import {
  codeFromTyped,
  minorOfTyped,
  plainAmount,
  readTypedAmount,
  shownReading,
  type Market,
  type TypedAmount,
} from '@clearloan/formatting';
import { useTyped } from '@clearloan/api-client';
import { useMarket, useSharedDevice } from '@clearloan/app-runtime';
import {
  GoneArt,
  AmountField,
  ChoiceGroup,
  EmptyState,
  LimitedField,
  Money,
  Page,
  PrimaryAction,
  SkeletonList,
  Stack,
  TextField,
  StorageFullNote,
  UnsavedDraftNote,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Account, AccountKind } from '../contract';
import { ChangedElsewhere, LoadingOrError } from '../parts/storage-notes';
import { innerRoutes } from '../inner-routes';
import { isClash, useSaveForm } from '../use-save-form';
import { maxAmount } from '../rules/limits';
import { useAccounts, useAccountsOrDefaults } from '../queries';

/** A new account. */
export function NewAccountPage() {
  const { t } = useLingui();
  const { initialAccounts } = useAccountsOrDefaults(useAccounts().data);
  const accountId = useMemo(() => crypto.randomUUID(), []);
  return (
    <AccountForm title={t`New account`} accountId={accountId} kept={undefined} first={initialAccounts} />
  );
}

/** An existing account: its name, kind and opening balance. */
export function AccountPage() {
  const { t } = useLingui();
  const { accountId = '' } = useParams();
  const { data, isError } = useAccounts();
  const { accounts, initialAccounts } = useAccountsOrDefaults(data);
  const kept = accounts.find(({ account_id }) => account_id === accountId);
  if (data !== undefined && kept !== undefined)
    return (
      <AccountForm
        key={accountId}
        title={t`Account`}
        accountId={accountId}
        kept={kept}
        first={initialAccounts}
      />
    );
  return (
    <Page title={t`Account`} back={innerRoutes.accounts}>
      {data === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList />
        </LoadingOrError>
      ) : (
        <EmptyState art={<GoneArt />} title={<Trans>We can’t find this account</Trans>} />
      )}
    </Page>
  );
}

interface AccountFormProps {
  readonly title: string;
  readonly accountId: string;
  readonly kept: Account | undefined;
  readonly first: readonly Account[];
}

const kindOf = (word: string | undefined): AccountKind =>
  word === 'bank' || word === 'wallet' ? word : 'cash';

const startOf = (account: Account | undefined, market: Market) => ({
  name: account?.name ?? '',
  kind: kindOf(account?.kind),
  tail: account?.tail ?? '',
  typed: account?.opening_balance ? plainAmount(account.opening_balance, market) : '',
});

/** The account being edited, and what was typed into its form. */
function useAccountForm(accountId: string, kept: Account | undefined) {
  const market = useMarket();
  const draft = useTyped(`book.${kept ? accountId : 'new account'}`, useSharedDevice());
  const [opened] = useState(kept);
  const { name, kind: typedKind, tail, typed } = { ...startOf(opened, market), ...draft.texts };
  const kind = kindOf(typedKind);
  const read = readTypedAmount(typed, market, { signs: true, most: maxAmount });
  const opening = openingOf(read);
  const account = {
    account_id: accountId,
    name: name.trim(),
    kind,
    tail: tail === '' ? undefined : tail,
    opening_balance: opening ?? 0,
  };
  const isReplacing = opened && kept && isClash(opened, { ...opened, ...account }, kept);
  const replaced = isReplacing ? kept : undefined;
  return { draft, name, kind, tail, typed, read, opening, opened, account, replaced };
}

function useSaveAccount(form: ReturnType<typeof useAccountForm>, first: readonly Account[]) {
  const navigate = useNavigate();
  const { isFull, saveAccount } = useSaveForm();
  const save = async () => {
    const { draft, opening, account, opened } = form;
    if (opening === undefined || !(await saveAccount(account, opened, first))) return;
    draft.forget();
    void navigate(innerRoutes.accounts, { replace: true });
  };
  return { isFull, save };
}

function AccountForm({ title, accountId, kept, first }: AccountFormProps) {
  const { t } = useLingui();
  const form = useAccountForm(accountId, kept);
  const { draft, name, kind, tail, typed, read, opening, replaced } = form;
  const { isFull, save } = useSaveAccount(form, first);
  return (
    <Page
      title={title}
      back={innerRoutes.accounts}
      bottomBar={
        <PrimaryAction
          onClick={() => void save()}
          disabled={name.trim() === '' || opening === undefined}
          reason={t`Enter a name and an amount`}
        >
          <Trans context="of the book">Save account</Trans>
        </PrimaryAction>
      }
    >
      {isFull && <StorageFullNote />}
      <Stack gap={6} pad>
        <UnsavedDraftNote draft={draft} />
        {replaced && (
          <ChangedElsewhere>
            {replaced.name} · <Money amount={replaced.opening_balance} />
          </ChangedElsewhere>
        )}
        <LimitedField
          label={t`Name`}
          value={name}
          maxLength={80}
          onChange={(text) => draft.type({ name: text })}
        />
        <KindChoice value={kind} onChange={(chosen) => draft.type({ kind: chosen })} />
        {kind === 'bank' && <TailField value={tail} onChange={(digits) => draft.type({ tail: digits })} />}
        <AmountField
          label={t`Opening balance`}
          hint={t`For a debt, start with a minus sign`}
          signed
          value={typed}
          {...shownReading(read)}
          error={opening === undefined ? t`Check this amount` : undefined}
          onChange={(text) => draft.type({ typed: text })}
        />
      </Stack>
    </Page>
  );
}

function TailField({ value, onChange }: { value: string; onChange: (digits: string) => void }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Last digits of the account number (optional)`}
      kind="digits"
      value={value}
      onChange={(digits) => onChange(codeFromTyped(digits, 4))}
    />
  );
}

function KindChoice({ value, onChange }: { value: AccountKind; onChange: (kind: AccountKind) => void }) {
  const { t } = useLingui();
  const kinds = [
    { value: 'bank' as const, title: t`Bank` },
    { value: 'wallet' as const, title: t`Wallet` },
    { value: 'cash' as const, title: t`Cash` },
  ];
  return <ChoiceGroup label={t`Account type`} choices={kinds} value={value} onChange={onChange} />;
}

/** Empty means zero; a minus is a debt. */
const openingOf = (read: TypedAmount): number | undefined => (read.kind === 'empty' ? 0 : minorOfTyped(read));
