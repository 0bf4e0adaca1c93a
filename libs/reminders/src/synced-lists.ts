import type { ApiClient } from '@clearloan/api-client';
import type { StoredItem, SyncedList } from '@clearloan/api-client/offline';
import { parse } from 'valibot';
import {
  closeReminder,
  deleteReminder,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
} from './contract';
import { lists, reminderDraft } from './rules/local-dues';

/** The screen shows what is pending and why; a toast per call would repeat it. */
const quiet = { quiet: true } as const;

/** How reminders are synced. */
export const reminderLines = (client: ApiClient): readonly SyncedList[] => [
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
