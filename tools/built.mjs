import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, nxEnvironment, root, run } from './workspace.mjs';

/** The output of each app. */
const results = {
  shell: ['dist/apps/shell/index.html'],
  sandbox: ['main', 'endpoints', 'contract', 'brand', 'copy'].map((name) => `dist/apps/sandbox/${name}.js`),
};
const apps = Object.keys(results);

const sourcesOf = (app) => [`apps/${app}`, 'libs', 'tools/lingui', 'tools/vite'];
const settings = ['package-lock.json', 'tsconfig.base.json', 'lingui.config.mjs', 'nx.json'];
const isNoSource = (name) => /\.(test\.tsx?|md)$/.test(name);

function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path);
    return isNoSource(entry.name) ? [] : [path];
  });
}

/** One hash over names and contents: Nx needs seconds for the same check, this takes a fraction of one. */
function sourceHash(app) {
  const hash = createHash('sha256');
  for (const path of [...sourcesOf(app).flatMap(filesUnder), ...settings].sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

const noteOf = (app) => join(root, `dist/apps/${app}.built-from`);
const lastBuilt = (app) => (existsSync(noteOf(app)) ? readFileSync(noteOf(app), 'utf8') : '');
const missing = (app) => results[app].filter((path) => !existsSync(join(root, path)));

function note(app, hash) {
  mkdirSync(dirname(noteOf(app)), { recursive: true });
  writeFileSync(noteOf(app), hash);
}

/**
 * Builds the named apps (default: all) that have changed. Prints to stderr only, so the stdout of a command that uses it
 * stays clean.
 * @throws {Error} with the output of the build
 */
export async function ensureBuilt(wanted = apps) {
  const hashes = new Map(wanted.map((app) => [app, sourceHash(app)]));
  const stale = wanted.filter((app) => lastBuilt(app) !== hashes.get(app) || missing(app).length > 0);
  if (stale.length === 0) return;
  console.error(`Building ${stale.join(' and ')}.`);
  const given = ['run-many', '-t', 'build', '-p', ...stale, '--outputStyle=static'];
  const { code, out, err } = await run(bin('nx'), given, { env: nxEnvironment });
  if (code !== 0) throw new Error(`The build failed.\n${out}${err}`);
  const absent = stale.flatMap(missing);
  if (absent.length > 0) throw new Error(`The build output lacks ${absent.join(', ')}.`);
  for (const app of stale) note(app, hashes.get(app));
}
