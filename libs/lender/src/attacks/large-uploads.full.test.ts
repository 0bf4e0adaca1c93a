import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codes, headerNames, sessionKey } from '@clearloan/api-client/declare';
import { uploadProblemImage } from '@clearloan/complaints/contract';
import { submitUtr } from '@clearloan/repayment/contract';
import type { ChildProcess } from 'node:child_process';
import { buildLender, launch } from '../testing/built-lender';
import { logInForTest } from '../testing/log-in';
import { sizes } from '../testing/sizes';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { smallPhoto } from './testing/owner';

jest.setTimeout(300_000);

const port = 4397;
const address = `http://127.0.0.1:${String(port)}`;
const mostGrowth = 150;
let lender: ChildProcess;
let database: TestDatabase;
let mainFile: string;
let dataDir: string;
let sessionId: string;

beforeAll(async () => {
  [mainFile, database, dataDir] = await Promise.all([
    buildLender(),
    openTestDatabase(),
    mkdtemp(join(tmpdir(), 'clearloan-large-')),
  ]);
  lender = await launch(mainFile, { DATABASE_URL: database.url, DATA_DIR: dataDir }, port);
  sessionId = await logInForTest('+6281234990001');
});
afterAll(async () => {
  const ended = once(lender, 'exit');
  lender.kill('SIGTERM');
  await ended;
  await database.close();
  for (const folder of [dirname(mainFile), dataDir]) await rm(folder, { recursive: true, force: true });
});

/** Memory of the lender's process, in MB. */
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(lender.pid)], { encoding: 'utf8' })) / 1024;

const fiveMegabytes = new Blob([new Uint8Array(5 * 1024 * 1024).fill(7)], { type: 'image/jpeg' });

function send(path: string, files: readonly (readonly [string, Blob])[], key?: string): Promise<Response> {
  const form = new FormData();
  for (const [name, file] of files) form.append(name, file);
  return fetch(`${address}/api${path}?${sessionKey}=${sessionId}`, {
    method: 'POST',
    headers: {
      [headerNames.requestedWith]: 'XMLHttpRequest',
      ...(key === undefined ? {} : { [headerNames.idempotencyKey]: key }),
    },
    body: form,
  });
}

/** Peak memory growth of the process during the work. */
async function growthDuring(work: Promise<unknown>): Promise<number> {
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 50);
  await work;
  clearInterval(watch);
  return Math.max(most, memory()) - before;
}

describe(`${String(sizes.largeUploads)} uploads of 20 MB at once by one borrower`, () => {
  const bodies: Readonly<Record<string, readonly (readonly [string, Blob])[]>> = {
    'in four files of which the contract knows one': ['file', 'b', 'c', 'd'].map((name) => [
      name,
      fiveMegabytes,
    ]),
    'in one file': [['file', new Blob(Array.from({ length: 4 }, () => fiveMegabytes))]],
    'in four files of one name': Array.from({ length: 4 }, () => ['file', fiveMegabytes]),
  };

  it.each(Object.keys(bodies))('%s do not exhaust the lender’s memory', async (what) => {
    const uploads = Array.from({ length: sizes.largeUploads }, () =>
      send(submitUtr.path, bodies[what] ?? [], 'one-key-for-all').then((reply) => reply.status),
    );
    const answered = Promise.all(uploads);
    const grown = await growthDuring(answered);
    process.stdout.write(`${what}: ${grown.toFixed(0)} MB\n`);
    expect(grown).toBeLessThan(mostGrowth);
    expect(new Set(await answered)).toEqual(new Set([200]));
  });
});

it('a file outside the contract is rejected, and the borrower’s next request succeeds', async () => {
  const photo = await smallPhoto();
  const refused = await send(uploadProblemImage.path, [
    ['file', photo],
    ['second', photo],
  ]);
  expect(await refused.json()).toMatchObject({ code: codes.badInput, data: { field: 'second' } });
  const twice = await send(uploadProblemImage.path, [
    ['file', photo],
    ['file', photo],
  ]);
  expect(await twice.json()).toMatchObject({ code: codes.badInput, data: { field: 'file' } });
  const right = await send(uploadProblemImage.path, [['file', photo]]);
  expect(await right.json()).not.toMatchObject({ data: { field: 'second' } });
});

it('a borrower with four uploads in progress must wait with the fifth until they end', async () => {
  const sendTwelve = (photo: Blob) =>
    Promise.all(
      Array.from({ length: 12 }, async () => {
        const reply = await send(uploadProblemImage.path, [['file', photo]]);
        return ((await reply.json()) as { code: number }).code;
      }),
    );
  expect(await sendTwelve(fiveMegabytes)).toContain(codes.tooMany);
  const after = await send(uploadProblemImage.path, [['file', fiveMegabytes]]);
  expect(((await after.json()) as { code: number }).code).not.toBe(codes.tooMany);
  // A body no larger than an ordinary request bypasses the queue.
  expect(await sendTwelve(await smallPhoto())).not.toContain(codes.tooMany);
});
