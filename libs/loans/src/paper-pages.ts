/** The screens of letters, statements and lists of agreements, in one file: each further file is listed in the app’s entry. */
export { ClosingLetterPage } from './papers/closing-letter-page';
export { StatementPage } from './papers/statement-page';
export { StatementsPage } from './papers/statements-page';
export { OrderAgreementsPage } from './agreements/order-agreements-page';
