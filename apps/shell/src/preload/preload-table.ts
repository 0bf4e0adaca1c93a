import { firstReads as authReads } from '@clearloan/auth';
import { firstReads as loanReads } from '@clearloan/loans';
import { tableOf } from './table-of';

/**
 * The reads that a screen begins with, as they are sent before its contract is there. The build evaluates this module and puts its
 * value in its place (tools/vite/preload-table.mjs), so that neither the preload script nor the app's start brings a contract.
 */
export const preloadTable = tableOf({ ...authReads, ...loanReads });
