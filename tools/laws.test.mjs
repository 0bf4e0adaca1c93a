/** One case per law of the imports: a small file that breaks it is reported, so no law is switched off by accident. */
import { deepEqual, ok } from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bin, root, run } from './workspace.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** From each law to a file that breaks it and what the file imports. */
const broken = {
  'no-file-cycle': ['libs/routes/src/one.ts', './two'],
  'no-folder-cycle': ['libs/routes/src/a/one.ts', '../b/two'],
  'lending-core-seam': ['libs/lender/src/modules/reminders/dues.ts', '../../core/servicing/debt'],
  'one-core-is-bound': ['libs/lender/src/modules/reminders/core.ts', '../../core/binding/core'],
  'lender-runs-alone': ['libs/lender/src/app.ts', '../../open-api/src/index'],
  'contracts-not-screens': ['apps/sandbox/src/main.ts', '../../../libs/loans/src/index'],
  'no-node-in-browsers': ['libs/calculator/src/rules/file.ts', 'node:fs'],
  'react-vant-in-ui': ['libs/loans/src/pages/kit.tsx', 'react-vant'],
  'one-transport': ['libs/api-client/src/other.ts', 'ky'],
  'testing-in-tests': ['libs/loans/src/pages/testing.tsx', '../../../testing/src/index'],
  'shell-loads-no-contract': ['apps/shell/src/contract.ts', '../../../libs/loans/src/contract'],
  'lazy-pages': ['libs/home/src/routes.tsx', './pages/home-page'],
  'parts-only-render': ['libs/loans/src/parts/row.tsx', '../queries'],
  'queries-without-screens': ['libs/loans/src/queries.ts', './parts/cell'],
  'api-client-without-screens': ['libs/api-client/src/toast.ts', 'react-dom'],
  'contracts-and-rules-are-pure': ['libs/loans/src/rules/cost.ts', 'react'],
  'shared-with-the-server': ['libs/formatting/src/amount.ts', 'react'],
};
const featureLaw = /^(.*)-imports-no-feature$/;
const caseOf = (name) => {
  const [, feature] = featureLaw.exec(name) ?? [];
  const other = feature === 'loans' ? 'repayment' : 'loans';
  return feature ? [`libs/${feature}/src/port.ts`, `../../${other}/src/index`] : broken[name];
};

function write(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

let folder;
let report;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laws-'));
  write(folder, 'tsconfig.base.json', '{}');
  for (const { name } of forbidden) {
    const [file, specifier] = caseOf(name);
    if (!specifier.startsWith('.')) continue;
    const target = join(dirname(file), specifier);
    write(folder, `${target}.ts`, 'export const value = 1;\n');
  }
  for (const { name } of forbidden) {
    const [file, specifier] = caseOf(name);
    write(folder, file, `import { value } from '${specifier}';\nexport const copy = value;\n`);
  }
  write(folder, 'libs/routes/src/two.ts', "export { copy as value } from './one';\n");
  write(folder, 'libs/routes/src/b/two.ts', "export { value } from '../a/three';\n");
  write(folder, 'libs/routes/src/a/three.ts', 'export const value = 1;\n');
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), 'apps', 'libs'];
  report = await run(bin('depcruise'), args, { cwd: folder });
});
after(() => rmSync(folder, { recursive: true, force: true }));

for (const { name } of forbidden)
  test(`${name} is reported`, () => ok(report.out.includes(`error ${name}: `), report.out + report.err));

