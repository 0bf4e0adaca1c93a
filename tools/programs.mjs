import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A file may exist and still not run: some systems have a stub that only prints where to get the real program. */
export const runs = (path) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** @returns {string[]} the files of this name in the folders of PATH */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));

/** Whether this process may install packages of the system. */
export const canInstall = () => process.getuid?.() === 0 && onPath('apt-get').length > 0;

/** Runs a command with visible output and without prompts. @returns {boolean} whether it succeeded */
export function attempt(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** Installs packages on Debian and its derivatives, where that is possible. */
export function installPackages(names) {
  if (!canInstall()) return;
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
