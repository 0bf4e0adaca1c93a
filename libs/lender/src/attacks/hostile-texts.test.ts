import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { ownedEndpoints } from '@clearloan/open-api';
import { autocommit } from '../platform/database/connection';
import { sizes } from '../testing/sizes';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire } from '../testing/wire-call';
import { requestOf } from './testing/calls-of-an-owner';
import { fieldsOf, isText, withValue } from './testing/fields';
import { hostileTexts, innards } from './testing/hostile-texts';
import { inTurn } from './testing/sequential';
import { ownerOfEverything, type Owner } from './testing/owner';
import { allRows } from './testing/rows';
import { offerWithWeakCalls, weakEndpoints } from './testing/weak-calls';

jest.setTimeout(1_800_000);

let lender: TestLender;
let anna: Owner;
let bela: Owner;
const endpoints = ownedEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => !path.includes('logout'));

beforeAll(async () => {
  lender = await startTestLender({}, offerWithWeakCalls);
  anna = await ownerOfEverything(lender);
  bela = await ownerOfEverything(lender);
});
afterEach(async () => {
  expect((await lender.call(userInfo, {}, anna)).code).toBe(0);
});
afterAll(() => lender.stop());

const belasRows = async () => (await allRows()).filter((row) => row.includes(bela.borrowerId));

describe('a text with SQL in it', () => {
  /** Writes each text into each field. @returns where the lender failed or leaked internals */
  async function inject(asked: readonly Endpoint[], texts: number): Promise<readonly string[]> {
    const found: string[] = [];
    for (const endpoint of asked) {
      for (const { place } of fieldsOf(endpoint.request).filter(isText)) {
        for (const text of inTurn(hostileTexts, texts)) {
          const wire = withValue(requestOf(anna, endpoint), place, text);
          const reply = await sendWire(lender.address, endpoint, wire, {
            sessionId: anna.sessionId,
            key: randomUUID(),
          });
          const body = (await reply.text()).replaceAll(JSON.stringify(text).slice(1, -1), '');
          if (reply.status >= 500 || (!body.startsWith('{"code":0,') && innards.test(body)))
            found.push(
              `${endpoint.path} ${place.join('.')} ${text.slice(0, 60)}: ${String(reply.status)} ${body.slice(0, 200)}`,
            );
        }
      }
    }
    return found;
  }
  /** What the texts would have created: tables, large objects. */
  const made = async () => {
    const { rows } = await autocommit().execute(
      sql`select tablename as made from pg_tables where schemaname = 'public' and tablename = 'stolen' union all select oid::text from pg_largeobject_metadata`,
    );
    return rows;
  };

  it('is stored as plain text in each field of each endpoint', async () => {
    const before = await belasRows();
    expect(await inject(endpoints, sizes.hostileTexts)).toEqual([]);
    expect(await made()).toEqual([]);
    expect(await belasRows()).toEqual(before);
  });

  it('would be executed, and detected here, if an endpoint built a query from it', async () => {
    const asked = [weakEndpoints.buildsQuery];
    const texts = hostileTexts.filter((text) => !/sleep|drop|delete|update|copy/.test(text));
    const found: Promise<unknown>[] = [];
    for (const word of texts)
      found.push(
        sendWire(lender.address, asked[0]!, { word }, { sessionId: anna.sessionId }).then(
          ({ status }) => status,
        ),
      );
    expect(await Promise.all(found)).toContain(500);
    expect(await made()).toContainEqual({ made: 'stolen' });
    await autocommit().execute(sql`drop table stolen`);
    await autocommit().execute(sql`select lo_unlink(oid) from pg_largeobject_metadata`);
  });
});
