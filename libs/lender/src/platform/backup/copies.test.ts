import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { ownerOfEverything, type Owner } from '../../attacks/testing/owner';
import { allRows } from '../../attacks/testing/rows';
import { autocommit, databaseUrl } from '../database/connection';
import { migrateDatabase } from '../database/migrations';
import { runningLoan } from '../../core/payments/testing/running-loan';
import { wrongInBooks } from '../../core/lending/testing/ledger-balance';
import { pictureStoreOnDisk } from '../../modules/pictures/store-on-disk';
import { releasedMigrations, withLaterMigration } from '../../testing/later-migration';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { backUp } from './back-up';
import { CopyRefused, restore } from './restore';

jest.setTimeout(300_000);

let lender: TestLender;
let folder: string;
let file: string;
let anna: Owner;
const at = (name: string) => pictureStoreOnDisk(join(folder, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearloan-copy-'));
  file = join(folder, 'copy.gz');
  lender = await startTestLender({ dataDir: folder });
  anna = await ownerOfEverything(lender);
});
afterAll(async () => {
  await lender.stop();
  await rm(folder, { recursive: true, force: true });
});

const kept = async () => (await allRows()).filter((row) => !row.startsWith('rate_limits '));
const empty = () => autocommit().execute(sql`truncate borrowers, orders, problems, ledger_entries cascade`);

it('a restore brings back every row, number and picture, and the loan continues', async () => {
  const before = await kept();
  const copied = await backUp(at('pictures'), file);
  expect(copied.rows).toBeGreaterThan(100);
  expect(copied.pictures).toBeGreaterThan(0);
  await empty();
  expect(await kept()).not.toEqual(before);
  expect(await restore(at('elsewhere'), file, { overwrite: false, folder: releasedMigrations })).toEqual(
    copied,
  );
  expect(await kept()).toEqual(before);
  const { rows } = await autocommit().execute<{ sha256: string }>(sql`select sha256 from pictures`);
  for (const { sha256 } of rows)
    expect(await at('elsewhere').get(sha256)).toEqual(await at('pictures').get(sha256));
  // The next numbers of orders, payments and entries continue those of the backup.
  await runningLoan(lender);
  expect(await wrongInBooks()).toEqual([]);
});

it('a backup is a consistent snapshot while borrowers continue to write', async () => {
  const [, copied] = await Promise.all([
    runningLoan(lender),
    backUp(at('pictures'), file),
    runningLoan(lender),
  ]);
  await restore(at('pictures'), file, { overwrite: true, folder: releasedMigrations });
  expect(await wrongInBooks()).toEqual([]);
  const { rows } = await autocommit().execute(
    sql`select order_id from loans where not exists (select 1 from plan_rows where plan_rows.order_id = loans.order_id)`,
  );
  expect(rows).toEqual([]);
  expect(copied.rows).toBeGreaterThan(0);
});

describe('a failed restore changes nothing', () => {
  const refused = async (path: string, overwrite = true, why = '') => {
    const before = await kept();
    const tried = restore(at('pictures'), path, { overwrite, folder: releasedMigrations });
    await expect(tried).rejects.toThrow(CopyRefused);
    await expect(tried).rejects.toThrow(why);
    expect(await kept()).toEqual(before);
  };
  const spoilt = async (change: (text: string) => string) => {
    const path = join(folder, 'spoilt.gz');
    await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString())));
    return path;
  };

  it('when the database has borrowers and overwriting was not allowed', () => refused(file, false));
  it('when the backup file is truncated', async () => {
    const half = join(folder, 'half.gz');
    const bytes = await readFile(file);
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    await refused(half);
  });
  it('when a row is missing', async () => refused(await spoilt((text) => text.replace(/\nrow [^\n]+/, ''))));
  it('when an amount was changed', async () =>
    refused(await spoilt((text) => text.replace(/"amount": (?=\d)/, '"amount": 1'))));
  it('when the file is not a backup', async () => {
    const other = join(folder, 'other');
    await writeFile(other, 'hello');
    await refused(other, true, 'is not a backup');
  });
  it('when the file does not exist', () => refused(join(folder, 'none'), true, 'cannot be read'));
  it('and the borrower still exists after all of these', async () => {
    expect((await kept()).some((row) => row.includes(anna.phone))).toBe(true);
  });
});

describe('a lender of the next version', () => {
  let next: string;
  beforeAll(async () => {
    next = await withLaterMigration(`
      ALTER TABLE "borrowers" ADD COLUMN "added_later" text;--> statement-breakpoint
      UPDATE "borrowers" SET "added_later" = 'of ' || "phone" WHERE "phone" IS NOT NULL;`);
    await migrateDatabase(databaseUrl(), next);
  });
  afterAll(() => rm(next, { recursive: true }));

  it('restores an older backup and migrates its rows', async () => {
    const copied = await restore(at('pictures'), file, { overwrite: true, folder: next });
    expect(copied.rows).toBeGreaterThan(100);
    const { rows } = await autocommit().execute(
      sql`select added_later from borrowers where phone = ${anna.phone}`,
    );
    expect(rows).toEqual([{ added_later: `of ${anna.phone}` }]);
    expect(await wrongInBooks()).toEqual([]);
    await runningLoan(lender);
    await expect(autocommit().execute(sql`delete from ledger_entries`)).rejects.toThrow();
    // A start finds every step done.
    await migrateDatabase(databaseUrl(), next);
  });

  it('makes backups that the version before refuses, without a change', async () => {
    const newer = join(folder, 'newer.gz');
    await backUp(at('pictures'), newer);
    const before = await kept();
    const refused = restore(at('pictures'), newer, { overwrite: true, folder: releasedMigrations });
    await expect(refused).rejects.toThrow('A newer version of the lender made this backup.');
    expect(await kept()).toEqual(before);
    await restore(at('pictures'), newer, { overwrite: true, folder: next });
    expect(await kept()).toEqual(before);
  });
});