/** From each rule of the lint to a file and the code in it that breaks the rule. */
const refused = [
  ['clearloan(project-boundaries)', 'libs/ui/src/index.ts', "export * from '@clearloan/loans';"],
  [
    'clearloan(project-boundaries)',
    'libs/repayment/src/pages/repay-page.test.tsx',
    "import { routes } from '@clearloan/loans/contract';",
  ],
  ['clearloan(project-boundaries)', 'libs/formatting/src/index.ts', "export * from '../../ui/src/index';"],
  [
    'eslint(no-restricted-imports)',
    'libs/lender/src/core/payments/pay-code.ts',
    "import { transaction } from '../../platform/database/connection';",
  ],
  [
    'eslint(no-restricted-imports)',
    'libs/lender/src/platform/http/reply.ts',
    "import { autocommit } from '../database/connection';",
  ],
  [
    'eslint(no-restricted-imports)',
    'libs/loans/src/routes.tsx',
    "import { formatMoney } from '@clearloan/formatting';",
  ],
  [
    'eslint(no-restricted-imports)',
    'libs/loans/src/routes.tsx',
    "import { useBlocker } from 'react-router-dom';",
  ],
  [
    'clearloan(project-boundaries)',
    'apps/shell-e2e/src/support/test.ts',
    "import { routes } from '@clearloan/loans';",
  ],
  ['clearloan(no-built-sql)', 'libs/lender/src/start.ts', 'pool.query(`select ${word}`);'],
  [
    'clearloan(own-search-keys)',
    'libs/loans/src/routes.tsx',
    "const [search] = useSearchParams(); search.get('tab');",
  ],
  // Two that the lender had.
  [
    'clearloan(linear-expressions)',
    'libs/lender/src/start.ts',
    String.raw`amount.match(/^([+-]?)0*(\d+)(?:\.(\d{1,2})0*)?$/);`,
  ],
  [
    'clearloan(linear-expressions)',
    'libs/lender/src/start.ts',
    String.raw`/\bVersion\/[\d.]+ .*\bSafari\//.test(agent);`,
  ],
  [
    'clearloan(time-with-zone)',
    'libs/lender/src/platform/statements/read-csv.ts',
    'export const at = (text: string) => new Date(text);',
  ],
  [
    'clearloan(no-module-state)',
    'libs/lender/src/platform/lender/market.ts',
    "export let market = 'sample';",
  ],
  ['clearloan(made-query-keys)', 'libs/loans/src/routes.tsx', "const options = { queryKey: ['mine'] };"],
  ['eslint(no-restricted-globals)', 'libs/loans/src/routes.tsx', 'process.exit();'],
  ['clearloan(pure-code)', 'libs/loans/src/rules/cost.ts', 'export const today = () => new Date();'],
  ['compat(compat)', 'libs/ui/src/index.ts', 'navigator.wakeLock;'],
];

/** A file of its own for each case, beside the one that is meant. */
const fileOf = (path, index) => join(dirname(path), `case-${index}${extname(path)}`);

test('the lint refuses what breaks a rule of this workspace', async (cases) => {
  const copy = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const place of ['tools', 'node_modules'])
      symlinkSync(join(root, place), join(copy, place), 'junction');
    refused.forEach(([, path, code], index) => write(copy, fileOf(path, index), `${code}\n`));
    // It names the supported browsers.
    write(copy, 'package.json', readFileSync(join(root, 'package.json'), 'utf8'));
    // None of these rules needs types, which would take most of the time.
    const config = `import config from '${pathToFileURL(join(root, 'oxlint.config.mjs'))}';\n`;
    write(copy, 'oxlint.config.mjs', `${config}export default { ...config, options: {} };\n`);
    const args = ['-c', 'oxlint.config.mjs', '--format', 'json', 'apps', 'libs'];
    const { out, err } = await run(bin('oxlint'), args, { cwd: copy });
    const { diagnostics } = JSON.parse(out);
    for (const [index, [rule, path, code]] of refused.entries())
      await cases.test(`${code} in ${path}`, () => {
        const found = diagnostics.filter(({ filename }) => normalize(filename) === fileOf(path, index));
        ok(
          found.some((each) => each.code === rule),
          JSON.stringify(found) + err,
        );
      });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** Nothing in the lender knows that a party outside is only played: what plays one is in apps/sandbox. */
const played = /simulat(?!or\b)|sandbox|BANK_SECONDS/i;
/** The address of the console, a directive of the Content-Security-Policy, and a password that nobody may choose. */
const otherMeanings = /\/sandbox\b|\|sandbox\||; sandbox"|'sandboxlender'/g;
const isPlayed = (text) => played.test(text.replaceAll(otherMeanings, ''));

test('the lender has no word of simulation', () => {
  const folder = join(root, 'libs/lender/src');
  const sources = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
    .filter((file) => isPlayed(readFileSync(join(folder, file), 'utf8')));
  deepEqual(sources, []);
});

test('the check for words of simulation finds them, and lets the address of the console be', () => {
  for (const text of ['isBankSimulated', 'the sandbox decides itself', "process.env['BANK_SECONDS']"])
    ok(isPlayed(text), text);
  for (const text of ["prefix: '/sandbox'", 'const { simulator } = request;']) ok(!isPlayed(text), text);
});
