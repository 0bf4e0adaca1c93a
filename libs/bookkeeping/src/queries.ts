import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { storageRisk, useApiClient, useLoggedIn, useRead } from '@clearloan/api-client';
import { offlineStore, useOfflineQuery, useSending, type OfflineStore } from '@clearloan/api-client/offline';
import { accountBalances, statistics, type BookRecord, type Account } from './contract';
import { bookLines } from './synced-lists';
import { monthAfter, spanOfMonth, weekOf } from './rules/months';
import { accountsFrom, budgetsFrom, lists, recordsFrom } from './rules/local-records';
import { firstAccounts } from './rules/accounts';

const ofSpan = async (store: OfflineStore, first: string, last: string) =>
  recordsFrom(await store.items(lists.records, { first, last }));
const allRecords = async (store: OfflineStore) => recordsFrom(await store.items(lists.records));
const allAccounts = async (store: OfflineStore) => accountsFrom(await store.items(lists.accounts));
const allBudgets = async (store: OfflineStore) => budgetsFrom(await store.items(lists.budgets));

/** A month's records and those of the current week; a search reads all of them. */
export const useMonth = (month: string, today: string, everything: boolean) =>
  useOfflineQuery(['book', month, today, everything], async (store) => {
    const { first, last } = spanOfMonth(month);
    const week = weekOf(today);
    return {
      records: await ofSpan(store, first, last),
      week: await ofSpan(store, week[0] ?? today, week[6] ?? today),
      found: everything ? await allRecords(store) : [],
      accounts: await allAccounts(store),
      budgets: await allBudgets(store),
    };
  });

/** All budgets, and the records of one month. */
export const useBudgets = (month: string) =>
  useOfflineQuery(['budgets', month], async (store) => {
    const { first, last } = spanOfMonth(month);
    return { budgets: await allBudgets(store), records: await ofSpan(store, first, last) };
  });

/** The records of several months, up to and including this one. */
export const useMonthsBefore = (month: string, count: number) =>
  useOfflineQuery(['months before', month, count], (store) =>
    ofSpan(store, spanOfMonth(monthAfter(month, 1 - count)).first, spanOfMonth(month).last),
  );

/** Accounts and all records, from which balances are calculated. */
export const useWholeBook = () =>
  useOfflineQuery(['whole book'], async (store) => ({
    accounts: await allAccounts(store),
    records: await allRecords(store),
  }));

/** The whole book, and the ids of deleted records. */
export const useTableBook = () =>
  useOfflineQuery(['table book'], async (store) => ({
    accounts: await allAccounts(store),
    records: await allRecords(store),
    removed: await store.removed(lists.records),
  }));

export const useAccounts = () => useOfflineQuery(['accounts'], allAccounts);

/** A record on the device, and its picture until it is uploaded; null if there is no record with this id. */
export const useRecord = (recordId: string | undefined) =>
  useOfflineQuery(
    ['record', recordId],
    async (store): Promise<{ record: BookRecord; picture: Blob | undefined } | null> => {
      const item = recordId === undefined ? undefined : await store.item(lists.records, recordId);
      const [record] = item === undefined || item.deleted ? [] : recordsFrom([item]);
      return record === undefined ? null : { record, picture: item?.picture };
    },
  );

/** Payments of own loans that are not in the book; only the lender knows them. */
export function useSuggested(month: string) {
  const isLoggedIn = useLoggedIn();
  return useRead(statistics, { month }, { enabled: isLoggedIn });
}

/** The open amounts of own loans. */
export function useOpenLoans() {
  const isLoggedIn = useLoggedIn();
  return useRead(accountBalances, {}, { enabled: isLoggedIn });
}

/** Syncs while a screen of the book is open. */
export function useBookSending() {
  const client = useApiClient();
  return useSending(useMemo(() => bookLines(client, offlineStore()), [client]));
}

const syncedLists = [lists.accounts, lists.records, lists.budgets];

/** Pending changes and conflicts. */
export const useOutbox = () =>
  useOfflineQuery(['outbox', 'book'], async (store) => ({
    persists: await store.persists(),
    risk: await storageRisk(),
    waiting: await store.waiting(syncedLists),
    conflicts: await store.conflicts(syncedLists),
  }));

const placeOf = ({ kind }: Account): number => ['bank', 'wallet', 'cash'].indexOf(kind);

/** The accounts of the device, or the default ones, in the current language. */
export function useAccountsOrDefaults(kept: readonly Account[] | undefined): {
  readonly accounts: readonly Account[];
  readonly initialAccounts: readonly Account[];
} {
  const { t } = useLingui();
  // Stable while the stored accounts are: a change would parse a long table again.
  return useMemo(() => {
    const names = { cash: t`Cash`, bank: t`Bank`, wallet: t`Wallet` };
    const first = firstAccounts((kind) => names[kind]);
    const missing = first.filter(({ account_id }) => !kept?.some((each) => each.account_id === account_id));
    const accounts = [...(kept ?? []), ...missing].sort((one, other) => placeOf(one) - placeOf(other));
    return { accounts, initialAccounts: missing };
  }, [kept, t]);
}
