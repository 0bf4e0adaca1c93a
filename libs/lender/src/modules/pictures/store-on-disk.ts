import { randomBytes } from 'node:crypto';
import { access, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObjectName, pathOf, type PictureStore, type StoredObject } from './picture-store';

/** Stores pictures on this machine's disk. Files appear atomically: each is moved into place once it is written. */
export function pictureStoreOnDisk(folder: string): PictureStore {
  const fileOf = (name: string) => join(folder, pathOf(name));
  return {
    put: async (sha256, bytes) => {
      const file = fileOf(sha256);
      const half = `${file}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(half, bytes, { mode: 0o600, flush: true });
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    get: (sha256) => readFile(fileOf(sha256)).catch(undefinedWhenAbsent),
    has: (sha256) =>
      access(fileOf(sha256)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(fileOf(name), { force: true }),
    list: () => filesUnder(folder),
  };
}

/**
 * Writes and removes a file, so that a lender that cannot store a picture says so before a borrower takes one.
 * @throws Error that names the variable and the folder
 */
export async function demandWritable(folder: string): Promise<void> {
  const file = join(folder, `write-probe.${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, 'probe', { mode: 0o600, flush: true });
    await rm(file);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`DATA_DIR: the lender cannot write pictures. ${why}`, { cause });
  }
}

async function* filesUnder(folder: string): AsyncGenerator<StoredObject> {
  const entries = await opendir(folder, { recursive: true }).catch(undefinedWhenAbsent);
  for await (const entry of entries ?? []) {
    if (!entry.isFile() || !isObjectName(entry.name)) continue;
    const found = await stat(join(entry.parentPath, entry.name)).catch(undefinedWhenAbsent);
    if (found !== undefined) yield { name: entry.name, storedAt: found.mtime };
  }
}

function undefinedWhenAbsent(error: unknown): undefined {
  const isAbsent = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
  if (!isAbsent) throw error;
}
