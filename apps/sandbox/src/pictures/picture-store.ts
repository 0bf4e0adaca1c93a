/** Where the bytes of pictures lie, each under the hash of its content; lenders on several machines need a shared one. */
export interface PictureStore {
  /** Keeps the bytes; the same bytes again change nothing. */
  readonly put: (sha256: string, bytes: Buffer) => Promise<void>;
  /** The bytes, or undefined when there are none. */
  readonly get: (sha256: string) => Promise<Buffer | undefined>;
  readonly remove: (sha256: string) => Promise<void>;
}

/** The name of a picture's file below its folder; whatever is no hash could lead elsewhere. */
export function nameOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('A picture lies under its SHA-256.');
  return `${sha256.slice(0, 2)}/${sha256}`;
}
