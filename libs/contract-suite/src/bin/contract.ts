import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLender } from '../harness/lender-under-test';
import { asMarkdown, asText, verdict } from '../report';
import { isPart, parts, runContractSuite } from '../run';
import {
  changesBetween,
  contractVersion,
  offeredEndpoints,
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
npx nx run contract-suite:contract --release libs/open-api/released.json`;

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
  const { 'base-url': baseUrl, part, lender: lenderFile, report, mutations, release } = values;
  if (release !== undefined) {
    releaseContract(resolve(release));
    return;
  }
  if (baseUrl === undefined || !URL.canParse(baseUrl) || !isPart(part))
    throw new Error(`Specify the lender to test: ${usage}`);
  const staffToken = process.env['CONSOLE_TOKEN'];
  if (mutations !== undefined) {
    const { caughtCount, mutationCount } = await writeMutationTable(
      resolve(mutations),
      baseUrl,
      staffToken,
      ownedEndpoints,
    );
    process.exitCode = caughtCount === mutationCount ? 0 : 1;
    return;
  }
  const settings: unknown = lenderFile === undefined ? {} : JSON.parse(readFileSync(lenderFile, 'utf8'));
  const lender = readLender(settings, staffToken);
  const onChapter = (name: string) => process.stderr.write(`${name} …\n`);
  const result = await runContractSuite(baseUrl, lender, offeredEndpoints(lender), part, { onChapter });
  const folder = resolve(report);
  mkdirSync(folder, { recursive: true });
  const at = new Date();
  writeFileSync(
    join(folder, 'contract.json'),
    JSON.stringify({ base: baseUrl, at, part, verdict: verdict(result), ...result }, null, 2),
  );
  writeFileSync(join(folder, 'contract.md'), asMarkdown(result, baseUrl, at));
  process.stdout.write(asText(result));
  process.exitCode = result.calls.every(({ keeps }) => keeps) ? 0 : 1;
}

/** Stores the current contract as the released one. @throws {Error} if its version does not match the changes */
function releaseContract(file: string): void {
  const current = outlineOf(openApiDocument(ownedEndpoints, '/api'));
  const released = readReleased(readFileSync(file, 'utf8'));
  const fault = releaseFault(released.version, contractVersion, changesBetween(released, current));
  if (fault !== undefined) throw new Error(fault);
  writeFileSync(file, releaseText(current));
  process.stdout.write(`${file} contains contract ${contractVersion}\n`);
}

const begin = '<!-- mutations -->';
const end = '<!-- /mutations -->';
const concurrency = 2;

/**
 * Measures every mutation against a running sandbox and writes the table between the markers of a page.
 * @param file docs/contract.md @param token of the sandbox's console
 * @throws {Error} if the page has no markers, or there is no token
 */
async function writeMutationTable(
  file: string,
  baseUrl: string,
  token: string | undefined,
  calls: readonly OwnedEndpoint[],
): Promise<{ readonly caughtCount: number; readonly mutationCount: number }> {
  if (token === undefined) throw new Error('Mutations need the console of a sandbox: set CONSOLE_TOKEN.');
  const text = readFileSync(file, 'utf8');
  const [before, after] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`${file} has no ${begin} … ${end}.`);
  const names = allMutations(token, '').map(({ name }) => name);
  const measured = await measureAll(
    names,
    { address: baseUrl, token },
    calls,
    concurrency,
    ({ mutation, message, seconds }) => {
      process.stdout.write(
        `${message === undefined ? 'MISSED' : 'caught'} ${seconds.toFixed(0)} s  ${mutation}: ${message ?? '–'}\n`,
      );
    },
  );
  writeFileSync(file, `${before}${begin}\n\n${asTable(measured)}\n\n${end}${after}`);
  const caughtCount = measured.filter(({ message }) => message !== undefined).length;
  process.stdout.write(`${caughtCount} of ${measured.length} mutations are caught\n`);
  return { caughtCount, mutationCount: measured.length };
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
