import { requestPersistence } from '../session/durable-storage';
import { createOfflineStore, type OfflineStore, type OfflineStoreOptions } from './offline-store';
import { openDatabaseBackend } from './database-backend';
import { createMemoryBackend } from './memory-backend';
import type { StoreBackend } from './store-backend';

const channelName = 'clearloan-offline';
let opened: OfflineStore | undefined;

/** The one box of this device; opened when first asked for. */
export function offlineStore(): OfflineStore {
  opened ??= openOfflineStore();
  return opened;
}

/** The next `offlineStore()` opens another one: after a logout cleared the device, and between tests. */
export const closeOfflineStore = (): void => {
  opened = undefined;
};

function openOfflineStore(): OfflineStore {
  return createOfflineStore({
    backend: openBackend(),
    // Which of two versions is later is a matter of devices among each other, not of the lender's day.
    now: Date.now,
    onStored: requestPersistence,
    ...otherTabs(),
  });
}

/** A channel is open only while somebody listens or speaks. */
function otherTabs(): Pick<OfflineStoreOptions, 'announce' | 'listen'> {
  if (!('BroadcastChannel' in globalThis)) return {};
  let ear: BroadcastChannel | undefined;
  return {
    announce: () => {
      const channel = ear ?? new BroadcastChannel(channelName);
      channel.postMessage('changed');
      if (channel !== ear) channel.close();
    },
    listen: (listener) => {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', listener);
      ear = channel;
      return () => {
        channel.close();
        ear = undefined;
      };
    },
  };
}

/** A browser that gives no database (private windows, old ones) still lets the borrower work while the page is open. */
async function openBackend(): Promise<StoreBackend> {
  if (!('indexedDB' in globalThis)) return createMemoryBackend();
  try {
    return await openDatabaseBackend();
  } catch {
    return createMemoryBackend();
  }
}
