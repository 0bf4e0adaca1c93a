import { expect } from '@playwright/test';
import { logInAs } from '../screens/reach';
import { enter } from './user';
import { startCount, test } from './fixtures';

/** Runs in the page, so it is self-contained. */
async function isKeptByWorker(): Promise<boolean> {
  if (navigator.serviceWorker.controller === null) return false;
  // The worker stores the catalogs of the current language after it has taken over. Its precache list names them.
  const worker = await (await fetch('/sw.js')).text();
  const catalogs = [...worker.matchAll(/assets\/en\/[\w-]+\.js/g)].map(([path]) => `/${path}`);
  const stored = await Promise.all(catalogs.map((path) => caches.match(path)));
  return catalogs.length > 0 && stored.every((file) => file !== undefined);
}

async function areReadsKept(): Promise<boolean> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('clearloan-reads')) return false;
  const database = await done(indexedDB.open('clearloan-reads'));
  const keys = JSON.stringify(await done(database.transaction('reads').objectStore('reads').getAllKeys()));
  database.close();
  return ['/v5/index/index', '/v3/loan-details/loan-details'].every((call) => keys.includes(call));
}

test('an offline borrower opens the app, the loan as last known, and the tools', async ({
  user,
  network,
  staff,
  seen,
  request,
}) => {
  const facts = await logInAs(request, staff, 'two-paid');
  const loan = `/orders/${String(facts['orderId'])}`;
  await enter(user, facts);
  await user.open('/');
  await user.tap({ link: 'View loan' });
  await user.waitForHeading('Everyday loan');
  await user.until('the service worker has cached the app', isKeptByWorker);
  await user.until('the responses are persisted', areReadsKept);

  const pages = [
    ['/', 'Home', /Updated today at \d\d:\d\d/],
    [loan, 'Everyday loan', /Updated \d\d:\d\d/],
    ['/calculator', 'Calculator', 'Amount'],
    ['/bookkeeping', 'Bookkeeping', 'Add a record'],
  ] as const;
  const opened = startCount(seen, 'offline', pages.length + 1);
  await network.cut();
  for (const [path, heading, words] of pages)
    await test.step(path, async () => {
      await user.open(path);
      await user.waitForHeading(heading);
      await user.waitForText(words);
      opened();
    });
  await test.step('back online', async () => {
    await network.restore();
    await user.open('/');
    await user.waitForText(/Pay ¥/);
    opened();
  });
  seen.faults.push(...(await user.faults()));
  expect(seen.faults).toEqual([]);
});
