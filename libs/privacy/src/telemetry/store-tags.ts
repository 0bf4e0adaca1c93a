import type { ApiClient, KeyStore } from '@clearloan/api-client';
import { uploadMarketChannel, uploadStoreTag } from '../contract';

const toldEntry = 'clearloan.store-told';
const plain = /^[\w./:-]{1,80}$/;

/**
 * Tells once where the app came from, as the address that opened it said: `utm_source` for the store, `channel` for
 * the way there. Nothing said, nothing told; what does not look like a name stays here.
 */
export async function tellStoreOnce(client: ApiClient, storage: KeyStore): Promise<void> {
  if (!client.session.isLoggedIn() || storage.get(toldEntry) !== null) return;
  const parameters = client.session.parameters();
  const tag = parameters.get('utm_source');
  const channel = parameters.get('channel');
  const results = await Promise.all([
    tag !== undefined && plain.test(tag) ? client.call(uploadStoreTag, { tag }) : undefined,
    channel !== undefined && plain.test(channel) ? client.call(uploadMarketChannel, { channel }) : undefined,
  ]);
  const isTold = results.every((result) => result === undefined || result?.ok);
  if (isTold) storage.set(toldEntry, 'yes');
}
