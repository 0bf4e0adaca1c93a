/** The screens about letters and statements, in one file: each further file is named in the app's entry. */
export { ClosingLetterPage } from './closing-letter-page';
export { StatementPage } from './statement-page';
export { StatementsPage } from './statements-page';
