/**
 * Checks which projects Nx treats as affected: a change in one feature affects that feature, the shell, the lender and the
 * browser tests, and no other feature. Documentation affects nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, nxEnvironment, root, run } from './workspace.mjs';

const together = [
  '@clearloan/lender',
  'contract-suite',
  'lender',
  'open-api',
  'sandbox',
  'shell',
  'shell-e2e',
];

const tagsOf = (name) => JSON.parse(readFileSync(join(root, 'libs', name, 'project.json'), 'utf8')).tags;
const features = readdirSync(join(root, 'libs')).filter((name) => tagsOf(name).includes('type:feature'));

async function affectedBy(file) {
  const given = ['show', 'projects', '--affected', `--files=${file}`, '--json'];
  const { code, out, err } = await run(bin('nx'), given, { env: nxEnvironment });
  if (code !== 0) throw new Error(`nx failed for ${file}:\n${out}${err}`);
  return JSON.parse(out).sort();
}

const expected = [
  ...features.map((name) => ({ file: `libs/${name}/src/index.ts`, projects: [name, ...together].sort() })),
  { file: 'libs/loans/README.md', projects: [] },
  { file: 'README.md', projects: [] },
  // The tools' own tests cover files outside any project.
  ...['tools/start.mjs', 'deploy/compose.yaml', 'docs/configuration.md', '.github/workflows/nightly.yml'].map(
    (file) => ({ file, projects: ['tools'] }),
  ),
];

/** One file of each kind; all of them with `TEST_SIZE=full`. */
const kindOf = ({ projects }) => projects.length;
const tried =
  process.env.TEST_SIZE === 'full'
    ? expected
    : expected.filter((each, at) => expected.findIndex((other) => kindOf(other) === kindOf(each)) === at);

const faults = [];
for (const { file, projects } of tried) {
  const found = await affectedBy(file);
  if (found.join() !== projects.join())
    faults.push(`${file}: affects [${found.join(', ')}], should affect [${projects.join(', ')}]`);
}
for (const fault of faults) console.error(fault);
console.log(`Affected check: ${tried.length} changes tried, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
