import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { hasSquawk, unsafeSteps } from './migration-steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clearloan-migrations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The findings for one migration at version 1.4.0, without the path. */
async function wrongWith(text) {
  const path = join(folder, 'step.sql');
  writeFileSync(path, text);
  return (await unsafeSteps([{ path, text }], '1.4.0')).map((sentence) => sentence.slice(path.length + 1));
}

const breaking = {
  'a dropped column': ['ALTER TABLE "orders" DROP COLUMN "status";', /ban-drop-column/],
  'a renamed column': ['ALTER TABLE "orders" RENAME COLUMN "status" TO "state";', /renaming-column/],
  'a dropped table': ['DROP TABLE "orders";', /ban-drop-table/],
  'a renamed table': ['ALTER TABLE "orders" RENAME TO "loans_asked";', /renaming-table/],
  'a column that an older lender does not fill': [
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
    /required/,
  ],
  'a changed column type': ['ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;', /type/],
  'a column that becomes NOT NULL': ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', /nullable/],
  'a renamed value': [`ALTER TYPE "kind" RENAME VALUE 'a' TO 'b';`, /renames/],
  'a dropped type': ['DROP TYPE "kind";', /drops/],
  'a dropped default': ['ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;', /drops/],
  'a truncated table': ['TRUNCATE "orders";', /empties/],
};
const locking = {
  'an index on a table in use': ['CREATE INDEX "i" ON "orders" ("note");', /concurrent/],
  'a unique constraint': ['ALTER TABLE "orders" ADD CONSTRAINT "u" UNIQUE("note");', /unique|not-valid/],
  'a default that is computed for each row': [
    'ALTER TABLE "orders" ADD COLUMN "r" float8 DEFAULT random();',
    /default/,
  ],
};

describe('a migration', { skip: hasSquawk ? false : 'squawk has no binary for this platform' }, () => {
  for (const [what, [step, fault]] of Object.entries({ ...breaking, ...locking }))
    it(`with ${what} is rejected`, async () => {
      const [first, ...others] = await wrongWith(`CREATE TABLE "fresh" ("id" bigint);\n${step}\n`);
      assert.match(first, fault);
      assert.match(first, /^2 /);
      for (const other of others) assert.match(other, /^2 /);
    });

  it('can add tables, columns that are nullable or have a default, and an index on a new table', async () => {
    const text = `CREATE TABLE "fresh" ("id" bigint PRIMARY KEY, "of" bigint);--> statement-breakpoint
CREATE INDEX "fresh_of" ON "fresh" ("of");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text;`;
    assert.deepEqual(await wrongWith(text), []);
  });

  for (const [what, [step]] of Object.entries(breaking))
    it(`can have ${what} once an earlier release has stopped using it`, async () => {
      assert.deepEqual(await wrongWith(`-- contract: unused since 1.3.0\n${step}\n`), []);
      assert.notDeepEqual(await wrongWith(`-- contract: unused since 1.4.0\n${step}\n`), []);
      assert.notDeepEqual(await wrongWith(`-- contract: unused\n${step}\n`), []);
      assert.notDeepEqual(await wrongWith(`-- contract: unused since 1.3.0\n\n${step}\n`), []);
    });

  for (const [what, [step]] of Object.entries(locking))
    it(`can have ${what} where a comment states that the table is small`, async () => {
      assert.deepEqual(await wrongWith(`-- locks: a row for each product, 6 of them\n${step}\n`), []);
      assert.notDeepEqual(await wrongWith(`-- contract: unused since 1.3.0\n${step}\n`), []);
    });

  it('that is not SQL is reported', async () => {
    assert.notDeepEqual(await wrongWith('ALTER TABEL "orders";\n'), []);
  });
});
