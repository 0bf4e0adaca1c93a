import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLender } from '../harness/lender-under-test';
import { writeMutationTable } from '../mutation/write-table';
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
} from '@clearloan/open-api';

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

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
