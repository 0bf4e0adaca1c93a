/**
 * `npm test`: everything. Each step runs whatever became of the ones before, so that one run tells all; the last line
 * sums the tests of every runner, a plain check counting as one.
 */
import { steps } from './steps/steps.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const started = performance.now();
const sum = { passed: 0, failed: 0 };
const told = [];
for (const { name, run } of steps) {
  console.log(`\n=== ${name}`);
  const since = performance.now();
  const { passed, failed } = await run().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  sum.passed += passed;
  sum.failed += failed;
  told.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds(since)}`,
  );
  console.log(told.at(-1));
}

console.log(`\n=== all, ${seconds(started)}\n${told.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
