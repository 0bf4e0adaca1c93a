/**
 * Proves that the lint rules still report violations: small files that break one law each must be rejected with the message of that law,
 * and clean files must pass. Without this, a skipped rule (no project graph, for example) looks like a clean workspace.
 */
import { importLaws, mayUse } from './boundaries.mjs';
import { fixtures } from './lint-fixtures/cases.mjs';
import { buildSmallWorkspace } from './lint-fixtures/small-workspace.mjs';
import { bin, nxEnvironment, run } from './workspace.mjs';

const messagesByFile = (folder, results) =>
  new Map(
    results.map(({ filePath, messages }) => [
      filePath.slice(folder.length + 1).replaceAll('\\', '/'),
      messages,
    ]),
  );

async function lint(folder) {
  const environment = { ...nxEnvironment, NX_WORKSPACE_ROOT_PATH: folder, ESLINT_PROGRAM: 'workspace' };
  const graph = await run(bin('nx'), ['show', 'projects'], { cwd: folder, env: environment });
  if (graph.code !== 0) throw new Error(`nx could not read the projects:\n${graph.out}${graph.err}`);
  const { out, err } = await run(bin('eslint'), ['--format', 'json', 'apps', 'libs'], {
    cwd: folder,
    env: environment,
  });
  if (!out.startsWith('[')) throw new Error(`eslint did not run:\n${out}${err}`);
  return messagesByFile(folder, JSON.parse(out));
}

/** Rows of the table and laws without a fixture. */
function withoutFixture() {
  const words = fixtures.broken.map(({ breaks }) => breaks);
  const rows = Object.keys(mayUse).filter(
    (tag) => tag !== 'type:shell' && !words.some((each) => each.includes(`"${tag}"`)),
  );
  const laws = importLaws.map(({ law }) => law).filter((law) => !words.some((each) => law.includes(each)));
  return [...rows, ...laws].map((each) => `no lint fixture for: ${each}`);
}

function faultsIn(messages) {
  const broken = fixtures.broken.flatMap(({ file, breaks }) => {
    const heard = messages.get(file) ?? [];
    const isCaught = heard.some(({ message }) => message.includes(breaks));
    return isCaught ? [] : [`${file} should fail ("${breaks}"), reported: ${tell(heard)}`];
  });
  const wronged = fixtures.clean.flatMap(({ file }) => {
    const heard = messages.get(file);
    return heard?.length === 0 ? [] : [`${file} should pass, reported: ${tell(heard)}`];
  });
  return [...broken, ...wronged];
}

const tell = (heard) => heard?.map(({ ruleId, message }) => `${ruleId}: ${message}`).join(' | ') || 'nothing';

const { folder, remove } = buildSmallWorkspace();
try {
  const faults = [...withoutFixture(), ...faultsIn(await lint(folder))];
  for (const fault of faults) console.error(fault);
  console.log(
    `Boundary rules: ${fixtures.broken.length} violations tried, ${fixtures.clean.length} clean files, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  remove();
}
