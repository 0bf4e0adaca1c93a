import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleToken } from '../console-token.mjs';
import { root } from '../workspace.mjs';

/**
 * The built sandbox on a fresh database, without limits, for one bench.
 * @param {string | number} port
 * @param {string} [app] the folder of a built shell; defaults to the current one
 * @returns `pid`: its process; `database()`: the URL of its PostgreSQL; `stop()`: ends it and deletes its data
 */
export async function startLender(port, app) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clearloan-bench-'));
  // PostgreSQL does not run as root; its own user needs access to the folder.
  chmodSync(dataFolder, 0o755);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    LIMITS: 'off',
    CONSOLE: 'on',
    CONSOLE_TOKEN: consoleToken,
    ...(app === undefined ? {} : { STATIC_DIR: app }),
  };
  const lender = spawn(process.execPath, ['dist/apps/sandbox/main.js'], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => lender.once('exit', resolve));
  for (let tries = 0; tries < 300 && !(await isUp(port)); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const database = () => {
    const { port, password } = JSON.parse(readFileSync(join(dataFolder, 'postgres.json'), 'utf8'));
    return `postgres://clearloan:${password}@127.0.0.1:${port}/clearloan`;
  };
  const stop = async () => {
    lender.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { address: `http://localhost:${port}`, pid: lender.pid, database, stop };
}

const isUp = (port) =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
