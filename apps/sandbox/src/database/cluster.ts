import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPrograms, type PostgresPrograms } from './binaries';
import { databaseUser, handOver, letPass, ownFolder, type OperatingUser } from './operating-user';
import { isInUse, stay } from './guests';
import { answersFor, isAlive, isServerOf, readPostmaster } from './postmaster';
import { readAddress, type ServerAddress, urlOf } from './server-address';

const run = promisify(execFile);

/** A running PostgreSQL of our own. */
export interface Cluster {
  /** Address of its administrative database. */
  readonly url: string;
  /** True when it was already running, left by a run that was killed or shared with one that lives. */
  readonly adopted: boolean;
  /** Stops the server, unless another sandbox still uses it. */
  readonly stop: () => Promise<void>;
}

interface Room {
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly user: OperatingUser;
}

/** Written out although they are the defaults: an acknowledged write must outlive a power cut. */
const durability = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
/** No page lies far from another in memory or on a disk without an arm; by the default of 4, hundreds of rows are read for one. */
const planning = ['random_page_cost=1.1'];
const readyTimeoutMs = 30_000;

/**
 * The PostgreSQL of a data folder: made at the first start, adopted when it still runs, never a second one.
 * @param dataFolder where everything is kept
 * @param home a file or folder of this project, to find node_modules from
 */
export async function startCluster(dataFolder: string, home: string): Promise<Cluster> {
  const root = resolve(dataFolder);
  const room = { folder: join(root, 'postgres'), programs: findPrograms(home), user: await databaseUser() };
  await mkdir(root, { recursive: true });
  await letPass(root, room.user);
  const address = await readAddress(root, (await readPostmaster(room.folder))?.port);
  if (!(await exists(join(room.folder, 'PG_VERSION')))) await initialise(room, address.password);
  const adopted = await adopt(room, address);
  if (!adopted) await launch(room, address, join(root, 'postgres.log'));
  const url = urlOf(address);
  const leave = await stay(url);
  const stop = async () => {
    await leave();
    if (!(await isInUse(url))) await control(room, 'fast');
  };
  return { url, adopted, stop };
}

/** Built beside its place and moved there when complete, so that a kill on the way leaves nothing half made. */
async function initialise({ folder, programs, user }: Room, password: string): Promise<void> {
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
    throw new Error(
      `PostgreSQL could not be set up in ${folder}. Its user must be able to enter this folder.`,
      {
        cause,
      },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, folder);
}

/** True when the folder's own server answers; a broken one is stopped and a stale lock file removed. */
async function adopt(room: Room, address: ServerAddress): Promise<boolean> {
  const left = await readPostmaster(room.folder);
  if (left === undefined || !isAlive(left.pid)) return false;
  if (!(await isServerOf(left.pid, room.folder))) {
    await rm(join(room.folder, 'postmaster.pid'), { force: true });
    return false;
  }
  const inTime = Date.now() + 10_000;
  while (Date.now() < inTime && isAlive(left.pid)) {
    if (await answersFor(urlOf(address), room.folder)) return true;
    await wait(100);
  }
  if (isAlive(left.pid)) await control(room, 'immediate');
  return false;
}

/** Starts the server apart from this process, so that a signal to us lets open transactions end first. */
async function launch(
  { folder, programs, user }: Room,
  address: ServerAddress,
  logFile: string,
): Promise<void> {
  const settings = [
    ...durability,
    ...planning,
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
  server.once('error', () => {
    ended.abort();
  });
  server.once('exit', () => {
    ended.abort();
  });
  server.unref();
  const inTime = Date.now() + readyTimeoutMs;
  while (!ended.signal.aborted && Date.now() < inTime) {
    if (await answersFor(urlOf(address), folder)) return;
    await wait(30);
  }
  const end = (await readFile(logFile, 'utf8')).slice(-2000);
  throw new Error(`PostgreSQL did not start in ${folder}. The end of its log:\n${end}`);
}

async function control({ folder, programs, user }: Room, mode: 'fast' | 'immediate'): Promise<void> {
  await run(programs.pgCtl, ['stop', '-D', folder, '-m', mode, '-w'], { ...user, cwd: folder }).catch(
    () => undefined,
  );
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
