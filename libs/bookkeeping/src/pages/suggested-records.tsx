import { useLoggedIn } from '@clearloan/api-client';
import { uuid } from '@clearloan/api-client/declare';
import { dayOf, formatDayShort } from '@clearloan/formatting';
import { offlineStore, useOfflineQuery } from '@clearloan/api-client/offline';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { Button, Details, Inline, List, ListBlock, Money, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { safeParse } from 'valibot';
import type { SuggestedRecord } from '../contract';
import { useAccounts, useSuggested, useAccountsOrDefaults } from '../queries';
import { lists } from '../rules/local-records';
import { idOf } from '../rules/table-id';
import { useWriteBook } from '../use-write-book';

/**
 * Payments of own loans in a month that are not in the book: one tap adds one. They arrive late, so they are folded behind a line that
 * is there from the start.
 */
export function SuggestedRecords({ month }: { month: string }) {
  const isLoggedIn = useLoggedIn();
  const open = useOpenSuggestions(month);
  if (!isLoggedIn) return null;
  return (
    <Details
      title={
        <>
          <Trans>Payments not in your records</Trans>
          <Text as="span">{open?.length}</Text>
        </>
      }
    >
      <List>
        {open?.map((each) => (
          <Suggestion key={each.paymentId} suggested={each} />
        ))}
      </List>
    </Details>
  );
}

/**
 * The id of the record of a payment, the same on every device: the payment's own, or a UUID that follows from it if a lender numbers
 * its payments in another way. Such a record is not from a table, so it has another version.
 */
const idOfPayment = (paymentId: string): string =>
  safeParse(uuid, paymentId).success ? paymentId : idOf(paymentId, '5');

/** Undefined until both the lender's payments and the device's records are known. */
function useOpenSuggestions(month: string): readonly SuggestedRecord[] | undefined {
  const { timeZone } = useMarket();
  const suggested = useSuggested(month).data?.suggested;
  const ofMonth = (suggested ?? []).filter(({ paidAt }) => dayOf(paidAt, timeZone).startsWith(month));
  const { data: known } = useOfflineQuery(['known', ofMonth.map(({ paymentId }) => paymentId)], () =>
    knownOf(ofMonth),
  );
  if (suggested === undefined) return undefined;
  return known && ofMonth.filter(({ paymentId }) => !known.includes(idOfPayment(paymentId)));
}

/** Those that the device already has, including deleted ones, are not suggested again. */
async function knownOf(suggested: readonly SuggestedRecord[]): Promise<string[]> {
  const items = await Promise.all(
    suggested.map(({ paymentId }) => offlineStore().item(lists.records, idOfPayment(paymentId))),
  );
  return items.flatMap((item) => (item === undefined ? [] : [item.id]));
}

function Suggestion({ suggested: { paymentId, amount, paidAt, title } }: { suggested: SuggestedRecord }) {
  const { timeZone } = useMarket();
  const language = useLanguage();
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
    const record_id = idOfPayment(paymentId);
    void saveRecords([{ record_id, book_type: 'expense', ...facts, ...place }], initialAccounts);
  };
  return (
    <ListBlock>
      <Inline between>
        <Text as="b">{title}</Text>
        <Money amount={-amount} signed />
      </Inline>
      <Text size="sm" tone="dim">
        {formatDayShort(dayOf(paidAt, timeZone), language)}
      </Text>
      <Button small kind="line" onClick={add}>
        <Trans>Add to my records</Trans>
      </Button>
    </ListBlock>
  );
}
