/** The borrower's own book: records, accounts, sums; on the phone first. */
export { routes } from './routes';
