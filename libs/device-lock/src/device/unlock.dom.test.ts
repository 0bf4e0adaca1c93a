import { clearLocalData, isLockSet } from '@clearloan/session';
import { readLock, removeLock, saveLock, wrongTries, type PinLock } from './lock-store';
import { hashPin, isUsedUp, tryPin } from './unlock';

const pin = '804217';

async function lockedDevice(): Promise<PinLock> {
  const lock: PinLock = { kind: 'pin', afterMinutes: 5, ...(await hashPin(pin)) };
  expect(saveLock(lock)).toBe(true);
  return lock;
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a PIN on this device', () => {
  it('is stored only as a slow hash with a new salt each time', async () => {
    await lockedDevice();
    const first = JSON.stringify(localStorage);
    await lockedDevice();
    expect(JSON.stringify(localStorage)).not.toContain(pin);
    expect(first).not.toEqual(JSON.stringify(localStorage));
    expect(readLock()).toMatchObject({ kind: 'pin', afterMinutes: 5, iterations: 600_000 });
  });

  it('unlocks when it is correct and resets the wrong tries', async () => {
    const lock = await lockedDevice();
    expect(await tryPin(lock, '111111')).toBe('wrong');
    expect(wrongTries()).toBe(1);
    expect(await tryPin(lock, pin)).toBe('right');
    expect(wrongTries()).toBe(0);
  });

  it('is used up after five wrong tries, and the correct one no longer unlocks [promise: pin-spent]', async () => {
    const lock = await lockedDevice();
    const wrong = ['100001', '200002', '300003', '400004', '500005'];
    const outcomes = [];
    for (const guess of wrong) outcomes.push(await tryPin(lock, guess));
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'used-up']);
    expect(isUsedUp()).toBe(true);
    expect(await tryPin(lock, pin)).toBe('used-up');
  });

  it('counts a try before it is checked, so that a reload does not skip it', async () => {
    const lock = await lockedDevice();
    void tryPin(lock, '111111');
    await Promise.resolve();
    expect(wrongTries()).toBe(1);
  });

  it('is not checked when the device cannot store the number of tries', async () => {
    const lock = await lockedDevice();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await tryPin(lock, pin)).toBe('not-kept');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    expect(await tryPin(lock, pin)).toBe('not-kept');
  });

  it('loses no try when the browser cannot check it', async () => {
    const lock = await lockedDevice();
    jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('no'));
    expect(await tryPin(lock, pin)).toBe('failed');
    expect(wrongTries()).toBe(0);
  });

  it('stays set when the stored lock cannot be parsed', async () => {
    await lockedDevice();
    for (const broken of ['', '{', '{"kind":"pin"}', 'null', '7']) {
      localStorage.setItem('clearloan.lock', broken);
      expect(isLockSet()).toBe(true);
      expect(readLock()).toBe('broken');
    }
  });

  it('stays unchanged when a new lock cannot be stored, and reports that', async () => {
    const lock = await lockedDevice();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    expect(saveLock({ ...lock, afterMinutes: 15 })).toBe(false);
    expect(readLock()).toEqual(lock);
  });

  it('is deleted when it is removed and at logout', async () => {
    await lockedDevice();
    expect(removeLock()).toBe(true);
    expect(localStorage).toHaveLength(0);
    await lockedDevice();
    await clearLocalData();
    expect(isLockSet()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});
