import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@clearloan/api-client/declare';
import { saveRecord } from '@clearloan/bookkeeping/contract';
import { homePage } from '@clearloan/home/contract';
import { ownedEndpoints } from '@clearloan/open-api';
import { sql } from 'drizzle-orm';
import { moveClock } from '../platform/context/clock';
import { autocommit } from '../platform/database/connection';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire } from '../testing/wire-call';
import { requestOf } from './testing/calls-of-an-owner';
import { ownerOfEverything, type Owner } from './testing/owner';

let lender: TestLender;
let owner: Owner;
beforeAll(async () => {
  lender = await startTestLender();
  owner = await ownerOfEverything(lender);
  // The session was seen long enough ago to be noted again, and every order has steps that are due.
  await autocommit().execute(sql`update sessions set seen_at = seen_at - interval '10 minutes'`);
  await moveClock(45);
  await fillDisk();
});
afterAll(async () => {
  await emptyDisk();
  await lender.stop();
});

const tables = async () => {
  const { rows } = await autocommit().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => sql.identifier(name));
};

/** Each write fails as PostgreSQL fails when it cannot extend a file. */
async function fillDisk(): Promise<void> {
  await autocommit().execute(sql`create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  for (const table of await tables())
    await autocommit().execute(sql`create trigger full_disk before insert or update or delete on ${table}
      for each row execute function disk_is_full()`);
}

const emptyDisk = () => autocommit().execute(sql`drop function disk_is_full cascade`);

const reads = ownedEndpoints.map(({ endpoint }) => endpoint).filter(({ style }) => style === 'GET');
const send = (endpoint: Endpoint, wire: unknown) =>
  sendWire(lender.address, endpoint, wire, { sessionId: owner.sessionId, key: randomUUID() });

it('every read of a borrower answers while the disk is full and orders have steps that are due', async () => {
  const failed: string[] = [];
  for (const endpoint of reads) {
    const reply = await send(endpoint, requestOf(owner, endpoint));
    const body = await reply.text();
    if (reply.status >= 500 || body.startsWith('{"code":1006'))
      failed.push(`${endpoint.path} ${body.slice(0, 120)}`);
  }
  expect(reads.length).toBeGreaterThan(30);
  expect(failed).toEqual([]);
});

it('a write is refused with a sentence and a time, and has its effect under the same key afterwards [promise: offline-no-room]', async () => {
  const key = randomUUID();
  const save = () =>
    sendWire(lender.address, saveRecord, requestOf(owner, saveRecord), { sessionId: owner.sessionId, key });
  const refused = await save();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([200, '60']);
  expect(await refused.json()).toMatchObject({
    code: 1006,
    message: 'We can’t save anything right now. Nothing was changed. Try again in a few minutes.',
  });
  await emptyDisk();
  expect(await (await save()).json()).toMatchObject({ code: 0 });
  expect((await lender.call(homePage, {}, owner)).code).toBe(0);
  await fillDisk();
});
