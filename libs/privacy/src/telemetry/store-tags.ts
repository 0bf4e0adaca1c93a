import type { ApiClient, KeyStore } from '@clearloan/api-client';
import { uploadMarketChannel, uploadStoreTag } from '../contract';

const storeEntry = 'clearloan.store-told';
const channelEntry = 'clearloan.channel-told';
const plain = /^[\w./:-]{1,80}$/;

/**
 * Tells once where the app came from, as the address that opened it said: `utm_source` for the store, `channel` for
 * the way there. Nothing said, nothing told; what does not look like a name stays here.
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
  // Noted before it is sent: what comes together with it, here or in another tab, finds it told.
  storage.set(entry, 'yes');
  const result = await send(name).catch(() => null);
  if (!result?.ok) storage.remove(entry);
}
