import { projectBoundaries, restrictedImports } from './tools/boundaries.mjs';
import { guarded, polyfilled } from './tools/browsers/guarded.mjs';
import {
  configs,
  pure,
  scripts,
  serverLibraries,
  tests,
  testSupport,
  typed,
} from './tools/lint-rules/file-groups.mjs';

const on = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));
const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));
const under = (plugin, rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, setting]) => [`${plugin}/${name}`, setting]));

/** Globals that exist in Node or in Jest only, and their replacements in browser code. */
const notInBrowsers = [
  ...['process', 'global', '__dirname', '__filename', 'require'].map((name) => ({
    name,
    message:
      'Browser code has no Node. A setting of the build is read from import.meta.env, a path in tools/.',
  })),
  { name: 'Buffer', message: 'Browser code has no Node. Use Uint8Array, TextEncoder or btoa.' },
  { name: 'setImmediate', message: 'Browser code has no Node. Use setTimeout or queueMicrotask.' },
  ...['jest', 'describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'].map(
    (name) => ({ name, message: 'Jest runs tests only. Move this into a .test file or a testing/ folder.' }),
  ),
];

const ofTheLender = ['libs/lender/src/**/*.ts', 'apps/{lender,sandbox}/src/**/*.ts'];
const instants = 'libs/lender/src/platform/context/instants.ts';

/** Rules of JavaScript beside the category `correctness`. */
const ofJavaScript = on(
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
);

/** Rules of TypeScript beside the category `correctness`; most of them read types. */
const ofTypeScript = under('typescript', {
  ...on(
    'ban-ts-comment',
    'no-dynamic-delete',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extraneous-class',
    'no-generated-empty-object-type',
    'no-invalid-void-type',
    'no-misused-promises',
    'no-mixed-enums',
    'no-namespace',
    'no-non-null-asserted-nullish-coalescing',
    'no-non-null-assertion',
    'no-require-imports',
    'no-unnecessary-boolean-literal-compare',
    'no-unnecessary-condition',
    'no-unnecessary-template-expression',
    'no-unnecessary-type-arguments',
    'no-unnecessary-type-assertion',
    'no-unnecessary-type-constraint',
    'no-unnecessary-type-conversion',
    'no-unnecessary-type-parameters',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-enum-comparison',
    'no-unsafe-function-type',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'only-throw-error',
    'prefer-literal-enum-member',
    'prefer-promise-reject-errors',
    'prefer-reduce-type-parameter',
    'prefer-return-this-type',
    'related-getter-setter-pairs',
    'require-await',
    'restrict-plus-operands',
    'unified-signatures',
    'use-unknown-in-catch-callback-variable',
  ),
  // It asks for the type of every name, a tenth of the time: in `npm run test:full`.
  'no-deprecated': process.env.TEST_SIZE === 'full' ? 'error' : 'off',
  'return-await': ['error', 'error-handling-correctness-only'],
  'no-floating-promises': 'error',
  // Numbers have a useful string form; objects, undefined and promises do not.
  'restrict-template-expressions': ['error', { allowNumber: true }],
  // `onClick={() => close()}` is readable; the void result is not used.
  'no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
});

