/**
 * `npm test` runs everything once at a small size; `npm run test:full` (nightly) runs full sizes and campaigns too. Each step runs whether or not earlier ones failed, so one run shows all failures; the last line
 * sums the tests of every runner, and a plain check counts as one.
 */
import { stagesOf } from './steps/steps.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const isFull = process.argv.includes('--full');
if (isFull) process.env.TEST_SIZE = 'full';

const started = performance.now();
const sum = { passed: 0, failed: 0 };
const results = [];
const failures = [];

async function take({ name, run }) {
  console.log(`\n=== ${name}`);
  const since = performance.now();
  const {
    passed,
    failed,
    told,
    reasons = [],
  } = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    told: error.message,
  }));
  sum.passed += passed;
  sum.failed += failed;
  const result = `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds(since)}`;
  results.push(result);
  failures.push(...reasons);
  if (told) console.log(told.trim());
  console.log(result);
}

async function inTurn(lane) {
  for (const step of lane) await take(step);
}

for (const lanes of stagesOf(isFull)) await Promise.all(lanes.map(inTurn));

console.log(`\n=== all, ${seconds(started)}\n${[...failures, ...results].join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
