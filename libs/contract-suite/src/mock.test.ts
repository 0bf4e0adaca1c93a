import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownedEndpoints } from '@clearloan/open-api';
import { linesOf } from './causes';
import { readLender } from './harness/lender-under-test';
import { verdict } from './report';
import { runContractSuite } from './run';

const root = join(__dirname, '..', '..', '..');
const patienceMs = 240_000;
/** A case that only `npm run test:full` runs. */
const itInFull = process.env['TEST_SIZE'] === 'full' ? it : it.skip;

let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearloan-mock-'));
});
afterAll(async () => {
  for (const child of started) child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** The document as a lender gets it. */
const documentText = () => readFile(join(root, 'docs/openapi.json'), 'utf8');

/** A mock lender that Prism generates from a document. @returns its URL */
async function mockOf(document: string): Promise<string> {
  const file = join(folder, `${String(started.length)}.json`);
  await writeFile(file, document);
  const prism = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const child = spawn(process.execPath, [prism, 'mock', file, '-h', '127.0.0.1', '-p', '0', '--errors'], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', SCARF_ANALYTICS: 'false' },
  });
  started.push(child);
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString('utf8');
      const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\s|$)/m.exec(said) ?? [];
      if (address !== undefined && said.includes('listening')) resolve(address);
    });
    child.once('exit', () => {
      reject(new Error(said));
    });
  });
}

const lender = readLender({ prefix: '' });

it(
  'a mock lender generated from the document passes the shape part of the suite on every endpoint',
  async () => {
    const address = await mockOf(await documentText());
    const result = await runContractSuite(address, lender, ownedEndpoints, 'shape');
    expect(linesOf(result)).toEqual([]);
    expect(verdict(result)).toContain(`${ownedEndpoints.length} of ${ownedEndpoints.length} endpoints`);
  },
  patienceMs,
);

itInFull(
  'a mock lender from a document with another money format gets exactly one message about it',
  async () => {
    const text = (await documentText())
      .replace(/"leftToPay":\{"\$ref":"#\/components\/schemas\/Money"/, '"leftToPay":{"type":"string"')
      .replaceAll('"leftToPay":"1234.50"', '"leftToPay":"many"');
    const address = await mockOf(text);
    const result = await runContractSuite(address, lender, ownedEndpoints, 'shape');
    expect(linesOf(result)).toHaveLength(1);
    expect(linesOf(result)[0]).toMatch(/user-info.*data\.leftToPay.*"many"/);
  },
  patienceMs,
);
