import type { KeyStore } from '../session/safe-storage';

const prefix = 'clearloan.key.';
const underWay = 'clearloan.under-way.';

/**
 * Idempotency keys of writes that move money or create obligations. A key is created and stored before the first
 * attempt and kept until a final response, so a reload or a second tap repeats the same write. A different body
 * gets a different key.
 */
export interface IdempotencyKeys {
  keyFor(path: string, body: unknown): string;
  /** The lender gave this key a final response: the next write with this body is a new one. */
  settle(path: string, body: unknown, key: string): void;
  /** Stores a write from before it is sent until its response, so that it can be resumed after a reload. */
  savePending(name: string, body: unknown): void;
  /** The write that was pending when the page was reloaded; `undefined` when there was none. */
  loadPending(name: string): unknown;
  clearPending(name: string): void;
  /** False when the device does not keep keys across a reload: show "keep this page open". */
  readonly survivesReload: boolean;
}

export function createIdempotencyKeys(storage: KeyStore, makeKey: () => string): IdempotencyKeys {
  const entry = (path: string, body: unknown) => `${prefix}${path}:${fingerprint(body)}`;
  return {
    keyFor(path, body) {
      const kept = storage.get(entry(path, body));
      if (kept) return kept;
      const key = makeKey();
      storage.set(entry(path, body), key);
      return key;
    },
    settle(path, body, key) {
      // A late response to an earlier write does not settle the later one.
      if (storage.get(entry(path, body)) === key) storage.remove(entry(path, body));
    },
    savePending(name, body) {
      storage.set(`${underWay}${name}`, JSON.stringify(body));
    },
    loadPending: (name) => fromJson(storage.get(`${underWay}${name}`)),
    clearPending(name) {
      storage.remove(`${underWay}${name}`);
    },
    get survivesReload() {
      return storage.persists;
    },
  };
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * A short hash of a body, so that no amount or reference is stored; 53 bits distinguish one borrower's writes.
 */
export function fingerprint(body: unknown): string {
  const text = JSON.stringify(body, (_, value: unknown) =>
    value instanceof Blob ? `${value.type}:${String(value.size)}` : value,
  );
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const unit = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
