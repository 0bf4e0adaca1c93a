/**
 * Measures what a pull request costs that changes one leaf library, and what a repeated run costs, compared with a full run, with
 * Nx in a clone of this checkout with an empty cache. Writes dist/bench/ci.json, which the speed bench also prints.
 *
 * `--targets=lint,typecheck,test,build` the targets of CI; `--leaf=libs/reminders/src/index.ts` the changed file.
 */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { nxEnvironment, root, run } from '../workspace.mjs';
import { printTable } from './table.mjs';

const goals = { leaf: 0.25, cached: 0.05 };

export async function bench(given) {
  const option = (name, value) => given.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? value;
  const targets = option('targets', 'lint,typecheck,test,build,size').split(',');
  const leaf = option('leaf', 'libs/reminders/src/index.ts');
  const clone = mkdtempSync(join(tmpdir(), 'clearloan-ci-'));
  try {
    await git(root, 'clone', '-q', root, clone);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    const everything = await secondsOf(clone, 'run-many', targets);
    const cached = await secondsOf(clone, 'run-many', targets);
    appendFileSync(join(clone, leaf), '\n/** A line more. */\nexport const changed = true;\n');
    await git(clone, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '-qam', 'leaf');
    const changed = await secondsOf(clone, 'affected', targets, ['--base=HEAD~1', '--head=HEAD']);
    return told({ everything, cached, changed, targets, leaf });
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

async function git(cwd, ...given) {
  const { code, err } = await run('git', given, { cwd });
  if (code !== 0) throw new Error(`git ${given.join(' ')}: ${err}`);
}

/** How long Nx takes for these targets. It uses a separate cache, so earlier runs in other folders have no effect. */
async function secondsOf(clone, command, targets, more = []) {
  const nx = join(clone, 'node_modules/.bin/nx');
  const env = {
    ...nxEnvironment,
    NX_CACHE_DIRECTORY: join(clone, '.nx/cache'),
    NX_WORKSPACE_DATA_DIRECTORY: join(clone, '.nx/data'),
  };
  const since = performance.now();
  const { code, out, err } = await run(nx, [command, '-t', ...targets, ...more, '--outputStyle=static'], {
    cwd: clone,
    env,
  });
  const seconds = (performance.now() - since) / 1000;
  console.log(`${command} ${more.join(' ')}: ${seconds.toFixed(1)} s`);
  if (code !== 0) throw new Error(`nx ${command} failed:\n${out}${err}`);
  return seconds;
}

function told({ everything, cached, changed, targets, leaf }) {
  const figures = { leaf: changed / everything, cached: cached / everything };
  const seconds = (value) => `${value.toFixed(1)} s`;
  const row = (what, value, name) => ({
    ...{ what, product: seconds(value), floor: seconds(everything), ratio: figures[name] },
    ...{ goal: `≤ ${goals[name]}× everything`, isMet: figures[name] <= goals[name] },
  });
  const rows = [row(`one line in ${leaf}`, changed, 'leaf'), row('everything again', cached, 'cached')];
  printTable(rows);
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\n${targets.join(' ')}; load average ${load.join(' ')}`);
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  const report = { ...figures, everything, cachedSeconds: cached, changed, targets, load };
  writeFileSync(join(root, 'dist/bench/ci.json'), `${JSON.stringify(report, null, 1)}\n`);
  return rows.every(({ isMet }) => isMet);
}
