import { deepEqual, equal, match, throws } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root, run } from '../workspace.mjs';
import { copyOfWorkspace, generate, places } from './copy-of-workspace.mjs';
import registration from './registration-points.cjs';
import { wrongWith } from './wrong-with.cjs';

const made = ['libs/rainy-days', 'libs/lender/src/modules/rainy-days'];
/** The list of contracts holds the documentation against the declarations. */
const checked = [...made, 'libs/open-api/src/contracts.ts'];

/** Every application and the lender's libraries compose the features. */
const affectedApps = [
  '@clearloan/lender',
  'contract-suite',
  'lender',
  'open-api',
  'rainy-days',
  'sandbox',
  'shell',
  'shell-e2e',
];

let copy;
before(() => {
  copy = copyOfWorkspace();
});
after(() => copy.remove());

const at = (path) => join(copy.folder, path);
const tool = (...args) => copy.tool(...args);
/** Files of the copy that are new or changed. Changes that the copy makes for these tests are left out. */
function filesThatDiffer() {
  const under = (place) =>
    statSync(at(place)).isFile()
      ? [place]
      : readdirSync(at(place), { recursive: true }).map((name) => join(place, name));
  const isSame = (file) =>
    existsSync(join(root, file)) && readFileSync(join(root, file)).equals(readFileSync(at(file)));
  return places
    .flatMap(under)
    .filter((file) => statSync(at(file)).isFile() && !isSame(file))
    .sort();
}
const passes = ({ code, out, err }) => equal(code, 0, out + err);
const jest = (name, ...args) => tool('jest', '-c', `libs/${name}/jest.config.cjs`, '-i', ...args);

test('a new feature passes lint, format, types, tests and the check of its texts, and is registered everywhere', async () => {
  passes(await generate(copy, 'rainy-days', '--owner', '@clearloan/tools'));
  match(readFileSync(at('CODEOWNERS'), 'utf8'), /^\/libs\/rainy-days\/ +@clearloan\/tools$/m);
  const changed = registration
    .registrationPoints({ name: 'rainy-days', camel: 'rainyDays' })
    .map(({ file }) => file);
  for (const file of changed) match(readFileSync(at(file), 'utf8'), /rainy-days|rainyDays/, file);
  const checks = [
    tool('oxfmt', '--check', ...made, ...changed, 'tsconfig.json'),
    tool('oxlint', '-c', 'oxlint.config.mjs', ...checked),
    jest('rainy-days'),
    run(process.execPath, [at('tools/words-check.mjs')], { cwd: copy.folder }),
  ];
  (await Promise.all(checks)).forEach(passes);
});

test('a new feature changes no other feature, and affects only itself and the applications', async () => {
  const changed = filesThatDiffer();
  deepEqual(
    changed.filter(
      (file) =>
        !file.startsWith('libs/rainy-days/') && !/\/rainy-days(\/|\.ts$)/.test(file.replace(/^libs/, '')),
    ),
    [
      'CODEOWNERS',
      ...registration.registrationPoints({ name: 'rainy-days', camel: 'rainyDays' }).map(({ file }) => file),
      'tsconfig.json',
    ].sort(),
  );
  const { code, out, err } = await tool(
    'nx',
    'show',
    'projects',
    '--affected',
    `--files=${changed}`,
    '--json',
  );
  equal(code, 0, err);
  deepEqual(JSON.parse(out).sort(), affectedApps);
});

const tree = {
  exists: (path) => path === 'libs/loans',
  read: () => "export const routePatterns = { order: '/orders', setting: '/settings/:id' };",
};
for (const [name, owner, sentence] of [
  ['loans', '@clearloan/tools', /^libs\/loans already exists\./],
  ['settings', '@clearloan/tools', /^The path \/settings or its name is already used by another screen/],
  ['rainy_days', '@clearloan/tools', /^A feature name is kebab case/],
  ['rainy-days', 'tools', /^An owner is a team from CODEOWNERS/],
]) {
  test(`the feature ${name} of ${owner} is rejected with a message`, () =>
    match(wrongWith(tree, { name, owner }), sentence));
}

test('a valid name is accepted', () =>
  equal(wrongWith(tree, { name: 'rainy-days', owner: '@clearloan/tools' }), undefined));

test('an import stands among those of its place, in their order', () => {
  const before = [
    "import { routes as loanRoutes } from '@clearloan/loans';",
    "import { routes as repaymentRoutes } from '@clearloan/repayment';",
    "import type { RouteObject } from 'react-router-dom';",
    "import type { OnDemand } from '../ports';",
  ];
  const [point] = registration.registrationPoints({ name: 'x', camel: 'x' });
  const placeOf = (name) => {
    const imports = `import { routes } from '@clearloan/${name}';`;
    const text = [...before, point.list, '];'].join('\n');
    return registration
      .register(text, { ...point, imports })
      .split('\n')
      .indexOf(imports);
  };
  deepEqual(['accounts', 'plans', 'savings'].map(placeOf), [0, 1, 2]);
});

test('a missing registration list throws an error', () => {
  const point = { file: 'apps/a.ts', list: 'const calls = [', entry: '...rainyCalls,' };
  throws(
    () => registration.register('const offers = [];', point),
    /apps\/a\.ts should have "const calls = \[" once, but has it 0 times/,
  );
});
