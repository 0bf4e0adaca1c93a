import { match, equal } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { bin, root, run } from './workspace.mjs';

const folders = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs the cycle check on a workspace with only these files. */
async function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'import-cycles-'));
  folders.push(folder);
  for (const [path, content] of Object.entries({ 'tsconfig.base.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const config = join(root, '.dependency-cruiser.cjs');
  return run(bin('depcruise'), ['--config', config, 'apps'], { cwd: folder });
}

test('layered imports pass', async () => {
  const { code, out, err } = await check({
    'apps/lender/src/http/server.ts': "export { lock } from '../context/lock';\n",
    'apps/lender/src/context/lock.ts': 'export const lock = 1;\n',
  });
  equal(code, 0, out + err);
});

test('two files that import each other are reported', async () => {
  const { code, out } = await check({
    'apps/lender/src/http/server.ts': "import { b } from './route';\nexport const a = () => b;\n",
    'apps/lender/src/http/route.ts': "import { a } from './server';\nexport const b = () => a;\n",
  });
  equal(code === 0, false);
  match(out, /no-file-cycle/);
});

test('two folders that import each other are reported, though no two files do', async () => {
  const { code, out } = await check({
    'apps/lender/src/http/server.ts': "export { lock } from '../context/lock';\n",
    'apps/lender/src/http/headers.ts': 'export const headers = 1;\n',
    'apps/lender/src/context/lock.ts': 'export const lock = 1;\n',
    'apps/lender/src/context/handler.ts': "export { headers } from '../http/headers';\n",
  });
  equal(code === 0, false);
  match(out, /no-folder-cycle/);
});

const lender = 'libs/lender/src';

test('a module that imports the lending core past its interface is reported', async () => {
  const { code, out } = await check({
    [`${lender}/modules/reminders/dues.ts`]: "export { debt } from '../../core/servicing/debt';\n",
    [`${lender}/core/servicing/debt.ts`]: 'export const debt = 1;\n',
  });
  equal(code === 0, false);
  match(out, /lending-core-seam/);
});

test('a module that selects the core itself is reported', async () => {
  const { code, out } = await check({
    [`${lender}/modules/reminders/dues.ts`]:
      "export { sandboxCore } from '../../core/binding/sandbox-core';\n",
    [`${lender}/core/binding/sandbox-core.ts`]: 'export const sandboxCore = 1;\n',
  });
  equal(code === 0, false);
  match(out, /one-core-is-bound/);
});

test('the core itself passes, and so does a module that uses the interface', async () => {
  const { code, out, err } = await check({
    [`${lender}/modules/reminders/dues.ts`]:
      "export { lendingCore } from '../../platform/context/lending-core';\n",
    'libs/lender/src/platform/context/lending-core.ts': 'export const lendingCore = 1;\n',
    [`${lender}/core/binding/sandbox-core.ts`]: "export { debt } from '../servicing/debt';\n",
    [`${lender}/core/servicing/debt.ts`]: 'export const debt = 1;\n',
    'libs/lender/src/app.ts': "export { sandboxCore } from './core/binding/sandbox-core';\n",
  });
  equal(code, 0, out + err);
});
