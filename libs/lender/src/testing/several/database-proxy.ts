import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Debian's path and others; undefined if it is not installed. */
const haproxy = ['haproxy', '/usr/sbin/haproxy'].find((program) => spawnSync(program, ['-v']).status === 0);

const deployed = join(__dirname, '..', '..', '..', '..', '..', 'deploy', 'haproxy.cfg');

/** deploy/haproxy.cfg in front of a primary and its standby. */
export interface DatabaseProxy {
  /** The database through it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function isPrimary(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

/** What Patroni answers to a proxy about one server: 200 while it is the primary. */
async function startHealth(url: string): Promise<Server> {
  const health = createServer((_, reply) => {
    void isPrimary(url).then((is) => reply.writeHead(is ? 200 : 503).end());
  }).listen(0, '127.0.0.1');
  await once(health, 'listening');
  return health;
}

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

/** @param urls of the servers of one cluster, the first one the primary */
export async function startDatabaseProxy(urls: readonly [string, string]): Promise<DatabaseProxy> {
  if (haproxy === undefined) throw new Error('This test needs HAProxy: apt-get install haproxy');
  const [one, other] = await Promise.all([startHealth(urls[0]), startHealth(urls[1])]);
  const port = await freePort();
  const replaced = [
    ['*:5432', `127.0.0.1:${String(port)}`],
    ['one.example:5432 check port 8008', `${new URL(urls[0]).host} check port ${String(portOf(one))}`],
    ['other.example:5432 check port 8008', `${new URL(urls[1]).host} check port ${String(portOf(other))}`],
  ] as const;
  const settings = replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/haproxy.cfg has no "${from}".`);
      return text.replace(from, to);
    },
    await readFile(deployed, 'utf8'),
  );
  const folder = await mkdtemp(join(tmpdir(), 'clearloan-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, settings);
  const proxy = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' });
  const through = new URL(urls[0]);
  through.host = `127.0.0.1:${String(port)}`;
  while (!(await isPrimary(through.href)))
    if (proxy.exitCode !== null) throw new Error(`HAProxy ended with ${String(proxy.exitCode)}.`);
  return {
    url: through.href,
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill();
      await ended;
      for (const health of [one, other]) health.close();
      await rm(folder, { recursive: true });
    },
  };
}
