import { storageRisk, useApiClient, useLoggedIn, useRead, type ApiClient } from '@clearloan/api-client';
import {
  StorageFull,
  offlineStore,
  readLocalMoney,
  useOfflineQuery,
  useSending,
  type OfflineStore,
  type StoredItem,
  type SyncedList,
} from '@clearloan/api-client/offline';
import { useEffect, useMemo } from 'react';
import { parse } from 'valibot';
import {
  closeReminder,
  deleteReminder,
  dues,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
  type DueItem,
  type Reminder,
} from './contract';
import { rememberSoonDays } from './device/due-days';
import { dueList, soonDaysOf, type Due } from './rules/due-list';
import { lists, ownChanges, ownDuesFrom, reminderDraft, remindersFrom } from './rules/local-dues';

const readOwnDues = async (store: OfflineStore) => ownDuesFrom(await store.items(lists.own));

/** The payments known to the device; without `dues` it is still reading, or cannot (`isError`). */
export interface LocalDues {
  readonly dues: readonly Due[] | undefined;
  readonly isError: boolean;
}

/** All payments known to the device, nearest first. Links to them show how many are due. */
export function useDues(today: string): LocalDues {
  const { data, isError } = useOfflineQuery(['dues'], async (store) => ({
    reminders: remindersFrom(await store.items(lists.reminders)),
    own: await readOwnDues(store),
  }));
  const known = useMemo(() => data && dueList(data.reminders, data.own, today), [data, today]);
  useEffect(() => {
    if (known !== undefined) rememberSoonDays(soonDaysOf(known));
  }, [known]);
  return { dues: known, isError };
}

/** A reminder of the borrower; null if there is none with this id. */
export const useReminder = (id: string) =>
  useOfflineQuery(['reminder', id], async (store): Promise<Reminder | null> => {
    const item = await store.item(lists.reminders, id);
    const [reminder] = item === undefined || item.deleted ? [] : remindersFrom([item]);
    return reminder ?? null;
  });

/** Balance and expected movements from the book on this device; null if there is no book. */
export const useLocalMoney = () =>
  useOfflineQuery(['money'], async (store) => (await readLocalMoney(store)) ?? null);

/** Syncs while a screen of reminders is open; own loans are copied to the device for offline use. */
export function useReminderSending() {
  const client = useApiClient();
  useOwnLoans();
  return useSending(useMemo(() => reminderLines(client), [client]));
}

function useOwnLoans(): void {
  const isLoggedIn = useLoggedIn();
  const { data } = useRead(dues, {}, { enabled: isLoggedIn });
  const ownDues = data?.own;
  useEffect(() => {
    if (ownDues === undefined) return;
    void copyOwn(offlineStore(), ownDues);
  }, [ownDues]);
}

/** A device without space shows own loans from the lender's next response; no data of the borrower is lost. */
async function copyOwn(store: OfflineStore, ownDues: readonly DueItem[]): Promise<void> {
  const changes = ownChanges(await readOwnDues(store), ownDues);
  try {
    if (changes.length > 0) await store.write(changes);
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
  }
}

/** Pending changes and conflicts. */
export const useOutbox = () =>
  useOfflineQuery(['outbox', 'reminders'], async (store) => ({
    persists: await store.persists(),
    risk: await storageRisk(),
    pending: await store.pending([lists.reminders]),
    conflicts: await store.conflicts([lists.reminders]),
  }));

/** The screen shows what is pending and why; a toast per call would repeat it. */
const quiet = { quiet: true } as const;

/** How reminders are synced. */
const reminderLines = (client: ApiClient): readonly SyncedList[] => [
  {
    list: lists.reminders,
    fetch: async (since) => {
      const { list, hasMore, until } = await client.perform(reminderList, { status: 'all', since }, quiet);
      return {
        list: list.map((each) => ({
          ...reminderDraft(each),
          updatedAt: each.updated_at,
          deleted: each.deleted,
        })),
        hasMore,
        until,
      };
    },
    send: (item) => sendReminder(client, item),
  },
];

/** The bell has separate endpoints; they carry the same version, so that a retry changes nothing. */
async function sendReminder(client: ApiClient, item: StoredItem): Promise<void> {
  const { id, bell, updated_at } = parse(reminderInfo.data, item.wire);
  if (item.deleted) {
    await client.perform(deleteReminder, { id, updated_at }, quiet);
    return;
  }
  await client.perform(saveReminder, parse(saveReminder.request, item.wire), quiet);
  if (bell === undefined) {
    await client.perform(closeReminder, { id, updated_at }, quiet);
    return;
  }
  await client.perform(setReminder, parse(setReminder.request, { ...Object(bell), id, updated_at }), quiet);
}
