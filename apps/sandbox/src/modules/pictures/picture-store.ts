/** Something that the store keeps. */
export interface StoredObject {
  /** The hash of its content; of a file that was never finished, the hash and a mark of its own. */
  readonly name: string;
  /** When it was last written, real time by the store's own clock. */
  readonly storedAt: Date;
}

/** Where the bytes of pictures lie, each under the hash of its content; lenders on several machines need a shared one. */
export interface PictureStore {
  /** Keeps the bytes; the same bytes again only renew when they were stored. */
  readonly put: (sha256: string, bytes: Buffer) => Promise<void>;
  /** The bytes, or undefined when there are none. */
  readonly get: (sha256: string) => Promise<Buffer | undefined>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Removes an object; one that is not there is no fault. */
  readonly remove: (name: string) => Promise<void>;
  /** Everything that is kept, in no order. */
  readonly list: () => AsyncIterable<StoredObject>;
}

const hash = /^[0-9a-f]{64}$/;
const objectName = /^[0-9a-f]{64}(?:\.[0-9a-f]{12})?$/;

/** Whether an object of the store is a whole picture: an unfinished file carries a mark behind the hash. */
export const isWhole = ({ name }: StoredObject): boolean => hash.test(name);

/** Whether a name is one that this store gives. */
export const isObjectName = (name: string): boolean => objectName.test(name);

/** The path of an object below the store's folder; whatever is no hash could lead elsewhere. */
export function pathOf(name: string): string {
  if (!isObjectName(name)) throw new RangeError('A picture lies under its SHA-256.');
  return `${name.slice(0, 2)}/${name}`;
}
