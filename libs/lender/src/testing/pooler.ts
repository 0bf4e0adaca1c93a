import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import * as v from 'valibot';
import { withDatabase } from '../platform/database/pools';
import { databaseUser } from '../platform/database/operating-user';

/** A PgBouncer in front of a test's PostgreSQL. */
export interface Pooler {
  /** The URL of a database through it. */
  readonly through: (url: string) => string;
  /** Server connections that clients hold at this moment. */
  readonly heldConnections: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const poolRows = v.array(v.object({ sv_active: v.number() }));

/** @param consoleUrl of the pooler's own database */
async function heldConnections(consoleUrl: string): Promise<number> {
  const client = new Client({ connectionString: consoleUrl });
  await client.connect();
  try {
    const { rows } = await client.query('show pools');
    return v.parse(poolRows, rows).reduce((sum, { sv_active }) => sum + sv_active, 0);
  } finally {
    await client.end();
  }
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

const deployed = join(__dirname, '..', '..', '..', '..', 'deploy', 'pgbouncer.ini');

/** How a test's pooler differs from the deployed one. */
interface PoolerSettings {
  /** Server connections of a database, and of its second name. */
  readonly poolSize?: number;
  /** How long a client waits for a server connection before the pooler closes it. */
  readonly waitSeconds?: number;
}

/** deploy/pgbouncer.ini before one server of a test, with any database and the second name of the one in `server`. */
async function settingsOf(
  server: URL,
  port: number,
  { poolSize, waitSeconds }: PoolerSettings,
): Promise<string> {
  const name = server.pathname.slice(1);
  const text = await readFile(deployed, 'utf8');
  const changed = [
    [/^clearloan = /m, '* = '],
    [/^clearloan_separate = /m, `${separateNameOf(name)} = `],
    [/ dbname=clearloan /, ` dbname=${name} `],
    [
      / host=postgres port=5432 /g,
      ` host=127.0.0.1 port=${server.port} user=${server.username} password=${server.password} `,
    ],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
    [/^listen_port = .*$/m, `listen_port = ${String(port)}`],
    [/^auth_type = .*\n^auth_file = .*$/m, 'auth_type = any'],
    [/^server_tls_sslmode = .*$/m, ''],
    ...(poolSize === undefined
      ? []
      : ([
          [/^default_pool_size = .*$/m, `default_pool_size = ${String(poolSize)}`],
          [/ pool_size=\d+ /, ` pool_size=${String(poolSize)} `],
        ] as const)),
    ...(waitSeconds === undefined
      ? []
      : ([[/^query_wait_timeout = .*$/m, `query_wait_timeout = ${String(waitSeconds)}`]] as const)),
  ] as const;
  return changed.reduce((before, [found, instead]) => {
    const after = before.replace(found, instead);
    if (after === before) throw new Error(`deploy/pgbouncer.ini has no ${String(found)}.`);
    return after;
  }, text);
}

/** The pooler's second name of a database. */
export const separateNameOf = (database: string): string => `${database}_separate`;

/** @throws Error if PgBouncer is not installed */
export async function startPooler(serverUrl: string, settings: PoolerSettings = {}): Promise<Pooler> {
  if (pgbouncer === undefined) throw new Error('PgBouncer is not installed: apt-get install pgbouncer');
  const folder = await mkdtemp(join(tmpdir(), 'clearloan-pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, await settingsOf(new URL(serverUrl), port, settings));
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
    if (child.exitCode !== null) throw new Error('PgBouncer exited during its start.');
    await wait(50);
  }
  return {
    through,
    heldConnections: () => heldConnections(withDatabase(through(serverUrl), 'pgbouncer')),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
