/** The cache of reminders with the texts of payment notifications. Without it the worker shows none. */
const noticesCache = 'clearloan-notices';

/** Ends push messages on this device; the push service informs the lender. Never rejects. */
export async function dropSubscription(): Promise<void> {
  // A browser without Web Push or storage shows no messages.
  await Promise.allSettled([dropNotices(), unsubscribe()]);
}

async function dropNotices(): Promise<void> {
  await window.caches.delete(noticesCache);
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
