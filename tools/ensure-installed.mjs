/**
 * Runs `npm ci` when node_modules is missing or does not match package-lock.json; prints nothing otherwise. With `--omit=dev` the
 * packages of the checks may be absent. They are not removed once they are installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasDev, holdsAll } from './lock-file.mjs';
import { root } from './workspace.mjs';

const leastNode = [20, 19];
const hiddenLock = 'node_modules/.package-lock.json';

/** The packages of a lock file, without the project itself; none if there is no file. */
function packagesOf(file) {
  if (!existsSync(join(root, file))) return {};
  const { '': project, ...packages } = JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  return packages;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) {
  stop(`Clearloan needs Node ${leastNode.join('.')} or newer; this is ${process.versions.node}.`);
}

const present = packagesOf(hiddenLock);
const omitsDev = process.argv.includes('--omit=dev') && !hasDev(present);

if (!holdsAll(packagesOf('package-lock.json'), present, { omitsDev })) {
  const command = ['ci', ...(omitsDev ? ['--omit=dev'] : [])];
  console.log(
    `Installing the packages of package-lock.json (npm ${command.join(' ')}). The first time this takes a minute or two.`,
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // The lock file has the hash of each package, so one in npm's cache needs no question to the registry.
  const args = [...command, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' });
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop('The packages could not be installed. Fix the npm error above and try again.');
}
