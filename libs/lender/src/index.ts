/** The lender as a process: its configuration, server, commands, and what an app adds to its console. */
export { readConfiguration } from './configuration';
export { ownBrand, readBrandFile } from './platform/brand/brand-file';
export { demandSentences } from './platform/brand/lender-texts';
export { brandingOf, type Branding } from './platform/brand/branding';
export { openBrand } from './platform/brand/open-brand';
export { backUp } from './platform/backup/back-up';
export { restore } from './platform/backup/restore';
export {
  consoleAct,
  ConsoleRefusal,
  type ConsoleDownload,
  type ConsoleModule,
} from './platform/console/console-module';
export { businessDay, businessNow } from './platform/context/clock';
export { openPools } from './platform/database/pools';
export { runAs, thisLender, type Lender } from './platform/lender/lender';
export { migrateDatabase } from './platform/database/migrations';
export { logToOutput } from './platform/http/access-log';
export { headersByPath, readPolicyHashes, shellPolicy, withStyleHashes } from './platform/http/headers';
export { importStatement, readStatement } from './platform/statements/import-statement';
export { referenceCore } from './core/binding/reference-core';
export { runLender } from './run-lender';
export { findDatabase, pictureStoreOf } from './start';
