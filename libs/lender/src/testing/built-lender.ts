import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { consoleToken } from './console-call';
import { carrierVariables } from './text-carrier';

const home = join(__dirname, '..', '..');
const root = join(home, '..', '..');
const run = promisify(execFile);

/**
 * The production lender, next to the other builds so that it finds its packages. The first test file of a Jest run builds it; each
 * file gets a copy, which it removes.
 * @returns the main file of the copy
 */
export async function buildLender(): Promise<string> {
  const shared = process.env['LENDER_BUILD'];
  if (shared === undefined) throw new Error('The global setup has not set the build folder.');
  while (!(await isBuilt(shared))) await wait(200);
  const copy = join(dirname(shared), `lender-${String(process.pid)}`);
  await cp(shared, copy, { recursive: true });
  return join(copy, 'main.js');
}

/** Builds it unless another worker does, or has. @returns whether it is complete */
async function isBuilt(outDir: string): Promise<boolean> {
  const complete = `${outDir}.complete`;
  const lock = `${outDir}.lock`;
  if (existsSync(complete)) return true;
  await mkdir(dirname(outDir), { recursive: true });
  const isOurs = await mkdir(lock).then(
    () => true,
    () => false,
  );
  if (!isOurs) return false;
  try {
    if (!existsSync(complete)) await build(outDir);
    await writeFile(complete, '');
    return true;
  } finally {
    await rmdir(lock);
  }
}

async function build(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(
    process.execPath,
    [vite, 'build', join(root, 'apps/lender'), '--outDir', outDir, '--emptyOutDir'],
    { cwd: root },
  );
  // The build puts these next to its usual output.
  for (const folder of ['drizzle', 'console']) {
    await cp(join(home, folder), join(outDir, folder), { recursive: true });
  }
}

/** A lender in a separate process that can be killed. */
export interface ProcessLender {
  readonly address: string;
  /** Kills the process, and its database server if requested, and starts it again. */
  readonly killAndRestart: (withDatabase: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startProcess(mainFile: string, dataDir: string, port: number): Promise<ProcessLender> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '' };
  let child = await launch(mainFile, environment, port);
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    address: `http://127.0.0.1:${String(port)}`,
    killAndRestart: async (withDatabase) => {
      await kill('SIGKILL');
      if (withDatabase) await killDatabase(dataDir);
      child = await launch(mainFile, environment, port);
    },
    stop: () => kill('SIGTERM'),
  };
}

/** The log of the lender that was last started from this file on this port. */
export const logOf = (mainFile: string, port: number): string => `${mainFile}.${String(port)}.log`;

/** Starts the built lender and waits until it is healthy. */
export async function launch(
  mainFile: string,
  environment: Readonly<Record<string, string>>,
  port: number,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    LIMITS: 'off',
    CONSOLE: 'on',
    CONSOLE_TOKEN: consoleToken,
    DRAIN_SECONDS: '0',
    ...(await carrierVariables()),
    ...environment,
    PORT: String(port),
  };
  const log = openSync(logOf(mainFile, port), 'w');
  const child = spawn(process.execPath, [mainFile], { env, stdio: ['ignore', log, 'inherit'] });
  closeSync(log);
  child.once('exit', (code, signal) => {
    // `kill` by the test sets `killed`; any other exit is a fault of the lender, which its requests would only show as
    // failures.
    if (child.killed) return;
    const lines = readFileSync(logOf(mainFile, port), 'utf8').trimEnd().split('\n');
    const last = lines.slice(-5).join('\n');
    process.stderr.write(`The lender exited: ${signal ?? String(code)}. Its last lines:\n${last}\n`);
  });
  for (let left = 300; left > 0; left -= 1) {
    if (child.exitCode !== null) throw new Error('The lender exited during its start.');
    const isUp = await fetch(`http://127.0.0.1:${String(port)}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error('The lender did not start.');
}

async function killDatabase(dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}
