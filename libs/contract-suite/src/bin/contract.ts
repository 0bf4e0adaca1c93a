import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLender } from '../harness/lender-under-test';
import { asMarkdown, asText, verdict } from '../report';
import { isPart, parts, runContractSuite } from '../run';
import {
  changesBetween,
  contractVersion,
  openApiDocument,
  outlineOf,
  ownedEndpoints,
  readReleased,
  releaseFault,
  releaseText,
  type OwnedEndpoint,
} from '@clearloan/open-api';
import { allMutations, asTable, measureAll } from '../mutation/measure';

const usage = `npx nx run contract-suite:contract --base-url http://localhost:4200 [--part ${parts.join('|')}] [--lender lender.json] [--report folder] [--mutations page.md]
npx nx run contract-suite:contract --release apps/sandbox/open-api/released.json`;

/**
 * `npx nx run contract-suite:contract`: checks a running lender against all endpoints, prints a line per cause, and exits with 1 if
 * there is one.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      part: { type: 'string', default: 'all' },
      lender: { type: 'string' },
      report: { type: 'string', default: 'dist/contract' },
      mutations: { type: 'string' },
      release: { type: 'string' },
    },
  });
  const { 'base-url': base, part, lender: file, report, mutations, release } = values;
  if (release !== undefined) {
    releaseContract(resolve(release));
    return;
  }
  if (base === undefined || !URL.canParse(base) || !isPart(part))
    throw new Error(`Specify the lender to test: ${usage}`);
  const staffToken = process.env['CONSOLE_TOKEN'];
  if (mutations !== undefined) {
    const { caught, mutations: all } = await writeMutationTable(
      resolve(mutations),
      base,
      staffToken,
      ownedEndpoints,
    );
    process.exitCode = caught === all ? 0 : 1;
    return;
  }
  const given: unknown = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'));
  const lender = readLender(given, staffToken);
  const result = await runContractSuite(base, lender, ownedEndpoints, part);
  const folder = resolve(report);
  mkdirSync(folder, { recursive: true });
  const at = new Date();
  writeFileSync(
    join(folder, 'contract.json'),
    JSON.stringify({ base, at, part, verdict: verdict(result), ...result }, null, 2),
  );
  writeFileSync(join(folder, 'contract.md'), asMarkdown(result, base, at));
  process.stdout.write(asText(result));
  process.exitCode = result.calls.every(({ keeps }) => keeps) ? 0 : 1;
}

/** Stores the current contract as the released one. @throws {Error} if its version does not match the changes */
function releaseContract(file: string): void {
  const present = outlineOf(openApiDocument(ownedEndpoints, '/api'));
  const released = readReleased(readFileSync(file, 'utf8'));
  const fault = releaseFault(released.version, contractVersion, changesBetween(released, present));
  if (fault !== undefined) throw new Error(fault);
  writeFileSync(file, releaseText(present));
  process.stdout.write(`${file} contains contract ${contractVersion}\n`);
}

const begin = '<!-- mutations -->';
const end = '<!-- /mutations -->';
const atOnce = 2;

/**
 * Measures every mutation against a running sandbox and writes the table between the markers of a page.
 * @param page the file, docs/contract.md @param token of the sandbox's console
 * @throws {Error} if the page has no markers, or there is no token
 */
async function writeMutationTable(
  page: string,
  address: string,
  token: string | undefined,
  calls: readonly OwnedEndpoint[],
): Promise<{ readonly caught: number; readonly mutations: number }> {
  if (token === undefined) throw new Error('Mutations need the console of a sandbox: set CONSOLE_TOKEN.');
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`${page} has no ${begin} … ${end}.`);
  const names = allMutations(token, '').map(({ name }) => name);
  const measured = await measureAll(
    names,
    { address, token },
    calls,
    atOnce,
    ({ mutation, message, seconds }) => {
      process.stdout.write(
        `${message === undefined ? 'MISSED' : 'caught'} ${seconds.toFixed(0)} s  ${mutation}: ${message ?? '–'}\n`,
      );
    },
  );
  writeFileSync(page, `${before}${begin}\n\n${asTable(measured)}\n\n${end}${after}`);
  const caught = measured.filter(({ message }) => message !== undefined).length;
  process.stdout.write(`${caught} of ${measured.length} mutations are caught\n`);
  return { caught, mutations: measured.length };
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
