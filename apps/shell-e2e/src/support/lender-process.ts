import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { consoleToken } from './lender-staff';

const root = join(import.meta.dirname, '../../../..');

/** A lender with its own database, next to those of the other journeys. */
export interface LenderProcess {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** @param brand the name of a sample in apps/shell/brands */
export const startBrandLender = (brand: string, port: number): Promise<LenderProcess> =>
  startOwnLender(port, { BRAND_FILE: `apps/shell/brands/${brand}.json` });

/** @param settings environment variables in addition to those of all journeys */
export async function startOwnLender(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<LenderProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-lender-'));
  // PostgreSQL does not run as root; its user must be able to enter the folder.
  chmodSync(folder, 0o755);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    LIMITS: 'off',
    CONSOLE: 'on',
    CONSOLE_TOKEN: consoleToken,
    ...settings,
  };
  const lender = spawn(process.execPath, ['dist/apps/sandbox/main.js'], { cwd: root, env, stdio: 'ignore' });
  const address = `http://localhost:${String(port)}`;
  const stop = async () => {
    if (lender.exitCode === null) {
      const ended = once(lender, 'exit');
      lender.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let left = 1_200; left > 0 && lender.exitCode === null; left -= 1) {
    const isUp = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { address, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`The lender on port ${String(port)} did not start.`);
}
