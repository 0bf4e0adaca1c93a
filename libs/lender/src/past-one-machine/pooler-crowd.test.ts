import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode } from '@clearloan/session/contract';
import { migrateDatabase } from '../platform/database/migrations';
import { buildLender, launch } from '../testing/built-lender';
import { codeSentTo } from '../testing/text-carrier';
import { pgbouncer, separateNameOf, startPooler, type Pooler } from '../testing/pooler';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { callAt } from '../testing/test-lender';

const ports = [4378, 4379] as const;
const addressOf = (port: number) => `http://127.0.0.1:${String(port)}`;
const migrations = join(__dirname, '..', '..', 'drizzle');
const describeWithPooler = pgbouncer === undefined ? describe.skip : describe;

describeWithPooler('PgBouncer with fewer server connections than its lenders request', () => {
  let database: TestDatabase;
  const poolers: Pooler[] = [];

  const pool = async (poolSize: number) => {
    const pooler = await startPooler(database.url, { poolSize, waitSeconds: 3 });
    poolers.push(pooler);
    return pooler.through(database.url);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const pooler of poolers.splice(0)) await pooler.stop();
  });
  afterAll(() => database.close());

  describe('two lenders', () => {
    let mainFile: string;
    let dataDir: string;
    const lenders: ChildProcess[] = [];

    beforeAll(async () => {
      [mainFile, dataDir] = await Promise.all([buildLender(), mkdtemp(join(tmpdir(), 'clearloan-crowd-'))]);
    });
    afterEach(async () => {
      for (const lender of lenders.splice(0)) {
        const ended = once(lender, 'exit');
        lender.kill('SIGTERM');
        await ended;
      }
    });
    afterAll(async () => {
      for (const folder of [dataDir, dirname(mainFile)]) await rm(folder, { recursive: true, force: true });
    });

    const start = async (pooled: Readonly<Record<string, string>>) => {
      const settings = { DATABASE_URL: await pool(4), DATABASE_POOLING: 'transaction', DATA_DIR: dataDir };
      for (const port of ports) lenders.push(await launch(mainFile, { ...settings, ...pooled }, port));
    };
    /** @param crowd makes the phones of each crowd different @returns how many of 24 borrowers are logged in */
    const logInTogether = async (crowd: number) => {
      const phones = Array.from({ length: 24 }, (_, at) => `+6281234${String(crowd)}${String(1000 + at)}`);
      for (const phone of phones) await callAt(addressOf(ports[0]))(sendSmsCode, { phone, type: 'login' });
      const codes = await Promise.all(phones.map(codeSentTo));
      const logIn = (phone: string, at: number) =>
        callAt(addressOf(ports[at % 2 === 0 ? 0 : 1]))(smsCodeLogin, {
          username: phone,
          smsCode: codes[at] ?? '',
        }).then(
          ({ code }) => code === 0,
          () => false,
        );
      const entered = await Promise.all(phones.map(logIn));
      return entered.filter(Boolean).length;
    };

    it('let 24 borrowers log in at the same moment', async () => {
      await start({ DATABASE_SEPARATE_NAME: separateNameOf(new URL(database.url).pathname.slice(1)) });
      expect(await logInTogether(4)).toBe(24);
    });

    it('without server connections for separate transactions block each other’s logins', async () => {
      await start({});
      expect(await logInTogether(5)).toBeLessThan(24);
    });

    it('do not start when the second name leads to another database', async () => {
      await expect(start({ DATABASE_SEPARATE_NAME: 'postgres' })).rejects.toThrow('exited during its start');
    });
  });

  it('five lenders that start together share two server connections, and migrate one after the other', async () => {
    const url = await pool(2);
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url, migrations)));
  });

  it('with one server connection no lender can migrate: the lock and the work need one each', async () => {
    await expect(migrateDatabase(await pool(1), migrations)).rejects.toMatchObject({
      cause: { message: 'query_wait_timeout' },
    });
  });
});
