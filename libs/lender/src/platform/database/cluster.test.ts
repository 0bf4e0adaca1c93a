import { access, appendFile, readFile, rm, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { sizes } from '../../testing/sizes';
import { startCluster, type Cluster } from './cluster';
import { isAlive, readPostmaster } from './postmaster';

const home = join(__dirname, '..', '..', '..', 'package.json');
let dataDir: string;
let latest: Cluster;

let logged: Readonly<Record<string, unknown>>[] = [];

/** Simulates a start after a killed run: the old watcher is gone. */
const start = async () => {
  await (latest as Cluster | undefined)?.unwatch();
  return (latest = await startCluster(dataDir, home, (line) => logged.push(line)));
};

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

const postmaster = async () => {
  const found = await readPostmaster(join(dataDir, 'postgres'));
  if (found === undefined) throw new Error('no server runs');
  return found;
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clearloan-cluster-'));
  await start();
  await ask(latest.url, 'create table kept (word text)');
  await ask(latest.url, "insert into kept values ('paid')");
});

afterAll(async () => {
  await latest.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const words = async () => (await ask(latest.url, 'select word from kept')).map(({ word }) => word);

it('an acknowledged write survives a power cut', async () => {
  const [settings] = await ask(
    latest.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
     current_setting('full_page_writes') as pages, current_setting('server_encoding') as encoding`,
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', encoding: 'UTF8' });
});

it('a lookup in a hundred rows uses the index, unlike with PostgreSQL’s default settings', async () => {
  await ask(latest.url, 'create table wide (id integer primary key, filler text)');
  await ask(latest.url, "insert into wide select n, repeat('x', 200) from generate_series(1, 100) as n");
  await ask(latest.url, 'analyze wide');
  const planned = async () =>
    JSON.stringify(await ask(latest.url, 'explain select * from wide where id = 7'));
  expect(await planned()).toContain('Index Scan');
  await ask(latest.url, 'alter database postgres set random_page_cost = 4');
  expect(await planned()).toContain('Seq Scan');
  await ask(latest.url, 'alter database postgres reset random_page_cost');
});

it('the lender adopts the server of a killed run instead of starting a second one', async () => {
  const { pid } = await postmaster();
  await start();
  expect(latest.adopted).toBe(true);
  expect((await postmaster()).pid).toBe(pid);
  expect(await words()).toEqual(['paid']);
});

it('the lender starts again after the database server was killed', async () => {
  const { pid } = await postmaster();
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await wait(20);
  await start();
  expect(latest.adopted).toBe(false);
  expect(await words()).toEqual(['paid']);
});

it('a stale lock file whose process id another program has does not prevent the start', async () => {
  const { pid } = await postmaster();
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8');
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await wait(20);
  await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));
  await start();
  expect(await words()).toEqual(['paid']);
});

it('stopping one sandbox leaves the server running for another that uses it', async () => {
  const other = await startCluster(dataDir, home);
  await latest.stop();
  expect(await ask(other.url, 'select word from kept')).toEqual([{ word: 'paid' }]);
  await other.stop();
  expect(await readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
  await start();
});

it('the server uses another port when the old one is in use', async () => {
  await latest.stop();
  const { port } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as { port: number };
  const taken = createServer().listen(port, '127.0.0.1');
  await start();
  expect(await words()).toEqual(['paid']);
  await new Promise((resolve) => taken.close(resolve));
});

it('the server restarts when it is killed under a running lender', async () => {
  const { pid } = await postmaster();
  logged = [];
  process.kill(pid, 'SIGKILL');
  await until(async () => (await words().catch(() => [])).length === 1);
  expect(await words()).toEqual(['paid']);
  expect((await postmaster()).pid).not.toBe(pid);
  expect(JSON.stringify(logged)).toContain('starting it again');
});

it('the server is not restarted after its lender has stopped', async () => {
  const { pid } = await postmaster();
  await latest.stop();
  await wait(2500);
  expect(isAlive(pid)).toBe(false);
  expect(await readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
  await start();
});

describe('a long crash recovery', () => {
  const patience = sizes.heldRecoverySeconds * 1000;
  const at = (name: string) => join(dataDir, 'postgres', name);

  /** Makes the next start recover from an archive that blocks until it is released. */
  async function holdNextRecovery() {
    const [begun, letGo] = [at('recovery-begun'), at('recovery-let-go')];
    const script = `touch ${begun}; while [ ! -e ${letGo} ]; do sleep 0.1; done; exit 1`;
    await appendFile(at('postgresql.auto.conf'), `restore_command = '${script}'\n`);
    await writeFile(at('recovery.signal'), '');
    return { begun, letGo };
  }

  it('is awaited by every lender that starts during it, and interrupted by none', async () => {
    await latest.unwatch();
    const { pid } = await postmaster();
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await wait(20);
    const { begun, letGo } = await holdNextRecovery();
    logged = [];
    const first = startCluster(dataDir, home, (line) => logged.push(line));
    await until(() => exists(begun));
    const recovering = await postmaster();
    const second = startCluster(dataDir, home, (line) => logged.push(line));
    await wait(patience);
    expect((await postmaster()).pid).toBe(recovering.pid);
    expect(isAlive(recovering.pid)).toBe(true);
    expect(logged.filter((line) => line['seconds'] !== undefined).length).toBeGreaterThanOrEqual(2);
    await writeFile(letGo, '');
    const [one, other] = await Promise.all([first, second]);
    latest = one;
    await other.stop();
    expect([one.adopted, other.adopted]).toEqual([false, true]);
    expect(await words()).toEqual(['paid']);
    expect((await postmaster()).pid).toBe(recovering.pid);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(100);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
