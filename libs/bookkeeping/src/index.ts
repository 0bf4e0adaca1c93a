/** The borrower's own book: records, accounts, sums; on the device first. */
export { routes } from './routes';
