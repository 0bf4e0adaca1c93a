import { fillPath, pathTo } from '@clearloan/routes';
import { useLanguage } from '@clearloan/app-runtime';
import {
  List,
  ListHeading,
  ListItem,
  Money,
  Pad,
  Page,
  PrimaryAction,
  PlusIcon,
  ReceiptIcon,
  SkeletonList,
  Slip,
  Stack,
  Text,
} from '@clearloan/ui';
import { formatDayShort, maskAccount } from '@clearloan/formatting';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Account, OpenLoan, AccountKind } from '../contract';
import { AccountIcon } from '../parts/account-choice';
import { LoadingOrError } from '../parts/storage-notes';
import { innerRoutes } from '../inner-routes';
import { accountLabel } from '../rules/accounts';
import { useOpenLoans, useWholeBook, useAccountsOrDefaults } from '../queries';
import { sumUp, type BookSums } from '../rules/sums';
import { BookOutbox } from './book-outbox';
import '../parts/share-bar.css';

/** The borrower's balances by account, and what is left to pay to this lender. */
export function AccountsPage() {
  const { t } = useLingui();
  const { data: book, isError } = useWholeBook();
  const { data: owed } = useOpenLoans();
  const { accounts } = useAccountsOrDefaults(book?.accounts);
  const sums = book && sumUp(accounts, book.records);
  return (
    <Page
      title={t`My accounts`}
      back={pathTo('bookkeeping')}
      bottomBar={
        <PrimaryAction to={innerRoutes.addAccount} icon={<PlusIcon />}>
          <Trans>Add an account</Trans>
        </PrimaryAction>
      }
    >
      <BookOutbox />
      <Stack gap={3}>
        <div>
          {sums === undefined ? (
            <LoadingOrError isError={isError}>
              <SkeletonList />
            </LoadingOrError>
          ) : (
            <Balances accounts={accounts} sums={sums} />
          )}
          {owed !== undefined && owed.loans.length > 0 && <StillToPay loans={owed.loans} />}
        </div>
        {sums && (
          <Pad>
            <Text size="sm" tone="dim">
              <Trans>You enter these amounts yourself. We can’t see your bank account.</Trans>
            </Text>
          </Pad>
        )}
      </Stack>
    </Page>
  );
}

function Balances({ accounts, sums }: { accounts: readonly Account[]; sums: BookSums }) {
  return (
    <Stack gap={3}>
      <Slip>
        <Text tone="dim">
          <Trans>Your total</Trans>
        </Text>
        <Money amount={sums.total} size="figure" highlighted />
        <ShareBar byKind={sums.byKind} />
      </Slip>
      <List>
        {accounts.map((account) => (
          <AccountLine
            key={account.account_id}
            account={account}
            label={accountLabel(account.account_id, accounts) ?? account.name}
            amount={sums.byAccount.get(account.account_id) ?? 0}
          />
        ))}
      </List>
    </Stack>
  );
}

interface AccountLineProps {
  readonly account: Account;
  readonly label: string;
  readonly amount: number;
}

function AccountLine({ account, label, amount }: AccountLineProps) {
  const { t } = useLingui();
  const kinds: Readonly<Partial<Record<string, string>>> = {
    bank: t`Bank`,
    wallet: t`Wallet`,
    cash: t`Cash`,
  };
  const kind = kinds[account.kind] ?? account.kind;
  const note = account.tail === undefined ? kind : `${kind} ${maskAccount(account.tail)}`;
  return (
    <ListItem
      to={fillPath(innerRoutes.account, { accountId: account.account_id })}
      icon={<AccountIcon kind={account.kind} />}
      title={
        <span className="cl-bookkeeping-account">
          <i className={`cl-bookkeeping-${account.kind}`} />
          {label}
        </span>
      }
      strong
      note={note === account.name ? undefined : note}
      value={<Money amount={amount} />}
    />
  );
}

function StillToPay({ loans }: { loans: readonly OpenLoan[] }) {
  const locale = useLanguage();
  return (
    <>
      <ListHeading>
        <Trans>Still to pay</Trans>
      </ListHeading>
      <List>
        {loans.map(({ orderId, productName, left, nextDue }) => {
          const day = nextDue === undefined ? '' : formatDayShort(nextDue, locale);
          return (
            <ListItem
              key={orderId}
              to={pathTo('loanDetailUrl', { orderId })}
              icon={<ReceiptIcon />}
              title={productName}
              note={nextDue !== undefined && <Trans>Next: {day}</Trans>}
              value={<Money amount={-left} signed />}
            />
          );
        })}
      </List>
    </>
  );
}

const kinds: readonly AccountKind[] = ['bank', 'wallet', 'cash'];

/**
 * The split of the total into bank, wallet and cash; a debt takes no space. The accounts below use the same patterns.
 */
function ShareBar({ byKind }: { byKind: BookSums['byKind'] }) {
  if (kinds.every((kind) => byKind[kind] <= 0)) return null;
  return (
    <div className="cl-bookkeeping-shares" aria-hidden="true">
      {kinds.map((kind) => (
        <i
          key={kind}
          className={`cl-bookkeeping-${kind}`}
          style={{ flexGrow: Math.max(0, byKind[kind]) }}
          hidden={byKind[kind] <= 0}
        />
      ))}
    </div>
  );
}
