/**
 * Lists the rows of market law that somebody has to compare with their texts again: superseded, not compared for a year, or never read.
 * Exits with 1 for one of the first two. `node tools/market-rules.mjs [YYYY-MM-DD]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'market-rules-'));
try {
  const file = join(folder, 'rules.mjs');
  const bundle = await rolldown({ input: join(root, 'libs/loan-math/src/index.ts'), logLevel: 'silent' });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  const { marketRules, rowsToCheck } = await import(pathToFileURL(file).href);
  const day = process.argv[2] ?? new Date().toISOString().slice(0, 10);
  const found = Object.values(marketRules).flatMap((rules) => rowsToCheck(rules, day));
  for (const { market, rule, from, reason, source } of found) {
    console.log(`${market}, ${rule} from ${from}: ${reason}: ${source}`);
  }
  const faults = found.filter(({ reason }) => reason !== 'notRead');
  console.log(
    `Market rules on ${day}: ${found.length} rows to compare with their texts, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
