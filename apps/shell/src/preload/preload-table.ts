import { firstReads as authReads } from '@clearloan/auth';
import { firstReads as loanReads } from '@clearloan/loans';
import { tableOf } from './table-of';

/**
 * The first reads of each screen, in a form that is available before the contract loads. The build evaluates this module and
 * inlines its value (tools/vite/preload-table.mjs), so neither the preload script nor the app's entry contains a contract.
 */
export const preloadTable = tableOf({ ...authReads, ...loanReads });
