/**
 * Small files that break one law each (`breaks`: words of the expected message), and clean ones that must pass.
 * Every row of the boundary table and every import law has a fixture; the runner checks that too.
 */
import { clean } from './clean-cases.mjs';

const loosest = 'any';
const door = (specifier) => `export { door } from '${specifier}';\n`;

const crossings = [
  {
    file: 'apps/shell/src/probe.ts',
    code: `export * from '../../sandbox/src/index';\n`,
    breaks: 'relative or absolute path',
  },
  {
    file: 'apps/sandbox/src/probe-ui.ts',
    code: door('@clearloan/ui'),
    breaks: '"type:sandbox" can only depend',
  },
  ...[
    ['apps/lender', 'lender-app', '@clearloan/loans/contract'],
    ['libs/lender', 'lender', '@clearloan/ui'],
    ['libs/contract-suite', 'contract-suite', '@clearloan/lender'],
    ['libs/open-api', 'open-api', '@clearloan/contract-suite'],
  ].map(([place, kind, specifier]) => ({
    file: `${place}/src/probe-kind.ts`,
    code: door(specifier),
    breaks: `"type:${kind}" can only depend`,
  })),
  {
    file: 'libs/ui/src/probe-browser.ts',
    code: 'export const lock = () => navigator.wakeLock;\n',
    breaks: 'navigator.wakeLock() is not supported in',
  },
  {
    file: 'libs/ui/src/probe-key.ts',
    code: `export const options = { queryKey: ['mine'] };\n`,
    breaks: 'made in query-keys.ts',
  },
  {
    file: 'apps/shell-e2e/src/probe-ui.ts',
    code: door('@clearloan/ui'),
    breaks: '"type:e2e" can only depend',
  },
  {
    file: 'libs/repayment/src/probe.ts',
    code: door('@clearloan/loans'),
    breaks: '"type:feature" can only depend',
  },
  {
    file: 'libs/repayment/src/probe-contract.ts',
    code: door('@clearloan/loans/contract'),
    breaks: '"type:feature" can only depend',
  },
  {
    file: 'libs/repayment/src/probe-port.ts',
    code: door('@clearloan/loans'),
    breaks: 'use a port that the shell fills',
  },
  {
    file: 'libs/calculator/src/rules/probe-node.ts',
    code: `export { readFileSync } from 'node:fs';\n`,
    breaks: 'browser code does not use Node',
  },
  {
    file: 'apps/shell/src/probe-node.ts',
    code: `export { join } from 'path';\n`,
    breaks: 'browser code does not use Node',
  },
  {
    file: 'libs/ui/src/probe-process.ts',
    code: 'export const mode = process.env.NODE_ENV;\n',
    breaks: 'read from import.meta.env',
  },
  {
    file: 'libs/ui/src/probe-jest.ts',
    code: `describe('nothing', () => undefined);\n`,
    breaks: 'Jest runs tests only',
  },
  {
    file: 'libs/privacy/src/probe.ts',
    code: door('@clearloan/loan-math'),
    breaks: '"type:privacy" can only depend',
  },
  { file: 'libs/ui/src/probe.ts', code: door('@clearloan/api-client'), breaks: '"type:ui" can only depend' },
  {
    file: 'libs/app-runtime/src/probe.ts',
    code: door('@clearloan/ui'),
    breaks: '"type:runtime" can only depend',
  },
  {
    file: 'libs/testing/src/probe.ts',
    code: door('@clearloan/formatting'),
    breaks: '"type:testing" can only depend',
  },
  {
    file: 'libs/formatting/src/probe.ts',
    code: door('@clearloan/routes'),
    breaks: '"type:base" can only depend',
  },
  {
    file: 'libs/loan-contract/src/probe.ts',
    code: door('@clearloan/loan-math'),
    breaks: '"type:contract" can only depend',
  },
  {
    file: 'libs/untagged/src/probe.ts',
    code: door('@clearloan/formatting'),
    breaks: 'A project without tags',
  },
];

