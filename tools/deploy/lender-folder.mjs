import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../workspace.mjs';

/** Hard-links a file, or copies it where the folders are on different disks. */
function linkFile(source, target) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Duplicates a folder without copying its bytes; symbolic links inside it stay links. */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkFile(source, target);
  }
}

/** Runs a step of the container file. @throws {Error} with its output */
async function step(command, args, cwd) {
  const { code, out, err } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${out}${err}`);
}

/**
 * Creates the contents of the container file's last stage with the same commands: manifest, pruned packages, both builds.
 * @param folder outside the workspace, where Node finds none of its packages
 */
export async function layOutImage(folder) {
  await step(process.execPath, ['tools/lender-package.mjs', folder], root);
  const packages = join(folder, 'node_modules');
  linkTree(join(root, 'node_modules'), packages);
  // npm writes this file in place, and it is hard-linked to the workspace's own; the other folders contain test builds.
  for (const name of ['.package-lock.json', '.cache', '.vite'])
    rmSync(join(packages, name), { recursive: true, force: true });
  await step(
    'npm',
    ['prune', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--offline'],
    folder,
  );
  cpSync(join(root, 'dist/apps'), join(folder, 'dist/apps'), { recursive: true });
}

/** Names of the packages in a `node_modules` folder, including nested ones. */
export function packagesIn(folder) {
  const entries = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  return [
    ...new Set(
      entries.flatMap((name) => {
        const [, found] = /(?:^|.*node_modules\/)((?:@[^/]+\/)?[^/@.][^/]*)\/package\.json$/.exec(name) ?? [];
        return found === undefined ? [] : [found];
      }),
    ),
  ];
}
