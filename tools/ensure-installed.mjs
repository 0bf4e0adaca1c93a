/** Runs `npm ci` when node_modules is missing or does not match package-lock.json; prints nothing otherwise. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdsAll } from './lock-file.mjs';
import { root } from './workspace.mjs';

const leastNode = [20, 19];
const hiddenLock = 'node_modules/.package-lock.json';

/** The packages of a lock file, without the project itself. */
function packagesOf(file) {
  const { '': project, ...packages } = JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  return packages;
}

const isInstalled = () =>
  existsSync(join(root, hiddenLock)) && holdsAll(packagesOf('package-lock.json'), packagesOf(hiddenLock));

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) {
  stop(`Clearloan needs Node ${leastNode.join('.')} or newer; this is ${process.versions.node}.`);
}

if (!isInstalled()) {
  console.log(
    'Installing the packages of package-lock.json (npm ci). The first time this takes a minute or two.',
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const given = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(npm, given, { cwd: root, stdio: 'inherit' });
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop('The packages could not be installed. Fix the npm error above and try again.');
}
