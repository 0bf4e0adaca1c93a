/** Loaded when the borrower saves the book before another account takes over. */
export { saveBook } from '@clearloan/bookkeeping';
