import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bin, nxEnvironment, root, run, testsOfTools } from '../workspace.mjs';
import { countJest, countPlaywright, countTap, fresh } from './sum-results.mjs';
import { isFullTable } from './endpoint-list.mjs';

const show = { show: true };
/** A plain check counts as one test; the caller prints its output. */
const asCheck = ({ code, out, err }) => ({
  ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  told: out + err,
});
const script = (name, ...args) => run(process.execPath, [join(root, 'tools', name), ...args]).then(asCheck);

async function toolTests() {
  const { code, out } = await run(process.execPath, ['--test', '--test-reporter=tap', ...testsOfTools()]);
  const counts = countTap(out, code);
  return { ...counts, told: counts.failed > 0 ? out : '' };
}

/** What the full tier runs: tests of several machines, which kill and replace servers for minutes, and of times and loads. */
const slowTests = ['--testPathIgnorePatterns', '/node_modules/', '/past-one-machine/', '[.]full[.]test[.]'];

async function unitTests(isFull) {
  const report = fresh('dist/test-results/jest.json');
  const args = [
    '--ci',
    '--json',
    `--outputFile=${report}`,
    // On two CPUs a third worker uses the time in which tests wait for a database or a timer.
    `--maxWorkers=${Math.max(3, availableParallelism() - 1)}`,
    ...(isFull ? [] : slowTests),
  ];
  const { code } = await run(bin('jest'), args, show);
  return countJest(report, code);
}

async function browserTests(more = {}) {
  const { ensureTestChromium } = await import('../find-chromium.mjs');
  const report = fresh('dist/test-results/journeys.json');
  const env = { ...process.env, CHROMIUM_PATH: ensureTestChromium(), PLAYWRIGHT_JSON: report, ...more };
  const { code } = await run(bin('playwright'), ['test', '-c', 'apps/shell-e2e/playwright.config.ts'], {
    env,
    show: true,
  });
  return countPlaywright(report, code);
}

/** A browser that is missing and cannot be installed is skipped with a message, and fails the nightly run. */
async function realBrowsers() {
  const { runEngines } = await import('../browsers/run-engines.mjs');
  const report = fresh('dist/test-results/browsers.json');
  const { code, table, missing } = await runEngines({ size: 'full', report });
  return { ...countPlaywright(report, code), told: [table, ...missing].join('\n') };
}

async function endpointList() {
  const { code, out, err } = await run(process.execPath, [
    join(root, 'tools/run-built.mjs'),
    'open-api',
    'endpoints',
  ]);
  const last = out.trim().split('\n').at(-1) ?? '';
  const isFull = code === 0 && isFullTable(last);
  return asCheck({ code: isFull ? 0 : 1, out: isFull ? last : out, err });
}

/** The release settings with the installed Nx; nothing is written. */
const dryRelease = () =>
  run(bin('nx'), ['release', '9.9.9', '--skip-publish', '--dry-run'], { env: nxEnvironment }).then(asCheck);

/** Lint with types takes as long as all the others. */
const sourceChecks = [{ name: 'lint and types', run: () => script('lint.mjs') }];

const quickChecks = [
  { name: 'unused code', run: () => run(bin('knip'), ['--no-progress']).then(asCheck) },
  { name: 'imports', run: () => run(bin('depcruise'), ['apps', 'libs']).then(asCheck) },
  { name: 'format', run: () => run(bin('oxfmt'), ['--check']).then(asCheck) },
  { name: 'words', run: () => script('words-check.mjs') },
  { name: 'migrations', run: () => script('migrations-check.mjs') },
  { name: 'build', run: () => script('build.mjs') },
  { name: 'size', run: () => script('size/check.mjs') },
  { name: 'supported browsers', run: () => script('browsers-check.mjs') },
  { name: 'endpoint list', run: endpointList },
  { name: 'tools', run: toolTests },
];

/** What only the full tier runs: whole campaigns, the image's contents, and browsers other than Chromium. */
const campaigns = [
  [{ name: 'lender image', run: () => script('image-check.mjs') }],
  [{ name: 'release', run: dryRelease }],
  [{ name: 'real browsers', run: realBrowsers }],
  [{ name: 'soak', run: () => script('soak.mjs') }],
  [{ name: 'faults', run: () => browserTests({ FAULTS: 'all' }) }],
  [{ name: 'seeded bugs', run: () => script('seeded-bugs.mjs') }],
  [{ name: 'screens', run: () => script('screens.mjs') }],
].map((lane) => [lane]);

/**
 * The steps of `npm test`, or of `npm run test:full`. The stages run in sequence, with quick checks that often fail first. The
 * lanes of a stage run in parallel and take about as long as each other.
 */
export const stagesOf = (isFull) => [
  [sourceChecks, quickChecks],
  [[{ name: 'unit and contract tests', run: () => unitTests(isFull) }]],
  [[{ name: 'browser journeys and screens', run: browserTests }]],
  ...(isFull ? campaigns : []),
];
