import { once } from 'node:events';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { homePage } from '@clearloan/home/contract';
import { buildLender, launch, startProcess, type ProcessLender } from '../../testing/built-lender';
import { callAt } from '../../testing/test-lender';

const port = 4398;
let mainFile: string;
let dataDir: string;
let lender: ProcessLender;
beforeAll(async () => {
  [mainFile, dataDir] = await Promise.all([buildLender(), mkdtemp(join(tmpdir(), 'clearloan-outlived-'))]);
  lender = await startProcess(mainFile, dataDir, port);
});
afterAll(async () => {
  await lender.stop();
  for (const folder of [dirname(mainFile), dataDir]) await rm(folder, { recursive: true, force: true });
});

const status = (path: string, address = lender.address) =>
  fetch(`${address}${path}`).then(
    (reply) => reply.status,
    () => 0,
  );
const home = async () => (await callAt(lender.address)(homePage, {})).code;

async function within(seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (let left = seconds * 10; left > 0; left -= 1) {
    if (await isSo()) return true;
    await wait(100);
  }
  return false;
}

it('a borrower gets responses again soon after the database was killed under the lender', async () => {
  expect(await home()).toBe(0);
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  expect(await within(10, async () => (await status('/readyz')) === 503)).toBe(true);
  expect(await status('/livez')).toBe(200);
  expect(await within(60, async () => (await home()) === 0)).toBe(true);
  expect(await within(10, async () => (await status('/readyz')) === 200)).toBe(true);
});

it('a lender that receives SIGTERM first reports not ready and still serves requests', async () => {
  const other = await mkdtemp(join(tmpdir(), 'clearloan-drained-'));
  const child = await launch(mainFile, { DATA_DIR: other, DATABASE_URL: '', DRAIN_SECONDS: '3' }, port + 1);
  const address = `http://127.0.0.1:${String(port + 1)}`;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await within(2, async () => (await status('/readyz', address)) === 503)).toBe(true);
  expect(await status('/livez', address)).toBe(200);
  expect((await callAt(address)(homePage, {})).code).toBe(0);
  expect(await ended).toEqual([0, null]);
  expect(await status('/livez', address)).toBe(0);
  await rm(other, { recursive: true, force: true });
});
