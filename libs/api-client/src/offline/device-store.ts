import { requestPersistence } from '../session/durable-storage';
import { createBox, type Box, type BoxSetting } from './offline-store';
import { openDatabaseShelf } from './database-backend';
import { createMemoryShelf } from './memory-backend';
import type { Shelf } from './store-backend';

const channelName = 'clearloan-offline';
let opened: Box | undefined;

/** The one box of this phone; opened when first asked for. */
export function phoneBox(): Box {
  opened ??= openBox();
  return opened;
}

/** The next `phoneBox()` opens anew: after a logout wiped the phone, and between tests. */
export const closePhoneBox = (): void => {
  opened = undefined;
};

function openBox(): Box {
  return createBox({
    shelf: openShelf(),
    // Which of two versions is later is a matter of phones among each other, not of the lender's day.
    now: Date.now,
    onKept: requestPersistence,
    ...otherTabs(),
  });
}

/** A channel is open only while somebody listens or speaks. */
function otherTabs(): Pick<BoxSetting, 'announce' | 'hear'> {
  if (!('BroadcastChannel' in globalThis)) return {};
  let ear: BroadcastChannel | undefined;
  return {
    announce: () => {
      const channel = ear ?? new BroadcastChannel(channelName);
      channel.postMessage('changed');
      if (channel !== ear) channel.close();
    },
    hear: (listener) => {
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
async function openShelf(): Promise<Shelf> {
  if (!('indexedDB' in globalThis)) return createMemoryShelf();
  try {
    return await openDatabaseShelf();
  } catch {
    return createMemoryShelf();
  }
}
