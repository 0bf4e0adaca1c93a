import { deviceStore, pageStore, tabStore } from '@clearloan/api-client';
import { offlineStore } from '@clearloan/api-client/offline';
import { lastingEntries } from '../preferences';
import { clearLocalData } from './clear-local-data';
import { keptDataEntry } from './owner-flags';
import { clearTabOfFormerBorrower, saveTabOwner } from './tab-owner';

const lasting = [...lastingEntries, keptDataEntry];

beforeEach(() => {
  // Blocked, or full.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
});
afterEach(() => localStorage.clear());

async function leaveTraces(): Promise<void> {
  deviceStore.set('clearloan.drafts', 'of one borrower');
  tabStore.set('clearloan.draft.book', 'typed by one borrower');
  pageStore.set('clearloan.draft.reminder', 'typed by one borrower');
  for (const entry of lasting) deviceStore.set(entry, 'stays');
  await offlineStore().write([{ list: 'records', id: 'a', day: '2026-11-20', wire: {} }]);
}

const traces = async () => [
  deviceStore.get('clearloan.drafts'),
  tabStore.get('clearloan.draft.book'),
  pageStore.get('clearloan.draft.reminder'),
  ...(await offlineStore().items('records')),
];

it('on a device that stores nothing the next borrower finds nothing of the last one in the page', async () => {
  await leaveTraces();
  expect(await traces()).toMatchObject([expect.any(String), expect.any(String), expect.any(String), {}]);
  await clearLocalData();
  expect(await traces()).toEqual([null, null, null]);
  expect(lasting.filter((entry) => deviceStore.get(entry) !== 'stays')).toEqual([]);
});

it('a page in which nothing is stored forgets its borrower when another tab has logged out', async () => {
  await leaveTraces();
  saveTabOwner('1');
  clearTabOfFormerBorrower();
  expect(await traces()).toEqual([null, null, null]);
});

it('a sync that is under way when a borrower leaves brings nothing to the next one', async () => {
  const store = offlineStore();
  const life = await store.mark('life');
  await clearLocalData();
  expect(await store.mark('life')).not.toBe(life);
});
