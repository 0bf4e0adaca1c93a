import type { KeyStore } from '../session/safe-storage';

const prefix = 'clearloan.key.';
const underWay = 'clearloan.under-way.';

/**
 * Keys of writes that move money or bind something. A key is made and stored before the first sending and lives
 * until a final answer, so a reload or a second tap repeats the same write; another body gets another key.
 */
export interface IdempotencyKeys {
  keyFor(path: string, body: unknown): string;
  /** The lender answered this key for good: the next write of this body is a new one. */
  settle(path: string, body: unknown, key: string): void;
  /** Remembers a write from before its sending until its answer, so that a reload can look after it. */
  savePending(name: string, body: unknown): void;
  /** What was under way when the page was reloaded; `undefined` when nothing was. */
  loadPending(name: string): unknown;
  clearPending(name: string): void;
  /** False when the device does not keep keys over a reload: "keep this page open". */
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
      // A late answer about an earlier write says nothing about the one that came after it.
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

/** A short mark of a body, so that no amount or reference is stored; 53 bits tell one borrower's writes apart. */
function fingerprint(body: unknown): string {
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
