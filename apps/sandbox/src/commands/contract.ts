import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLender } from '../contract-suite/harness/lender-under-test';
import { asMarkdown, asText, verdict } from '../contract-suite/report';
import { runContractSuite } from '../contract-suite/run';
import { ownedEndpoints } from '../context/contracts';

const usage = `npm run contract -- --base-url http://localhost:4200 [--lender lender.json] [--report folder]`;

/** `npm run contract`: holds a running lender to every call, prints a line for each, and ends with 1 when one is broken. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      lender: { type: 'string' },
      report: { type: 'string', default: 'dist/contract' },
    },
  });
  const { 'base-url': base, lender: file, report } = values;
  if (base === undefined || !URL.canParse(base)) throw new Error(`Say which lender to ask: ${usage}`);
  const staffToken = process.env['CONSOLE_TOKEN'];
  const given: unknown = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'));
  const lender = readLender(given);
  const results = await runContractSuite(base, { staffToken, ...lender }, ownedEndpoints);
  const folder = resolve(report);
  mkdirSync(folder, { recursive: true });
  const at = new Date();
  writeFileSync(
    join(folder, 'contract.json'),
    JSON.stringify({ base, at, verdict: verdict(results), results }, null, 2),
  );
  writeFileSync(join(folder, 'contract.md'), asMarkdown(results, base, at));
  process.stdout.write(asText(results));
  process.exitCode = results.every(({ keeps }) => keeps) ? 0 : 1;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
