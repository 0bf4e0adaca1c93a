import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startCluster, type Cluster } from '../../platform/database/cluster';
import { ensureDatabase } from '../../platform/database/migrations';
import { databaseUser, handOver } from '../../platform/database/operating-user';
import { isAlive, readPostmaster } from '../../platform/database/postmaster';
import { readAddress, urlOf } from '../../platform/database/server-address';

const home = join(__dirname, '..', '..', '..', 'package.json');

/** A PostgreSQL server and its streaming standby, on the loopback interface. */
export interface ServerPair {
  /** URLs of the first server and of its standby, for one database. */
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Permanently stops the stream to the standby. */
  readonly cutStream: () => Promise<void>;
  /** Kills the first server; nothing restarts it. */
  readonly losePrimary: () => Promise<void>;
  /** What the operator of the cluster then does. */
  readonly promoteStandby: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function ask<Row extends object>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Files that belong only to the running server are not copied; its WAL is streamed. */
const notCopied = /^(?:postmaster\.(?:pid|opts)|pg_wal|pg_replslot|pg_stat_tmp|pgsql_tmp.*)$/;

/** A base backup by SQL and file copies, because the packaged server has no pg_basebackup. */
async function copyServer(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_create_physical_replication_slot('standby', true)");
  await client.query("select pg_backup_start('standby', true)");
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (!notCopied.test(name)) await cp(join(from, name), join(to, name), { recursive: true });
  for (const name of ['pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot', 'pg_stat_tmp'])
    await mkdir(join(to, name), { recursive: true });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  await client.end();
}

async function giveAway(folder: string): Promise<void> {
  const user = await databaseUser();
  await handOver(folder, user);
  for (const name of await readdir(folder, { recursive: true })) await handOver(join(folder, name), user);
  await chmod(folder, 0o700);
}

async function untilStreaming(url: string, wanted: 'sync' | 'async'): Promise<void> {
  for (;;) {
    const rows = await ask<{ sync_state: string }>(url, 'select sync_state from pg_stat_replication');
    if (rows[0]?.sync_state === wanted) return;
    await wait(50);
  }
}

/** @param isSynchronous whether a commit waits until the standby has flushed it */
export async function startServerPair(isSynchronous: boolean): Promise<ServerPair> {
  const root = await mkdtemp(join(tmpdir(), 'clearloan-pair-'));
  await chmod(root, 0o755);
  const [first, second] = [join(root, 'first'), join(root, 'second')];
  const primary = await startCluster(first, home);
  const own = await readAddress(first, (await readPostmaster(join(first, 'postgres')))?.port);
  const primaryUrl = await ensureDatabase(primary.url, 'clearloan');
  const folder = join(second, 'postgres');
  await copyServer(primary.url, join(first, 'postgres'), folder);
  const stream = `host=127.0.0.1 port=${String(own.port)} user=clearloan password=${own.password} application_name=standby`;
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = '${stream}'\nprimary_slot_name = 'standby'\n`,
  );
  await writeFile(join(folder, 'standby.signal'), '');
  await writeFile(join(second, 'postgres.json'), JSON.stringify({ port: 0, password: own.password }));
  await giveAway(folder);
  const standby = await startCluster(second, home);
  if (isSynchronous) {
    await ask(primary.url, "alter system set synchronous_standby_names = 'standby'");
    await ask(primary.url, 'select pg_reload_conf()');
  }
  const standing = await readAddress(second, (await readPostmaster(folder))?.port);
  const standbyUrl = urlOf(standing, 'clearloan');
  await untilStreaming(primary.url, isSynchronous ? 'sync' : 'async');
  return {
    primaryUrl,
    standbyUrl,
    cutStream: async () => {
      await ask(standby.url, "alter system set primary_conninfo = ''");
      await ask(standby.url, 'select pg_reload_conf()');
      while ((await ask(primary.url, 'select 1 from pg_stat_replication')).length > 0) await wait(20);
    },
    losePrimary: () => kill(primary, join(first, 'postgres')),
    promoteStandby: async () => {
      await ask(standby.url, 'select pg_promote(true, 30)');
    },
    stop: async () => {
      await primary.stop().catch(() => undefined);
      await standby.stop().catch(() => undefined);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function kill(cluster: Cluster, folder: string): Promise<void> {
  await cluster.unwatch();
  const server = await readPostmaster(folder);
  if (server === undefined) throw new Error('The server is not running.');
  process.kill(server.pid, 'SIGKILL');
  while (isAlive(server.pid)) await wait(10);
}
