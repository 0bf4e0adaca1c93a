import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The migrations of this version. */
export const releasedMigrations = join(__dirname, '..', '..', 'drizzle');

/** A folder of the released migrations and one more, as the next version has them. */
export async function withLaterMigration(statements: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clearloan-migrations-'));
  await cp(releasedMigrations, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  const next = { idx: entries.length, version: '7', when: Date.now(), tag: '9999_next', breakpoints: true };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  await writeFile(join(folder, '9999_next.sql'), statements);
  return folder;
}
