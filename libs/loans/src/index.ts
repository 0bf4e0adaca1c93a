/** Orders, the loan itself, its agreements and papers, and everything that happened. */
export { firstReads } from './first-reads';
export { routes } from './routes';
