/** Verification of the borrower: steps, identity, forms, contacts, bank accounts. */
export { routes } from './routes';