/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['eslint', 'typescript', 'react', 'oxc'],
  jsPlugins: [
    { name: 'clearloan', specifier: './tools/lint-rules/index.mjs' },
    { name: 'compat', specifier: 'eslint-plugin-compat' },
  ],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist',
    '.nx',
    '.data',
    'coverage',
    'test-results',
    'playwright-report',
    'libs/lender/drizzle',
  ],
  settings: {
    lintAllEsApis: true,
    polyfills: [...polyfilled, ...guarded, ...[...guarded].map((name) => `navigator.${name}`)],
  },
  rules: {
    ...ofJavaScript,
    // The order of code units is the order that is meant: `sort()` is called on texts.
    'typescript/require-array-sort-compare': 'off',
    // A name that begins with _ marks a parameter that is needed only for its position.
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // An element in a list of pairs is no child.
    'react/jsx-key': 'off',
    'react/no-children-prop': 'off',
    // A hook may give a component that is loaded once (usePushQuestion).
    'react/static-components': 'off',
    // Without the compiler of React, and the macros of messages hide what a memo depends on.
    'react/preserve-manual-memoization': 'off',
    eqeqeq: 'error',
    'clearloan/own-search-keys': 'error',
    // A name is defined once, at its declaration.
    'no-restricted-exports': [
      'error',
      { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
    ],
    // A longer file or function has two responsibilities.
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    {
      files: typed,
      // A log line may contain a borrower's text; reports go through privacy or the server's logger.
      rules: { ...ofTypeScript, 'no-console': 'error' },
    },
    ...projectBoundaries,
    ...restrictedImports,
    { files: ['libs/lender/**/*.ts'], rules: on('clearloan/no-built-sql') },
    {
      files: ['{apps,libs}/**/*.{ts,tsx}'],
      excludeFiles: [...tests, ...testSupport, '**/testing/**'],
      rules: on('clearloan/linear-expressions'),
    },
    { files: ['{libs,apps}/**/*.{ts,tsx}'], excludeFiles: tests, rules: on('clearloan/made-query-keys') },
    { files: ofTheLender, excludeFiles: [...tests, instants], rules: on('clearloan/time-with-zone') },
    {
      files: ofTheLender,
      excludeFiles: [...tests, '**/testing/**', instants],
      rules: on('clearloan/no-module-state'),
    },
    {
      files: ['libs/**/*.{ts,tsx}', 'apps/shell/src/**/*.{ts,tsx}'],
      excludeFiles: [...tests, ...testSupport, ...serverLibraries],
      rules: { 'no-restricted-globals': ['error', ...notInBrowsers] },
    },
    {
      files: ['libs/**/*.{ts,tsx}', 'apps/shell/**/*.{ts,tsx}'],
      excludeFiles: serverLibraries,
      rules: on('react/rules-of-hooks', 'react/exhaustive-deps'),
    },
    {
      // The supported browsers are `browserslist` in package.json.
      files: ['libs/**/*.{ts,tsx}', 'apps/shell/**/*.{ts,tsx}'],
      excludeFiles: [...tests, '**/testing/**', 'apps/shell/vite.config.ts', ...serverLibraries],
      rules: on('compat/compat'),
    },
    { files: pure, excludeFiles: tests, rules: on('clearloan/pure-code') },
    {
      files: tests,
      rules: {
        ...under(
          'typescript',
          off(
            // A missing element fails the test at once, as intended.
            'no-non-null-assertion',
            // Jest types its matchers (`expect.objectContaining`) loosely.
            'no-unsafe-assignment',
            'no-unsafe-argument',
            // `expect(port.send)` only reads a method.
            'unbound-method',
          ),
        ),
        // A describe block is a list, not a function with two responsibilities.
        'max-lines-per-function': 'off',
      },
    },
    {
      // One borrower, client or screen from start to end, with one shared test lender.
      files: [
        'libs/lender/src/modules/certification/verification.test.ts',
        'libs/lender/src/platform/jobs/every-job.test.ts',
        'libs/api-client/src/api-client.dom.test.ts',
        'libs/auth/src/pages/login-page.test.tsx',
        'libs/application/src/offer/confirm-page.test.tsx',
        'libs/home/src/pages/home-page.test.tsx',
        'libs/loans/src/loan/loan-page.test.tsx',
        'libs/repayment/src/pages/repay-page.test.tsx',
      ],
      rules: off('max-lines'),
    },
    { files: configs, rules: off('no-restricted-exports') },
    {
      files: scripts,
      env: { node: true },
      rules: {
        ...on('no-redeclare', 'no-undef'),
        // Their types are inferred: what a package returns and what node:test starts is known only in part.
        ...under(
          'typescript',
          off('no-base-to-string', 'no-floating-promises', 'restrict-template-expressions', 'unbound-method'),
        ),
      },
    },
    {
      files: [
        '{apps/sandbox,libs/lender}/console/*.js',
        'tools/{jest/dom-*.cjs,pictures.mjs,bench/**/*.mjs}',
      ],
      env: { browser: true },
    },
  ],
};
