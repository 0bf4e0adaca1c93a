import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, nxEnvironment, root, run } from './workspace.mjs';

/** What is built: its folder, below dist as well, and its main files. */
const built = {
  shell: { folder: 'apps/shell', files: ['index.html'] },
  lender: { folder: 'apps/lender', files: ['main.js', 'brand.js', 'copy.js', 'statement.js'] },
  sandbox: { folder: 'apps/sandbox', files: ['main.js'] },
  'contract-suite': { folder: 'libs/contract-suite', files: ['contract.js'] },
  'open-api': { folder: 'libs/open-api', files: ['endpoints.js'] },
};
const projects = Object.keys(built);

export const folderOf = (project) => built[project].folder;
const sourcesOf = (project) => [...new Set([folderOf(project), 'libs', 'tools/lingui', 'tools/vite'])];
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
function sourceHash(project) {
  const hash = createHash('sha256');
  for (const path of [...sourcesOf(project).flatMap(filesUnder), ...settings].sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

const noteOf = (project) => join(root, `dist/${folderOf(project)}.built-from`);
const lastBuilt = (project) => (existsSync(noteOf(project)) ? readFileSync(noteOf(project), 'utf8') : '');
const missing = (project) =>
  built[project].files
    .map((file) => `dist/${folderOf(project)}/${file}`)
    .filter((path) => !existsSync(join(root, path)));

function note(project, hash) {
  mkdirSync(dirname(noteOf(project)), { recursive: true });
  writeFileSync(noteOf(project), hash);
}

/**
 * Builds the named projects (default: all) that have changed. Prints to stderr only, so the stdout of a command that uses it
 * stays clean.
 * @throws {Error} with the output of the build
 */
export async function ensureBuilt(wanted = projects) {
  const hashes = new Map(wanted.map((project) => [project, sourceHash(project)]));
  const stale = wanted.filter(
    (project) => lastBuilt(project) !== hashes.get(project) || missing(project).length > 0,
  );
  if (stale.length === 0) return;
  console.error(`Building ${stale.join(' and ')}.`);
  const args = ['run-many', '-t', 'build', '-p', ...stale, '--outputStyle=static'];
  const { code, out, err } = await run(bin('nx'), args, { env: nxEnvironment });
  if (code !== 0) throw new Error(`The build failed.\n${out}${err}`);
  const absent = stale.flatMap(missing);
  if (absent.length > 0) throw new Error(`The build output lacks ${absent.join(', ')}.`);
  for (const project of stale) note(project, hashes.get(project));
}
