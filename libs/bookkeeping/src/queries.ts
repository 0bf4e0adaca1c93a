import { storageRisk, useApiClient, useLoggedIn, useRead } from '@clearloan/api-client';
import { offlineStore, useOfflineQuery, useSending, type OfflineStore } from '@clearloan/api-client/offline';
import { useMemo } from 'react';
import { accountBalances, statistics, type BookRecord } from './contract';
import { bookLines } from './lines';
import { spanOfMonth, weekOf } from './rules/months';
import { accountsFrom, lists, recordsFrom } from './rules/local-records';
import { regularFrom } from './rules/local-regular';

const ofSpan = async (box: OfflineStore, first: string, last: string) =>
  recordsFrom(await box.items(lists.records, { first, last }));
const allRecords = async (box: OfflineStore) => recordsFrom(await box.items(lists.records));
const allAccounts = async (box: OfflineStore) => accountsFrom(await box.items(lists.accounts));

/** A month's records and those of the week around today; a search reads all of them. */
export const useMonth = (month: string, today: string, everything: boolean) =>
  useOfflineQuery(['book', month, today, everything], async (box) => {
    const { first, last } = spanOfMonth(month);
    const week = weekOf(today);
    return {
      records: await ofSpan(box, first, last),
      week: await ofSpan(box, week[0] ?? today, week[6] ?? today),
      found: everything ? await allRecords(box) : [],
      accounts: await allAccounts(box),
    };
  });

/** Accounts and all records: what balances are made of. */
export const useWholeBook = () =>
  useOfflineQuery(['whole book'], async (box) => ({
    accounts: await allAccounts(box),
    records: await allRecords(box),
  }));

export const useAccounts = () => useOfflineQuery(['accounts'], allAccounts);

/** A record as the phone has it, and its picture while that is not sent; null when there is none of this id. */
export const useRecord = (recordId: string | undefined) =>
  useOfflineQuery(
    ['record', recordId],
    async (box): Promise<{ record: BookRecord; picture: Blob | undefined } | null> => {
      const item = recordId === undefined ? undefined : await box.item(lists.records, recordId);
      const [record] = item === undefined || item.deleted ? [] : recordsFrom([item]);
      return record === undefined ? null : { record, picture: item?.picture };
    },
  );

export const useRegular = () =>
  useOfflineQuery(['regular'], async (box) => regularFrom(await box.items(lists.regular)));

/** Payments of own loans that are not in the book; only the lender knows them. */
export function useSuggested(month: string) {
  const isLoggedIn = useLoggedIn();
  return useRead(statistics, { month }, { enabled: isLoggedIn });
}

/** What is left to pay of own loans. */
export function useOpenLoans() {
  const isLoggedIn = useLoggedIn();
  return useRead(accountBalances, {}, { enabled: isLoggedIn });
}

/** Sends and fetches while a screen of the book is open. */
export function useBookSending() {
  const client = useApiClient();
  return useSending(useMemo(() => bookLines(client, offlineStore()), [client]));
}

/** What waits to be sent, and what gave way. */
export const useOutbox = () =>
  useOfflineQuery(['outbox', 'book'], async (box) => ({
    persists: await box.persists(),
    risk: await storageRisk(),
    waiting: await box.waiting([lists.accounts, lists.records]),
    conflicts: await box.conflicts([lists.accounts, lists.records]),
  }));
