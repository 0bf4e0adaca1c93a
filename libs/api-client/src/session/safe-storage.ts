/** The subset of Web Storage that the app uses. */
export interface KeyStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** False once the device refused to store (private mode, quota); values are then only in memory. */
  readonly persists: boolean;
}

type Forget = (isGoing: (entry: string) => boolean) => void;
const held = new Set<Forget>();

/** Registers what this page holds of a borrower in memory, since the device does not store it. */
export const onForget = (forget: Forget): void => {
  held.add(forget);
};

/** Removes what this page holds of a borrower in memory; of what has the name of an entry, only what `isGoing` takes. */
export const forgetHeld: Forget = (isGoing) => held.forEach((forget) => forget(isGoing));

/** Web Storage that never throws: what the device refuses is kept in memory for this visit. */
export function safeStorage(open: () => Storage): KeyStore {
  const memory = new Map<string, string>();
  onForget((isGoing) => {
    memory.forEach((_, key) => isGoing(key) && memory.delete(key));
  });
  let persists = true;
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(open());
    } catch {
      persists = false;
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    get persists() {
      return persists;
    },
  };
}

/** What this device keeps for all tabs. One for the whole app, so that what it refuses is in one memory. */
export const deviceStore = safeStorage(() => window.localStorage);

/** What one tab keeps. */
export const tabStore = safeStorage(() => window.sessionStorage);

/** What is held in this page only: a shared device stores nothing that a borrower types. */
export const pageStore = safeStorage(() => {
  throw new Error();
});

/** The token with which the lender recognises this device at a login. It survives a logout. */
export const deviceTokenEntry = 'clearloan.device-token';

/** Lasts longer than a login: who has said no to push messages is not asked again on this device. */
export const pushDeclinedEntry = 'clearloan.push-declined';
