import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPrograms, type PostgresPrograms } from './binaries';
import { databaseUser, handOver, letPass, ownFolder, type OperatingUser } from './operating-user';
import { isInUse, holdConnection } from './cluster-users';
import { isAlive, isServerOf, readPostmaster, stateOf, type Postmaster } from './postmaster';
import { readAddress, type ServerAddress, urlOf } from './server-address';
import { waitForServer, type Tell } from './wait-for-server';
import { watchServer } from './watch-server';

const run = promisify(execFile);

/** The embedded PostgreSQL, running. */
export interface Cluster {
  /** URL of its administrative database. */
  readonly url: string;
  /** True if it was already running, left over from a killed run or shared with a live one. */
  readonly adopted: boolean;
  /** Stops only the watcher, which leaves the server as a killed process would. */
  readonly unwatch: () => Promise<void>;
  /** Stops the server, unless another lender still uses it. */
  readonly stop: () => Promise<void>;
}

interface OwnCluster {
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly user: OperatingUser;
  readonly address: ServerAddress;
  readonly logFile: string;
  readonly tell: Tell;
}

/** Explicit although these are the defaults: an acknowledged write must survive a power loss. */
const durability = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
/** Random access is cheap in memory and on SSDs. The default of 4 makes the planner read hundreds of rows for one. */
const planning = ['random_page_cost=1.1'];
/** Without it, the log of a violated constraint contains the value: a pay code, a phone number. */
const privacy = ['log_error_verbosity=terse'];
/** A live server that does not respond for this long hangs. A recovering one always reports that it is recovering. */
const silenceMs = 30_000;
const helpersEndMs = 120_000;

/**
 * The PostgreSQL of a data folder: initialised at the first start, adopted if it still runs, never started twice. While in use
 * it is watched: a crashed server is restarted. A recovery is waited for, however long it takes.
 * @param dataFolder the folder of all data
 * @param home a file or folder of this project, to find node_modules from
 * @param tell logs what the start is waiting for
 */
export async function startCluster(
  dataFolder: string,
  home: string,
  tell: Tell = () => undefined,
): Promise<Cluster> {
  const root = resolve(dataFolder);
  const user = await databaseUser();
  await mkdir(root, { recursive: true });
  await letPass(root, user);
  const folder = join(root, 'postgres');
  const address = await readAddress(root, (await readPostmaster(folder))?.port);
  const programs = findPrograms(home);
  const cluster: OwnCluster = { folder, programs, user, address, logFile: join(root, 'postgres.log'), tell };
  if (!(await exists(join(folder, 'PG_VERSION')))) await initialise(cluster, address.password);
  const adopted = await bringUp(cluster);
  const url = urlOf(address);
  let leave = await holdConnection(url);
  const unwatch = watchServer({
    isUp: async () => isRunning(await readPostmaster(folder)),
    bringUp: async () => {
      await bringUp(cluster);
      leave = await holdConnection(url);
    },
    tell,
  });
  const stop = async () => {
    await unwatch();
    await leave();
    if (!(await isInUse(url))) await control(cluster, 'fast');
  };
  return { url, adopted, unwatch, stop };
}

const isRunning = (server: Postmaster | undefined) => server !== undefined && isAlive(server.pid);

/** Initialises a temporary folder and renames it when complete, so that a killed start leaves no partial cluster. */
async function initialise({ folder, programs, user }: OwnCluster, password: string): Promise<void> {
  const fresh = `${folder}.new-${process.pid}`;
  const passwordFile = `${fresh}.password`;
  await ownFolder(fresh, user);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await handOver(passwordFile, user);
  const flags = ['--username=clearloan', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await run(programs.initdb, [`--pgdata=${fresh}`, ...flags, '--encoding=UTF8', '--locale=C'], {
      ...user,
      cwd: fresh,
    });
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up in ${folder}. Its user needs access to this folder.`, {
      cause,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, folder);
}

/**
 * True if the folder's own server responds, after recovery if necessary. Stops a hanging server and removes a stale lock file.
 */
async function adopt(cluster: OwnCluster): Promise<boolean> {
  const left = await readPostmaster(cluster.folder);
  if (left === undefined || !isAlive(left.pid)) return false;
  if (!(await isServerOf(left.pid, cluster.folder))) {
    await rm(join(cluster.folder, 'postmaster.pid'), { force: true });
    return false;
  }
  const isThere = () => isAlive(left.pid);
  if (await waitForServer({ ...waitingFor(cluster), isAlive: isThere, silenceMs })) return true;
  if (isThere()) await control(cluster, 'immediate');
  return false;
}

const waitingFor = ({ address, folder, tell }: OwnCluster) => ({
  stateOf: () => stateOf(urlOf(address), folder),
  tell,
});

/** Starts the server in its own process group, so that a signal to this process lets open transactions end first. */
async function launch(cluster: OwnCluster): Promise<void> {
  const { folder, programs, user, address, logFile } = cluster;
  const settings = [
    ...durability,
    ...planning,
    ...privacy,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const log = openSync(logFile, 'a', 0o600);
  const server = spawn(programs.postgres, ['-D', folder, '-p', String(address.port), ...flags], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new AbortController();
  for (const event of ['error', 'exit'])
    server.once(event, () => {
      ended.abort();
    });
  server.unref();
  const isThere = () => !ended.signal.aborted;
  if (await waitForServer({ ...waitingFor(cluster), isAlive: isThere, silenceMs })) return;
  const end = (await readFile(logFile, 'utf8')).slice(-2000);
  throw new Error(`PostgreSQL did not start in ${folder}. The end of its log:\n${end}`);
}

/** Errors while helper processes of a killed server still run. No other server can start until they end. */
const leftBehind = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Adopts or launches; waits for helper processes of a killed server to end. @returns whether it was adopted */
async function bringUp(cluster: OwnCluster): Promise<boolean> {
  const inTime = Date.now() + helpersEndMs;
  for (;;) {
    if (await adopt(cluster)) return true;
    try {
      await launch(cluster);
      return false;
    } catch (error) {
      const isLeftBehind =
        error instanceof Error && leftBehind.test(error.message.split('\n').slice(-6).join('\n'));
      if (!isLeftBehind || Date.now() > inTime) throw error;
      cluster.tell({ database: 'a killed PostgreSQL process is still exiting; waiting for it' });
      await wait(1000);
    }
  }
}

async function control({ folder, programs, user }: OwnCluster, mode: 'fast' | 'immediate'): Promise<void> {
  await run(programs.pgCtl, ['stop', '-D', folder, '-m', mode, '-w'], { ...user, cwd: folder }).catch(
    () => undefined,
  );
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
