import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
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
} from './tools/eslint/file-groups.mjs';
import { linearExpressions } from './tools/eslint/linear-expressions.mjs';
import { noBuiltSql } from './tools/eslint/no-built-sql.mjs';
import { stateOfModule, textAsTime } from './tools/eslint/lender-syntax.mjs';
import { ownSearchKeys } from './tools/eslint/own-search-keys.mjs';

/**
 * The source of type information. An editor and the lint of one project use the TypeScript projects of that project. A lint of
 * everything sets ESLINT_PROGRAM, because one program for all takes a quarter of the time of one program per project.
 */
const typeProgram =
  process.env.ESLINT_PROGRAM === 'workspace'
    ? // The service worker has a different global object than a page.
      { project: ['./tsconfig.workspace.json', './apps/shell/tsconfig.worker.json'] }
    : { projectService: true };

/** `npm run test:full` has the React compiler's rules, and the rules that ask for the type of every expression. */
const isFull = process.env.TEST_SIZE === 'full';
const inFull = isFull ? 'error' : 'off';

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

export default defineConfig(
  globalIgnores([
    'dist',
    '.nx',
    '.data',
    'coverage',
    'test-results',
    'playwright-report',
    'libs/lender/drizzle',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { ...typeProgram, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-deprecated': inFull,
      '@typescript-eslint/no-generated-empty-object-type': inFull,
      '@typescript-eslint/no-unsafe-class-instance-assignment': inFull,
      '@typescript-eslint/no-unsafe-enum-assignment': inFull,
      // A value that is made for its error only is dropped from the bundle.
      'no-new': 'error',
      // Numbers have a useful string form; objects, undefined and promises do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` is readable; the void result is not used.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A name that begins with _ marks a parameter that is needed only for its position.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: [...typed, ...scripts],
    plugins: {
      clearloan: {
        rules: {
          'own-search-keys': ownSearchKeys,
          'no-built-sql': noBuiltSql,
          'linear-expressions': linearExpressions,
        },
      },
    },
    rules: {
      'clearloan/own-search-keys': 'error',
      // A name is defined once, at its declaration.
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      // A longer file or function has two responsibilities.
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      // A log line may contain a borrower's text; reports go through privacy or the server's logger.
      'no-console': 'error',
    },
  },
  ...projectBoundaries,
  ...restrictedImports,
  { files: ['libs/lender/**/*.ts'], rules: { 'clearloan/no-built-sql': 'error' } },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: [...tests, ...testSupport, '**/testing/**'],
    rules: { 'clearloan/linear-expressions': 'error' },
  },
  {
    files: ['{libs,apps}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name=/^(query|mutation)Key$/] > ArrayExpression',
          message: 'Keys of the query cache are made in query-keys.ts.',
        },
      ],
    },
  },
  {
    files: ofTheLender,
    ignores: [...tests, instants],
    rules: { 'no-restricted-syntax': ['error', textAsTime] },
  },
  {
    files: ofTheLender,
    ignores: [...tests, '**/testing/**', instants],
    rules: { 'no-restricted-syntax': ['error', textAsTime, stateOfModule] },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/shell/src/**/*.{ts,tsx}'],
    ignores: [...tests, ...testSupport, ...serverLibraries],
    rules: { 'no-restricted-globals': ['error', ...notInBrowsers] },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/shell/**/*.{ts,tsx}'],
    ignores: serverLibraries,
    plugins: { 'react-hooks': reactHooks },
    rules: isFull
      ? reactHooks.configs.flat.recommended.rules
      : { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The supported browsers are `browserslist` in package.json.
    files: ['libs/**/*.{ts,tsx}', 'apps/shell/**/*.{ts,tsx}'],
    ignores: [...tests, '**/testing/**', 'apps/shell/vite.config.ts', ...serverLibraries],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: {
      lintAllEsApis: true,
      polyfills: [...polyfilled, ...guarded, ...[...guarded].map((name) => `navigator.${name}`)],
    },
  },
  {
    files: pure,
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time is an argument.',
        },
        {
          selector: 'MemberExpression[object.name="Date"][property.name="now"]',
          message: 'Time is an argument.',
        },
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'Chance is an argument.',
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      // A missing element fails the test at once, as intended.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Jest types its matchers (`expect.objectContaining`) loosely.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      // `expect(port.send)` only reads a method.
      '@typescript-eslint/unbound-method': 'off',
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
      'libs/loans/src/offer/confirm-screen.test.tsx',
      'libs/loans/src/home/home-page.test.tsx',
      'libs/loans/src/loan/loan-page.test.tsx',
      'libs/repayment/src/pages/repay-page.test.tsx',
    ],
    rules: { 'max-lines': 'off' },
  },
  { files: configs, rules: { 'no-restricted-exports': 'off' } },
  {
    files: scripts,
    languageOptions: { globals: globals.node },
    rules: {
      // Scripts print to the terminal.
      'no-console': 'off',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['{apps/sandbox,libs/lender}/console/*.js', 'tools/{jest/dom-*.cjs,pictures.mjs,bench/**/*.mjs}'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
