/**
 * `npx nx run tools:corpus`: typed, pasted and uploaded input from real use, each case with its correct value. Reads every
 * `libs/<library>/src/corpus/*.test.ts`, prints the cases by kind and exits with 1 when one is wrong. `npm test` runs the same
 * files with the unit tests.
 */
import { readFileSync } from 'node:fs';
import { fresh } from '../steps/sum-results.mjs';
import { bin, run } from '../workspace.mjs';
import { corpusTable, printed } from './table.mjs';

const file = fresh('dist/test-results/corpus.json');
const { code, err } = await run(bin('jest'), [
  '--ci',
  '--json',
  `--outputFile=${file}`,
  '--testPathPatterns=/src/corpus/',
]);

const { kinds, wrong } = corpusTable(JSON.parse(readFileSync(file, 'utf8')));
console.log(printed(kinds));
if (wrong.length > 0) console.log(`\nwrong:\n${wrong.join('\n')}\n\n${err}`);
const isEmpty = kinds.every(({ cases }) => cases === 0);
process.exitCode = wrong.length > 0 || isEmpty || code !== 0 ? 1 : 0;
