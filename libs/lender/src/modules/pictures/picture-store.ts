export interface StoredObject {
  /** The hash of the content; for an unfinished file, the hash and a suffix. */
  readonly name: string;
  /** When it was last written, by the store's own clock. */
  readonly storedAt: Date;
}

/** Stores picture bytes under the hash of their content. Lenders on several machines need a shared store. */
export interface PictureStore {
  /** Stores the bytes. Storing the same bytes again only renews their time. */
  readonly put: (sha256: string, bytes: Buffer) => Promise<void>;
  /** The bytes; undefined if there are none. */
  readonly get: (sha256: string) => Promise<Buffer | undefined>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Removes an object; succeeds if there is none. */
  readonly remove: (name: string) => Promise<void>;
  /** All objects, in no particular order. */
  readonly list: () => AsyncIterable<StoredObject>;
}

const hash = /^[0-9a-f]{64}$/;
const objectName = /^[0-9a-f]{64}(?:\.[0-9a-f]{12})?$/;

/** Whether an object is a complete picture: an unfinished file has a suffix after the hash. */
export const isComplete = ({ name }: StoredObject): boolean => hash.test(name);

/** Whether a name was created by this store. */
export const isObjectName = (name: string): boolean => objectName.test(name);

/** The path of an object in the store's folder. Rejects other names, which could point outside. */
export function pathOf(name: string): string {
  if (!isObjectName(name)) throw new RangeError('The name of a picture must be its SHA-256.');
  return `${name.slice(0, 2)}/${name}`;
}
