import type { ApiClient, KeyStore } from '@clearloan/api-client';
import { uploadMarketChannel, uploadStoreTag } from '../contract';

const storeEntry = 'clearloan.store-told';
const channelEntry = 'clearloan.channel-told';
const plain = /^[\w./:-]{1,80}$/;

/**
 * Reports once where the app came from, by the URL that opened it: `utm_source` for the store, `channel` for the
 * channel. Without these, nothing is sent; values that are not plain names are ignored.
 */
export async function reportStoreOnce(client: ApiClient, storage: KeyStore): Promise<void> {
  const parameters = client.session.parameters();
  await Promise.all([
    reportOnce(storage, storeEntry, parameters.get('utm_source'), (tag) =>
      client.call(uploadStoreTag, { tag }),
    ),
    reportOnce(storage, channelEntry, parameters.get('channel'), (channel) =>
      client.call(uploadMarketChannel, { channel }),
    ),
  ]);
}

async function reportOnce(
  storage: KeyStore,
  entry: string,
  name: string | undefined,
  send: (name: string) => Promise<{ readonly ok: boolean } | null>,
): Promise<void> {
  if (name === undefined || !plain.test(name) || storage.get(entry) !== null) return;
  // Stored before it is sent: concurrent callers, here or in another tab, see it as reported.
  storage.set(entry, 'yes');
  const result = await send(name).catch(() => null);
  if (!result?.ok) storage.remove(entry);
}
