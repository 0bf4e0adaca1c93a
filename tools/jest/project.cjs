const { basename, join } = require('node:path');
/** Packages that ship as ES modules only. */
const modulesOnly = [
  'ky',
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'react-vant',
  '@react-vant',
  '@phosphor-icons',
];

/** `SEEDED_BUG` injects one bug (tools/faults), to verify that a test fails. */
const compile = join(__dirname, process.env.SEEDED_BUG ? 'seeded-transform.cjs' : 'transform.cjs');

/** The tests that need a document: React code, and `*.dom.test.ts`. All others run without jsdom, in half the time. */
const testMatch = {
  dom: ['**/*.test.tsx', '**/*.dom.test.ts'],
  node: ['**/*.test.ts', '!**/*.dom.test.ts'],
};

const projectOf = (projectRoot, kind) => ({
  displayName: `${basename(projectRoot)} ${kind}`,
  rootDir: projectRoot,
  roots: [join(projectRoot, 'src')],
  testMatch: testMatch[kind],
  testEnvironment: kind === 'dom' ? join(__dirname, 'dom-environment.cjs') : 'node',
  setupFilesAfterEnv: kind === 'dom' ? [join(__dirname, 'dom-setup.cjs')] : [],
  moduleNameMapper: {
    '\\.css$': join(__dirname, 'empty.cjs'),
    '^fast-check$': join(__dirname, 'fast-check.cjs'),
  },
  transform: {
    '\\.po$': join(__dirname, 'po-transform.cjs'),
    '\\.svg$': join(__dirname, 'icon-transform.cjs'),
    '\\.[cm]?[jt]sx?$': compile,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  clearMocks: true,
  // Tests run in their own VM context, where global lookups are slow; these are passed to each module instead.
  // Set is not: asn1js declares a class of that name.
  sandboxInjectedGlobals: [
    'Array',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Reflect',
    'String',
    'Symbol',
    'WeakMap',
  ],
  // The first import of a large chunk on a busy machine is slow but correct.
  testTimeout: 180_000,
});

/** The Jest configuration of one project; `kind` is 'dom' for a library of the app, 'node' for the rest. */
module.exports = (projectRoot, kind) =>
  kind === 'node'
    ? projectOf(projectRoot, 'node')
    : { projects: [projectOf(projectRoot, 'dom'), projectOf(projectRoot, 'node')], testTimeout: 180_000 };