const breaches = [
  {
    file: 'libs/loans/src/pages/probe-kit.tsx',
    code: `export { Button } from 'react-vant';\n`,
    breaks: 'only libs/ui imports react-vant',
  },
  {
    file: 'libs/loans/src/probe-kit-deep.ts',
    code: `export { default as kit } from 'react-vant/es/button';\n`,
    breaks: 'only libs/ui imports react-vant',
  },
  {
    file: 'libs/loans/src/probe-ky.ts',
    code: `export { default as ky } from 'ky';\n`,
    breaks: 'only send.ts in api-client imports ky',
  },
  {
    file: 'libs/api-client/src/probe-ky.ts',
    code: `export const lazy = () => import('ky');\n`,
    breaks: 'only send.ts in api-client imports ky',
  },
  {
    file: 'libs/loans/src/pages/probe-testing.tsx',
    code: door('@clearloan/testing'),
    breaks: 'only tests import @clearloan/testing',
  },
  {
    file: 'apps/sandbox/src/probe.ts',
    code: door('@clearloan/loans'),
    breaks: 'import contracts, not screens',
  },
  {
    file: 'libs/lender/src/core/payments/probe.ts',
    code: "import { transaction } from '../../platform/database/connection';\nexport const write = transaction;\n",
    breaks: 'a write runs in the transaction',
  },
  {
    file: 'libs/lender/src/platform/http/probe.ts',
    code: "import { autocommit } from '../database/connection';\nexport const write = autocommit;\n",
    breaks: 'only tests use autocommit',
  },
  {
    file: 'apps/sandbox/src/probe-transport.ts',
    code: door('@clearloan/api-client'),
    breaks: 'import contracts, not screens',
  },
  {
    file: 'apps/shell/src/probe-contract.ts',
    code: door('@clearloan/loans/contract'),
    breaks: 'imports a feature through its index',
  },
  {
    file: 'libs/loans/src/index.ts',
    code: `export { door } from './contract';\n`,
    breaks: 'neither contract nor page',
  },
  {
    file: 'libs/auth/src/routes.tsx',
    code: `export { page } from './pages/probe-page';\n`,
    breaks: 'neither contract nor page',
  },
  {
    file: 'libs/repayment/src/contract.ts',
    code: `export { useState as door } from 'react';\n`,
    breaks: 'the server imports contracts too',
  },
  {
    file: 'libs/auth/src/contract.ts',
    code: door('@clearloan/api-client'),
    breaks: 'the server imports contracts too',
  },
  {
    file: 'libs/loans/src/rules/probe.ts',
    code: `export { useState } from 'react';\n`,
    breaks: 'rules are pure',
  },
  {
    file: 'libs/loans/src/queries.ts',
    code: `export { page } from './pages/probe-page';\n`,
    breaks: 'queries do not import screens',
  },
  {
    file: 'libs/loans/src/parts/probe.tsx',
    code: `export { useProbe } from '../queries';\n`,
    breaks: 'parts only render their props',
  },
  {
    file: 'libs/loan-math/src/probe.ts',
    code: `export type { ReactNode } from 'react';\n`,
    breaks: 'loan-math and routes too: no React',
  },
  {
    file: 'libs/api-client/src/probe-router.ts',
    code: `export { useLocation } from 'react-router-dom';\n`,
    breaks: 'imports no component, toast or router',
  },
  {
    file: 'libs/api-client/src/declare/index.ts',
    code: `export { door } from '../index';\n`,
    breaks: 'api-client/declare too',
  },
  {
    file: 'libs/loans/src/pages/probe-money.tsx',
    code: `export { formatMoney } from '@clearloan/formatting';\n`,
    breaks: 'whole minor units',
  },
  {
    file: 'libs/loans/src/pages/probe-fetcher.tsx',
    code: `export { useFetcher } from 'react-router-dom';\n`,
    breaks: 'declarative mode',
  },
  {
    file: 'libs/loans/src/pages/probe-data-router.tsx',
    code: `export { createBrowserRouter } from 'react-router-dom';\n`,
    breaks: 'declarative mode',
  },
  {
    file: 'libs/loans/src/rules/probe-clock.ts',
    code: 'export const now = () => new Date();\n',
    breaks: 'Time is an argument',
  },
  {
    file: 'libs/loans/src/pages/probe-search.tsx',
    code: `import { useSearchParams } from 'react-router-dom';\nexport function useTab() {\n  const [search] = useSearchParams();\n  return search.get('tab');\n}\n`,
    breaks: 'would be sent with every request',
  },
  { file: 'libs/loans/src/helpers.ts', code: 'export const nothing = 1;\n', breaks: 'is too generic' },
  { file: 'libs/loans/src/CanaryPage.tsx', code: 'export const nothing = 1;\n', breaks: 'kebab-case' },
  { file: 'libs/loans/src/probe-default.ts', code: 'export default 1;\n', breaks: 'default' },
  {
    file: 'libs/loans/src/probe-any.ts',
    code: `export const loose = (value: ${loosest}) => value;\n`,
    breaks: 'Unexpected any',
  },
];

export const fixtures = { broken: [...crossings, ...breaches], clean };

/** The exports of the entry points, so imports resolve. */
export const doorCode = 'export const door = 1;\n';
export const formattingDoorCode =
  'export const door = 1;\nexport const formatMoney = 1;\nexport const formatMinor = 1;\n';
