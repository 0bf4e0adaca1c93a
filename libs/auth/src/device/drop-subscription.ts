/** Kept by reminders: what the service worker says in a payment reminder. Without it the worker shows none. */
const noticesCache = 'clearloan-notices';

/** No message of the lender's is shown on this device from now on; its push service tells the lender so. Never rejects. */
export async function dropSubscription(): Promise<void> {
  // A browser without Web Push, or without storage, shows none.
  await Promise.allSettled([dropNotices(), unsubscribe()]);
}

async function dropNotices(): Promise<void> {
  await window.caches.delete(noticesCache);
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
