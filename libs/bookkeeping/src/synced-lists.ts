import type { ApiClient } from '@clearloan/api-client';
import type { OfflineStore, StoredItem, SyncedList } from '@clearloan/api-client/offline';
import { parse } from 'valibot';
import {
  accountList,
  budgetList,
  deleteRecord,
  recordInfo,
  recordList,
  saveAccount,
  saveBudget,
  saveRecord,
  uploadRecordImage,
} from './contract';
import { accountDraft, budgetDraft, lists, recordDraft } from './rules/local-records';

/** A page of changes; the maximum of the contract. */
const pageSize = 100;
/** The screen shows what is pending and why; a toast per call would repeat it. */
const quiet = { quiet: true } as const;

/** How the book is synced: accounts first, because records refer to them. */
export const bookLines = (client: ApiClient, store: OfflineStore): readonly SyncedList[] => [
  {
    list: lists.accounts,
    fetch: async (since) => {
      const { list, hasMore, until } = await client.perform(accountList, { since }, quiet);
      return { list: list.map((each) => ({ ...accountDraft(each), ...version(each) })), hasMore, until };
    },
    send: async ({ wire }) => {
      await client.perform(saveAccount, parse(saveAccount.request, wire), quiet);
    },
  },
  {
    list: lists.records,
    fetch: async (since) => {
      const { list, hasMore, until } = await client.perform(recordList, { since, pageSize }, quiet);
      return { list: list.map((each) => ({ ...recordDraft(each), ...version(each) })), hasMore, until };
    },
    send: (item) => sendRecord(client, store, item),
  },
  {
    list: lists.budgets,
    fetch: async (since) => {
      const { list, hasMore, until } = await client.perform(budgetList, { since }, quiet);
      const kept = list.map((each) => ({ ...budgetDraft(each), updatedAt: each.updated_at, deleted: false }));
      return { list: kept, hasMore, until };
    },
    send: async ({ wire }) => {
      await client.perform(saveBudget, parse(saveBudget.request, wire), quiet);
    },
  },
];

const version = (each: { updated_at: string; deleted: boolean }) => ({
  updatedAt: each.updated_at,
  deleted: each.deleted,
});

async function sendRecord(client: ApiClient, store: OfflineStore, item: StoredItem): Promise<void> {
  const { record_id, updated_at } = parse(recordInfo.data, item.wire);
  if (item.deleted) {
    await client.perform(deleteRecord, { record_id, updated_at }, quiet);
    return;
  }
  const img_url = await sendPicture(client, store, item);
  await client.perform(saveRecord, parse(saveRecord.request, { ...item.wire, img_url }), quiet);
}

/** The picture is uploaded first and once; its path is stored, so that a retry does not upload it again. */
async function sendPicture(client: ApiClient, store: OfflineStore, item: StoredItem): Promise<unknown> {
  if (item.picture === undefined) return item.wire['img_url'];
  const { img_url } = await client.perform(uploadRecordImage, { file: item.picture }, quiet);
  await store.change(async (tx) => {
    const kept = await tx.item(item.list, item.id);
    if (kept === undefined || kept.updatedAt !== item.updatedAt) return;
    await tx.put({ ...kept, picture: undefined, wire: { ...kept.wire, img_url } });
  });
  return img_url;
}
