/** The screens of letters and statements, in one file: each further file is listed in the app's entry. */
export { ClosingLetterPage } from './closing-letter-page';
export { StatementPage } from './statement-page';
export { StatementsPage } from './statements-page';
