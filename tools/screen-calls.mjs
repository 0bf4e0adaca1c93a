/**
 * `npx nx run shell-e2e:calls`: opens every screen in its first state, once with all its calls and once without each of them, and writes
 * docs/screens.md: which calls a screen opens with, and without which of them it shows that it could not load.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { ensureTestChromium } from './find-chromium.mjs';
import { bin, root, run } from './workspace.mjs';

const folder = join(root, 'dist/screen-calls');
const page = join(root, 'docs/screens.md');

rmSync(folder, { recursive: true, force: true });
await ensureBuilt();
const env = { ...process.env, CALLS_FOLDER: folder, CHROMIUM_PATH: ensureTestChromium() };
const args = ['test', '-c', 'apps/shell-e2e/playwright.config.ts', '--reporter=dot'];
const { code } = await run(bin('playwright'), args, { env, show: true });

const listed = (calls) => calls.map(({ path }) => `\`${path}\``).join('<br>');
const rows = readdirSync(folder)
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .map(({ name, pattern, calls }) => [
    `\`${pattern}\` (${name})`,
    listed(calls.filter(({ isRequired }) => isRequired)),
    listed(calls.filter(({ isRequired }) => !isRequired)),
  ]);
const table = [['screen', 'cannot be shown without', 'shown without'], ['---', '---', '---'], ...rows];
const text = `# Screens and calls

The calls with which each screen opens, for a borrower as in its first state. Without a call of the first column the screen says that it could not load; without one of
the second it leaves something out. [api.md](api.md) describes each call. \`npx nx run shell-e2e:calls\` opens every screen without each of its calls and writes this page.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
if (code === 0) writeFileSync(page, text);
console.log(`${rows.length} screens`);
process.exitCode = code;
