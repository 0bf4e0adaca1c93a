import { createMemoryBackend } from '../offline/memory-backend';
import { createOfflineStore } from '../offline/offline-store';
import { requestPersistence, storageRisk } from './durable-storage';

const persist = jest.fn<Promise<boolean>, []>();
const persisted = jest.fn<Promise<boolean>, []>();

/** A browser described by its storage features, and where the app was opened. */
function browser({
  storage = true,
  standalone,
  isOnHomeScreen = false,
}: {
  storage?: boolean;
  standalone?: boolean;
  isOnHomeScreen?: boolean;
}) {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: storage ? { persist, persisted } : undefined,
  });
  if (standalone === undefined) Reflect.deleteProperty(navigator, 'standalone');
  else Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: isOnHomeScreen && query.includes('standalone') }),
  });
}

beforeEach(() => {
  localStorage.clear();
  persist.mockReset().mockResolvedValue(true);
  persisted.mockReset().mockResolvedValue(false);
  browser({});
});
afterAll(() => {
  browser({ storage: false });
});

const store = () =>
  createOfflineStore({
    backend: Promise.resolve(createMemoryBackend()),
    now: () => 0,
    onStored: requestPersistence,
  });
const draft = { list: 'records', id: 'r-1', day: '2026-11-25', wire: {} };

describe('the first write of a borrower on the device', () => {
  it('requests persistent storage from the browser, and a read does not', async () => {
    const kept = store();
    await kept.items('records');
    expect(persist).not.toHaveBeenCalled();
    await kept.write([draft]);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('requests it once over all visits, and once more from the home screen', async () => {
    await store().write([draft]);
    await store().write([draft, { ...draft, id: 'r-2' }]);
    expect(persist).toHaveBeenCalledTimes(1);
    browser({ isOnHomeScreen: true });
    await store().write([draft]);
    await store().write([draft]);
    expect(persist).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['denies persistent storage', () => persist.mockResolvedValue(false)],
    ['fails', () => persist.mockRejectedValue(new Error('no'))],
    ['does not support persistent storage', () => browser({ storage: false })],
  ])('is stored even when the browser %s', async (_what, prepare) => {
    prepare();
    const kept = store();
    await kept.write([draft]);
    expect(await kept.items('records')).toHaveLength(1);
  });
});

it.each([
  ['a browser that granted persistent storage', () => persisted.mockResolvedValue(true), 'none'],
  ['a browser that denied persistent storage', () => undefined, 'low-space'],
  ['a browser without persistent storage', () => browser({ storage: false }), 'low-space'],
  ['a browser whose request fails', () => persisted.mockRejectedValue(new Error('no')), 'low-space'],
  [
    'Safari on iOS, even with persistent storage',
    () => {
      persisted.mockResolvedValue(true);
      browser({ standalone: false });
    },
    'seven-days',
  ],
  ['the home screen of iOS', () => browser({ standalone: true, isOnHomeScreen: true }), 'none'],
])('in %s storageRisk reports when data may be erased (%#)', async (_where, prepare, risk) => {
  prepare();
  expect(await storageRisk()).toBe(risk);
});
