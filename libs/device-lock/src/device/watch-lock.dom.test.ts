import { deviceStore } from '@clearloan/api-client';
import { lockEntry } from '@clearloan/session';
import { lastSeenMs, noteSeen } from './lock-store';
import { watchLock } from './watch-lock';

const stop = watchLock({ lock: () => undefined, isLocked: () => false, cover: () => undefined });
afterAll(stop);
afterEach(() => deviceStore.remove(lockEntry));

const changeElsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: lockEntry }));

it('a tab that recorded its time while another one removed the lock leaves nothing of it', () => {
  noteSeen(Date.now());
  changeElsewhere();
  expect(lastSeenMs()).toBeUndefined();
});

it('a lock that another tab changed keeps its time', () => {
  deviceStore.set(lockEntry, '{}');
  noteSeen(1);
  changeElsewhere();
  expect(lastSeenMs()).toBe(1);
});
