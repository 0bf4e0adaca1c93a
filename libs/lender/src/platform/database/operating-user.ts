import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating system user that runs PostgreSQL; empty for the current user. */
export interface OperatingUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root, so the user `postgres` runs it. It is created if missing. */
export async function databaseUser(): Promise<OperatingUser> {
  if (process.getuid?.() !== 0) return {};
  return (await idsOf('postgres')) ?? (await createUser('postgres'));
}

async function idsOf(name: string): Promise<OperatingUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createUser(name: string): Promise<OperatingUser> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', name]);
  } catch (cause) {
    throw new Error(
      'PostgreSQL cannot run as root, and the user "postgres" could not be created. Run as an unprivileged user, or set DATABASE_URL.',
      { cause },
    );
  }
  const ids = await idsOf(name);
  if (ids === undefined) throw new Error(`The new user "${name}" is unknown to the system.`);
  return ids;
}

/** Creates a folder owned by the database's user. */
export async function ownFolder(folder: string, user: OperatingUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await handOver(folder, user);
}

/** Changes the owner of a file or folder to the database's user. */
export async function handOver(path: string, { uid, gid }: OperatingUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Lets the database's user traverse a folder of this process without reading it. */
export async function letPass(folder: string, { uid }: OperatingUser): Promise<void> {
  if (uid !== undefined) await chmod(folder, (await stat(folder)).mode | 0o011);
}
