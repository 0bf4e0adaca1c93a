import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseUser } from '../database/operating-user';

/** A PgBouncer in front of a test's PostgreSQL. */
export interface Pooler {
  /** The URL of a database through it. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
}

/** The path on Debian and others; undefined if it is not installed. */
export const pgbouncer = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        found(port);
      });
    });
  });

/** The settings of deploy/pgbouncer.ini that a lender relies on, for one server of a test. */
const settingsOf = (server: URL, port: number) => `[databases]
* = host=127.0.0.1 port=${server.port} user=${server.username} password=${server.password} connect_query='set statement_timeout = 20000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 40
max_client_conn = 400
ignore_startup_parameters = statement_timeout,options
`;

/** @throws Error if PgBouncer is not installed */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  if (pgbouncer === undefined) throw new Error('PgBouncer is not installed: apt-get install pgbouncer');
  const folder = await mkdtemp(join(tmpdir(), 'clearloan-pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settingsOf(new URL(serverUrl), port));
  const user = await databaseUser();
  const child: ChildProcess = spawn(pgbouncer, ['-q', file], {
    ...user,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const through = (url: string) => {
    const pooled = new URL(url);
    pooled.port = String(port);
    return pooled.href;
  };
  for (let left = 100; left > 0; left -= 1) {
    const client = new Client({ connectionString: through(serverUrl) });
    client.on('error', () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) break;
    if (child.exitCode !== null) throw new Error('PgBouncer ended while it started.');
    await wait(50);
  }
  return {
    through,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
