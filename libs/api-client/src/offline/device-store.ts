import { requestPersistence } from '../session/durable-storage';
import { onForget } from '../session/safe-storage';
import { createOfflineStore, type OfflineStore, type OfflineStoreOptions } from './offline-store';
import { openDatabaseBackend } from './database-backend';
import { createMemoryBackend } from './memory-backend';
import type { StoreBackend } from './stored-item';

const channelName = 'clearloan-offline';
let opened: OfflineStore | undefined;

/** The store of this device, opened on first use. */
export function offlineStore(): OfflineStore {
  opened ??= openOfflineStore();
  return opened;
}

/** The next `offlineStore()` opens a new one: after a logout cleared the device, and between tests. */
export const closeOfflineStore = (): void => {
  opened = undefined;
};

function openOfflineStore(): OfflineStore {
  return createOfflineStore({
    backend: openBackend(),
    // Versions are compared between devices, so this uses the device's clock and not the lender's.
    now: Date.now,
    onStored: requestPersistence,
    ...otherTabs(),
  });
}

/** A channel is open only while someone listens or sends. */
function otherTabs(): Pick<OfflineStoreOptions, 'announce' | 'listen'> {
  if (!('BroadcastChannel' in globalThis)) return {};
  let listening: BroadcastChannel | undefined;
  return {
    announce: () => {
      const channel = listening ?? new BroadcastChannel(channelName);
      channel.postMessage('changed');
      if (channel !== listening) channel.close();
    },
    listen: (listener) => {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', listener);
      listening = channel;
      return () => {
        channel.close();
        listening = undefined;
      };
    },
  };
}

/** A browser without a database (private windows, old versions) still works while the page is open. */
async function openBackend(): Promise<StoreBackend> {
  if (!('indexedDB' in globalThis)) return heldInPage();
  try {
    return await openDatabaseBackend();
  } catch {
    return heldInPage();
  }
}

/** Empty again once a borrower leaves: work that is under way then reaches only what is thrown away. */
function heldInPage(): StoreBackend {
  let backend = createMemoryBackend();
  onForget(() => {
    backend = createMemoryBackend();
  });
  return {
    persists: false,
    read: (work) => backend.read(work),
    change: (work) => backend.change(work),
  };
}
