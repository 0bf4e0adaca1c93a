import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of pictures lie, each under the hash of its content; several machines need a shared one. */
export interface PictureStore {
  /** Keeps the bytes; the same bytes again change nothing. */
  readonly put: (sha256: string, bytes: Buffer) => Promise<void>;
  /** The bytes, or undefined when there are none. */
  readonly get: (sha256: string) => Promise<Buffer | undefined>;
  readonly remove: (sha256: string) => Promise<void>;
}

/** Keeps pictures on this machine's disk. A file is complete or not there: it is moved to its place when written. */
export function pictureStoreOnDisk(folder: string): PictureStore {
  const fileOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('A picture lies under its SHA-256.');
    return join(folder, sha256.slice(0, 2), sha256);
  };
  return {
    put: async (sha256, bytes) => {
      const file = fileOf(sha256);
      const half = `${file}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(half, bytes, { mode: 0o600, flush: true });
      await rename(half, file);
    },
    get: (sha256) =>
      readFile(fileOf(sha256)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (sha256) => rm(fileOf(sha256), { force: true }),
  };
}
