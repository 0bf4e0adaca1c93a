/** The borrower's own book: records, accounts, sums; stored on the device first. */
export { routes } from './routes';
export { saveBook } from './save-book';
