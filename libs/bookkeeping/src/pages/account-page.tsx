import {
  codeFromTyped,
  minorOfTyped,
  plainAmount,
  readTypedAmount,
  shownReading,
  type TypedAmount,
} from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import {
  GoneArt,
  AmountField,
  ChoiceGroup,
  EmptyState,
  LimitedField,
  Page,
  PrimaryAction,
  SkeletonList,
  Stack,
  TextField,
  StorageFullNote,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Account, AccountKind } from '../contract';
import { Unread } from '../parts/storage-notes';
import { patterns } from '../paths';
import { mostOfMoney } from '../rules/limits';
import { useAccounts } from '../queries';
import { useWriteBook } from '../use-write-book';
import { useFirstAccounts } from './use-first-accounts';

/** A new account. */
export function NewAccountPage() {
  const { t } = useLingui();
  const { first } = useFirstAccounts(useAccounts().data);
  const accountId = useMemo(() => crypto.randomUUID(), []);
  return <AccountForm title={t`New account`} accountId={accountId} kept={undefined} first={first} />;
}

/** An existing account: its name, kind and opening balance. */
export function AccountPage() {
  const { t } = useLingui();
  const { accountId = '' } = useParams();
  const { data, isError } = useAccounts();
  const { accounts, first } = useFirstAccounts(data);
  const kept = accounts.find(({ account_id }) => account_id === accountId);
  if (data !== undefined && kept !== undefined)
    return <AccountForm key={accountId} title={t`Account`} accountId={accountId} kept={kept} first={first} />;
  return (
    <Page title={t`Account`} back={patterns.accounts}>
      {data === undefined ? (
        <Unread isError={isError}>
          <SkeletonList />
        </Unread>
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

function AccountForm({ title, accountId, kept, first }: AccountFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const market = useMarket();
  const write = useWriteBook();
  const [name, setName] = useState(kept?.name ?? '');
  const [kind, setKind] = useState(kindOf(kept?.kind));
  const [tail, setTail] = useState(kept?.tail ?? '');
  const [typed, setTyped] = useState(() =>
    kept?.opening_balance ? plainAmount(kept.opening_balance, market) : '',
  );
  const read = readTypedAmount(typed, market, { signs: true, most: mostOfMoney });
  const opening = openingOf(read);
  const save = async () => {
    if (opening === undefined) return;
    const facts = { name: name.trim(), kind, opening_balance: opening };
    const account = { account_id: accountId, tail: tail === '' ? undefined : tail, ...facts };
    if (await write.keepAccount(account, first)) void navigate(patterns.accounts, { replace: true });
  };
  return (
    <Page
      title={title}
      back={patterns.accounts}
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
      {write.isFull && <StorageFullNote />}
      <Stack gap={6} pad>
        <LimitedField label={t`Name`} value={name} maxLength={80} onChange={setName} />
        <KindChoice value={kind} onChange={setKind} />
        {kind === 'bank' && <TailField value={tail} onChange={setTail} />}
        <AmountField
          label={t`Opening balance`}
          hint={t`For a debt, start with a minus sign`}
          value={typed}
          {...shownReading(read)}
          error={opening === undefined ? t`Check this amount` : undefined}
          onChange={setTyped}
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
