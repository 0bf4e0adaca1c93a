/** Groups of files with the same lint rules, as globs from the root. */

export const typed = ['**/*.{ts,tsx}'];
export const scripts = ['**/*.{mjs,cjs}'];
export const tests = [
  '**/*.{test,stories}.{ts,tsx}',
  'libs/ui/.storybook/*',
  'apps/shell-e2e/**/*.ts',
  'libs/testing/**/*.{ts,tsx}',
];
/** Code that runs in Node only, in a lender or beside one. */
export const serverLibraries = ['libs/{lender,contract-suite,open-api}/**'];
/** Shared test code, which may use Node APIs. */
export const testSupport = ['libs/*/src/testing/**', 'libs/api-client/src/faults/**'];
/** Files whose tool requires a default export: configurations, Jest's environments and global set-ups. */
export const configs = [
  '**/*.config.{ts,mjs,cjs}',
  '**/*.cjs',
  '**/*.stories.tsx',
  '**/.storybook/*',
  'libs/lender/src/testing/{start,stop}-database.ts',
  'tools/{types/modules.d.ts,lint-rules/index.mjs}',
];
/** Code that must be deterministic: the same result at any time and place. */
export const pure = [
  'libs/{formatting,loan-contract,loan-math,routes}/src/**/*.ts',
  'libs/*/src/rules/**/*.ts',
];
