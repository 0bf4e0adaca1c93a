const door = (specifier) => `export { door } from '${specifier}';\n`;

/** Files that follow every law. */
export const clean = [
  { file: 'apps/shell/src/clean.ts', code: door('@clearloan/loans') },
  { file: 'apps/sandbox/src/clean.ts', code: door('@clearloan/loans/contract') },
  { file: 'apps/sandbox/src/clean-declare.ts', code: door('@clearloan/api-client/declare') },
  { file: 'apps/shell-e2e/src/clean.ts', code: door('@clearloan/routes') },
  {
    file: 'libs/loans/src/pages/probe-page.tsx',
    code: `export { door } from '@clearloan/ui';\nexport const page = 1;\n`,
  },
  { file: 'libs/complaints/src/contract.ts', code: door('@clearloan/api-client/declare') },
  {
    file: 'libs/complaints/src/index.ts',
    code: `export type { Wanted } from './contract-types';\nexport const lazyPage = () => import('./pages/clean');\nexport const door = 1;\n`,
  },
  { file: 'libs/complaints/src/contract-types.ts', code: 'export type Wanted = string;\n' },
  { file: 'libs/complaints/src/pages/clean.test.tsx', code: door('@clearloan/testing') },
  {
    file: 'libs/complaints/src/pages/clean.tsx',
    code: `export { formatMinor } from '@clearloan/formatting';\n`,
  },
  { file: 'libs/privacy/src/clean.ts', code: door('@clearloan/api-client') },
  { file: 'libs/ui/src/clean.ts', code: `export { Button } from 'react-vant';\n` },
  { file: 'libs/api-client/src/transport/send.ts', code: `export { default as ky } from 'ky';\n` },
];
