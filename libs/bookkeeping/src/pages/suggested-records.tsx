import { dayOf } from '@clearloan/formatting';
import { offlineStore, useOfflineQuery } from '@clearloan/api-client/offline';
import { useMarket } from '@clearloan/app-runtime';
import { Button, List, ListBlock, ListHeading, Inline, Money, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { SuggestedRecord } from '../contract';
import { useAccounts, useSuggested, useAccountsOrDefaults } from '../queries';
import { lists } from '../rules/local-records';
import { useWriteBook } from '../use-write-book';

/** Payments of own loans that are not in the book: one tap adds one. */
export function SuggestedRecords({ month }: { month: string }) {
  const { data } = useSuggested(month);
  const suggested = data?.suggested ?? [];
  const { data: known } = useOfflineQuery(['known', suggested.map(({ paymentId }) => paymentId)], () =>
    knownOf(suggested),
  );
  const open = suggested.filter(({ paymentId }) => known !== undefined && !known.includes(paymentId));
  if (open.length === 0) return null;
  return (
    <>
      <ListHeading>
        <Trans>Payments not in your records</Trans>
      </ListHeading>
      <List>
        {open.map((each) => (
          <Suggestion key={each.paymentId} suggested={each} />
        ))}
      </List>
    </>
  );
}

/** Those that the device already has, including deleted ones, are not suggested again. */
async function knownOf(suggested: readonly SuggestedRecord[]): Promise<string[]> {
  const items = await Promise.all(
    suggested.map(({ paymentId }) => offlineStore().item(lists.records, paymentId)),
  );
  return items.flatMap((item) => (item === undefined ? [] : [item.id]));
}

function Suggestion({ suggested: { paymentId, amount, paidAt, title } }: { suggested: SuggestedRecord }) {
  const { timeZone } = useMarket();
  const { accounts, initialAccounts } = useAccountsOrDefaults(useAccounts().data);
  const { saveRecords } = useWriteBook();
  const account = accounts.find(({ kind }) => kind === 'bank') ?? accounts[0];
  const add = () => {
    if (account === undefined) return;
    const facts = { amount, category_id: 'loan', note: title, record_date: dayOf(paidAt, timeZone) };
    const place = {
      address: undefined,
      img_url: undefined,
      account_id: account.account_id,
      to_account_id: undefined,
    };
    void saveRecords([{ record_id: paymentId, book_type: 'expense', ...facts, ...place }], initialAccounts);
  };
  return (
    <ListBlock>
      <Inline between>
        <Text as="b">{title}</Text>
        <Money amount={-amount} signed />
      </Inline>
      <Button small kind="line" onClick={add}>
        <Trans>Add to my records</Trans>
      </Button>
    </ListBlock>
  );
}
