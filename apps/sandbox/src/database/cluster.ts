import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPrograms, type PostgresPrograms } from './binaries';
import { databaseUser, handOver, letPass, ownFolder, type OperatingUser } from './operating-user';
import { isInUse, stay } from './guests';
import { isAlive, isServerOf, readPostmaster, stateOf, type Postmaster } from './postmaster';
import { readAddress, type ServerAddress, urlOf } from './server-address';
import { waitForServer, type Tell } from './wait-for-server';
import { watchServer } from './watch-server';

const run = promisify(execFile);

/** A running PostgreSQL of our own. */
export interface Cluster {
  /** Address of its administrative database. */
  readonly url: string;
  /** True when it was already running, left by a run that was killed or shared with one that lives. */
  readonly adopted: boolean;
  /** Ends the watch alone: the server is then left as a killed process leaves it. */
  readonly unwatch: () => Promise<void>;
  /** Stops the server, unless another sandbox still uses it. */
  readonly stop: () => Promise<void>;
}

interface Room {
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly user: OperatingUser;
  readonly address: ServerAddress;
  readonly logFile: string;
  readonly tell: Tell;
}

/** Written out although they are the defaults: an acknowledged write must outlive a power cut. */
const durability = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
/** No page lies far from another in memory or on a disk without an arm; by the default of 4, hundreds of rows are read for one. */
const planning = ['random_page_cost=1.1'];
/** A server that lives and says nothing hangs; one that recovers says so, however early it is asked. */
const silenceMs = 30_000;
const helpersEndMs = 120_000;

/**
 * The PostgreSQL of a data folder: made at the first start, adopted when it still runs, never a second one.
 * @param dataFolder where everything is kept
 * While it is ours, it is watched: one that dies is started again. A recovery is waited for, however long it takes.
 * @param home a file or folder of this project, to find node_modules from
 * @param tell where to say what is waited for
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
  const room: Room = { folder, programs, user, address, logFile: join(root, 'postgres.log'), tell };
  if (!(await exists(join(folder, 'PG_VERSION')))) await initialise(room, address.password);
  const adopted = await bringUp(room);
  const url = urlOf(address);
  let leave = await stay(url);
  const unwatch = watchServer({
    isUp: async () => isRunning(await readPostmaster(folder)),
    bringUp: async () => {
      await bringUp(room);
      leave = await stay(url);
    },
    tell,
  });
  const stop = async () => {
    await unwatch();
    await leave();
    if (!(await isInUse(url))) await control(room, 'fast');
  };
  return { url, adopted, unwatch, stop };
}

const isRunning = (server: Postmaster | undefined) => server !== undefined && isAlive(server.pid);

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

/** True when the folder's own server answers, after its recovery if need be; a silent one is stopped, a stale lock file removed. */
async function adopt(room: Room): Promise<boolean> {
  const left = await readPostmaster(room.folder);
  if (left === undefined || !isAlive(left.pid)) return false;
  if (!(await isServerOf(left.pid, room.folder))) {
    await rm(join(room.folder, 'postmaster.pid'), { force: true });
    return false;
  }
  const isThere = () => isAlive(left.pid);
  if (await waitForServer({ ...waitingFor(room), isAlive: isThere, silenceMs })) return true;
  if (isThere()) await control(room, 'immediate');
  return false;
}

const waitingFor = ({ address, folder, tell }: Room) => ({
  stateOf: () => stateOf(urlOf(address), folder),
  tell,
});

/** Starts the server apart from this process, so that a signal to us lets open transactions end first. */
async function launch(room: Room): Promise<void> {
  const { folder, programs, user, address, logFile } = room;
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
  for (const event of ['error', 'exit'])
    server.once(event, () => {
      ended.abort();
    });
  server.unref();
  const isThere = () => !ended.signal.aborted;
  if (await waitForServer({ ...waitingFor(room), isAlive: isThere, silenceMs })) return;
  const end = (await readFile(logFile, 'utf8')).slice(-2000);
  throw new Error(`PostgreSQL did not start in ${folder}. The end of its log:\n${end}`);
}

/** What a server that was killed leaves behind for a while: its helpers still write, and no other may begin. */
const leftBehind = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Adopts or launches; waits for the helpers of a killed server to end. @returns whether it was adopted */
async function bringUp(room: Room): Promise<boolean> {
  const inTime = Date.now() + helpersEndMs;
  for (;;) {
    if (await adopt(room)) return true;
    try {
      await launch(room);
      return false;
    } catch (error) {
      const isLeftBehind =
        error instanceof Error && leftBehind.test(error.message.split('\n').slice(-6).join('\n'));
      if (!isLeftBehind || Date.now() > inTime) throw error;
      room.tell({ database: 'a killed PostgreSQL has not ended wholly; waiting for it' });
      await wait(1000);
    }
  }
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
