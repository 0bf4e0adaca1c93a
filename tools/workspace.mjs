import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace, wherever a script is started. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Each app and library: its folder, and its package.json with its Nx tags and targets. */
export const workspaceProjects = () =>
  ['apps', 'libs']
    .flatMap((area) => readdirSync(join(root, area)).map((name) => `${area}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    }));

/** The packages that reach a device or the lender, with their versions: those of the projects. What builds them is listed at the root. */
export const runTimePackages = () =>
  Object.fromEntries(
    workspaceProjects()
      .flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}))
      .filter(([name]) => !name.startsWith('@clearloan/'))
      .sort(([one], [other]) => one.localeCompare(other)),
  );

/** A binary of the project's own node_modules. */
export const bin = (name) =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** Nx without its daemon, which would outlive the command and lock the folder. */
export const nxEnvironment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };

/**
 * Runs a command to its end. Its output is shown (`show`) or collected.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<{ code: number, out: string, err: string }>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const heard = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text) => (heard.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (heard.err += text));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), ...heard }));
  });
}

/** The files with tests of the tools. `*.full.mjs` build the app, release or generate, and run in the full tier only. */
export const testsOfTools = () =>
  readdirSync(join(root, 'tools'), { recursive: true })
    .filter(
      (name) =>
        name.endsWith('.test.mjs') || (process.env.TEST_SIZE === 'full' && name.endsWith('.full.mjs')),
    )
    .map((name) => join('tools', name));
