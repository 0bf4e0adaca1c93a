import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameOf, type PictureStore } from './picture-store';

/** Keeps pictures on this machine's disk. A file is complete or not there: it is moved to its place when written. */
export function pictureStoreOnDisk(folder: string): PictureStore {
  const fileOf = (sha256: string) => join(folder, nameOf(sha256));
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
        if (isNotThere(error)) return undefined;
        throw error;
      }),
    remove: (sha256) => rm(fileOf(sha256), { force: true }),
  };
}

const isNotThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
