import { createBox, type Box } from './box';
import { openDatabaseShelf } from './database-shelf';
import { createMemoryShelf } from './memory-shelf';
import type { Shelf } from './shelf';

const channelName = 'clearloan-offline';
let opened: Box | undefined;
let channel: BroadcastChannel | undefined;

/** The one box of this phone; opened when first asked for. */
export function phoneBox(): Box {
  opened ??= openBox();
  return opened;
}

/** The next `phoneBox()` opens anew: after a logout wiped the phone, and between tests. */
export const closePhoneBox = (): void => {
  opened = undefined;
  channel?.close();
  channel = undefined;
};

function openBox(): Box {
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  return createBox({
    shelf: openShelf(),
    // Which of two versions is later is a matter of phones among each other, not of the lender's day.
    now: Date.now,
    announce: () => channel?.postMessage('changed'),
    hear: (listener) => channel?.addEventListener('message', listener),
  });
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
