/** The screens of letters, statements and lists of agreements, in one file: each further file is listed in the app’s entry. */
export { ClosingLetterPage } from './closing-letter-page';
export { StatementPage } from './statement-page';
export { StatementsPage } from './statements-page';
export { OrderAgreementsPage } from '../agreements/order-agreements-page';
