import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openClient } from './lost-connections';

const run = promisify(execFile);

/** The contents of `postmaster.pid`: PostgreSQL writes the process id on line 1 and the port on line 4. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The server named in the folder's lock file; undefined if there is none. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = await readFile(join(folder, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number.isInteger(port) ? port : 0 } : undefined;
}

/** Whether a process with this id exists, regardless of its owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL of this folder. After a reboot another program may have the id. */
export async function isServerOf(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'win32') return isAlive(pid);
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes(folder);
}

/**
 * The state of a server: it accepts connections; it responds that it cannot accept them yet (starting, recovering after a
 * crash, stopping, or out of connections); or it does not respond for this folder.
 */
export type ServerState = 'ready' | 'busy' | 'silent';

const cannotConnectNow = '57P03';
const tooManyConnections = '53300';

/** Checks the server at this URL. If a folder is given, the server must run on that folder. */
export async function stateOf(url: string, folder?: string): Promise<ServerState> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return folder === undefined || rows[0]?.data_directory === folder ? 'ready' : 'silent';
  } catch (error) {
    return isSqlState(error, cannotConnectNow, tooManyConnections) ? 'busy' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The code of an error of the database or its connection (drizzle wraps pg's error); undefined if there is none. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return undefined;
}

/** Whether an error or its cause has one of these SQLSTATE codes (drizzle wraps pg's error). */
export function isSqlState(error: unknown, ...states: readonly string[]): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && states.includes(each.code)) return true;
  }
  return false;
}
