/**
 * Which project may import which, and which names a file may not import; .dependency-cruiser.cjs has the laws about files.
 * Projects carry two tags in their package.json: `type:<kind>` and `scope:<name>`.
 */
import { workspaceProjects } from './workspace.mjs';

/** From a kind of project to the tags it may import; tests included, because Nx sees projects and not files. */
const mayUse = {
  'type:shell': [
    'type:feature',
    'type:session',
    'type:privacy',
    'type:ui',
    'type:runtime',
    'type:base',
    'type:testing',
  ],
  'type:sandbox': [
    'type:lender',
    'type:contract-suite',
    'type:open-api',
    'type:feature',
    'type:session',
    'type:loan-view',
    'type:privacy',
    'type:contract',
    'type:base',
  ],
  'type:lender-app': ['type:lender'],
  // Its tests send requests as the suite does and compare refusals with the document.
  'type:lender': [
    'type:contract-suite',
    'type:open-api',
    'type:feature',
    'type:session',
    'type:loan-view',
    'type:privacy',
    'type:contract',
    'type:base',
  ],
  'type:contract-suite': [
    'type:open-api',
    'type:feature',
    'type:session',
    'type:loan-view',
    'type:privacy',
    'type:contract',
    'type:base',
  ],
  'type:open-api': [
    'type:feature',
    'type:session',
    'type:loan-view',
    'type:privacy',
    'type:contract',
    'type:base',
  ],
  'type:e2e': [
    'type:feature',
    'type:session',
    'type:loan-view',
    'type:privacy',
    'type:contract',
    'type:base',
  ],
  'type:feature': ['type:privacy', 'type:ui', 'type:runtime', 'type:contract', 'type:base', 'type:testing'],
  // What the three share: whose data is on the device, and how a session is proven and ends.
  'scope:auth': ['type:session'],
  'scope:account': ['type:session'],
  'scope:device-lock': ['type:session'],
  // What the three share: how a loan's prices, days and states are worked out and drawn.
  'scope:home': ['type:loan-view'],
  'scope:application': ['type:loan-view'],
  'scope:loans': ['type:loan-view'],
  'type:loan-view': ['type:ui', 'type:runtime', 'type:contract', 'type:base', 'type:testing'],
  'type:session': ['type:ui', 'type:runtime', 'type:contract', 'type:base', 'type:testing'],
  'type:privacy': [
    'scope:api-client',
    'scope:formatting',
    'scope:routes',
    'type:ui',
    'type:runtime',
    'type:testing',
  ],
  'type:ui': ['type:runtime', 'scope:formatting', 'scope:routes'],
  'type:runtime': ['scope:formatting', 'scope:routes'],
  'type:testing': ['scope:api-client', 'scope:routes', 'type:ui', 'type:runtime'],
  // Uses the declaration entry point of api-client.
  'type:contract': ['scope:api-client', 'scope:formatting'],
  // One parser for typed input; formatting itself imports nothing.
  'type:base': ['scope:formatting'],
};

const refuse = (regex, message, importNames) => ({ regex, message, ...(importNames && { importNames }) });

const connection = '(^|/)(database/)?connection$';
const formatting = refuse(
  '^@clearloan/formatting$',
  'Screens use whole minor units and formatMinor; major units lose cents.',
  ['formatMoney', 'formatDotGrouped', 'toFixedDecimal'],
);
const router = refuse(
  '^react-router(-dom)?$',
  'The router is in declarative mode, without loaders, fetchers, actions and blockers: api-client loads the data.',
  [
    'Await',
    'createBrowserRouter',
    'createHashRouter',
    'createMemoryRouter',
    'Form',
    'RouterProvider',
    'ScrollRestoration',
    'UNSAFE_DataRouterContext',
    'UNSAFE_DataRouterStateContext',
    'useActionData',
    'useBlocker',
    'useFetcher',
    'useFetchers',
    'useFormAction',
    'useLoaderData',
    'useNavigation',
    'useRevalidator',
    'useRouteError',
    'useRouteLoaderData',
    'useSubmit',
    'unstable_usePrompt',
    'error',
  ],
);
const autocommit = refuse(connection, 'Only tests use autocommit: the lender writes in transactions.', [
  'autocommit',
]);
const transaction = refuse(
  connection,
  'A write runs in the transaction that holds the borrower’s lock: take a LockedBorrower or LockedOrder from the caller.',
  ['transaction', 'outsideTransaction', 'autocommit'],
);
const table = refuse(
  '^drizzle-orm/pg-core$',
  'A table declares what the erasure of an account does with it: use lenderTable.',
  ['pgTable'],
);
const screens = refuse(
  '^@clearloan/(?!(formatting|loan-math|loan-contract|routes)$)[a-z-]+$',
  'The browser tests import a feature through its contract.',
);

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];
const refused = (files, ignores, patterns) => ({
  files,
  excludeFiles: ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Names that some files may not import. A later entry replaces the patterns of an earlier one for the same file. */
export const restrictedImports = [
  refused(
    ['libs/**/*.{ts,tsx}', 'apps/shell/**/*.{ts,tsx}'],
    ['libs/{lender,contract-suite,open-api}/**', 'libs/formatting/**'],
    [formatting, router],
  ),
  refused(
    ['libs/lender/src/**/*.ts'],
    [...tests, 'libs/lender/src/platform/database/schema/lender-table.ts'],
    [autocommit, table],
  ),
  refused(
    [
      'libs/lender/src/core/{lending,orders,payments,servicing}/**/*.ts',
      'libs/lender/src/modules/{bookkeeping,calculator,certification,reminders}/**/*.ts',
    ],
    [
      ...tests,
      'libs/lender/src/core/lending/{seeds/*,catch-up,console,outside-answers}.ts',
      'libs/lender/src/core/orders/products.ts',
      'libs/lender/src/core/payments/{arrival,bank-entry,collection-report,expected,refund-report,reversal}.ts',
      'libs/lender/src/modules/certification/account-check.ts',
    ],
    [transaction],
  ),
];

const projects = workspaceProjects().map(({ folder, manifest }) => ({
  name: folder.split('/').at(-1),
  path: folder,
  tags: manifest.nx.tags,
}));

/** The packages that the files of each project may not import, and the paths past a package's entry points. */
export const projectBoundaries = projects.map(({ name, path, tags }) => {
  const allowed = tags.flatMap((tag) => mayUse[tag] ?? []);
  const others = projects.filter(
    (other) => other.path.startsWith('libs/') && !other.tags.some((tag) => allowed.includes(tag)),
  );
  const patterns = [
    refuse(
      `^@clearloan/(${others.map((other) => other.name).join('|')})(/|$)`,
      `tools/boundaries.mjs does not let ${name} import this project. A file of its own is imported by its path.`,
    ),
    refuse(`^(\\.\\./)+((apps|libs)/)?(?!src/)[a-z-]+/src(/|$)`, 'Import another project by its name.'),
    ...(tags.includes('type:e2e') ? [screens] : []),
  ];
  return {
    files: [`${path}/src/**/*.{ts,tsx}`],
    rules: { 'clearloan/project-boundaries': ['error', patterns] },
  };
});
