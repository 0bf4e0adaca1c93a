/** Who the borrower is: the steps of the verification, identity, forms, contacts, bank accounts. */
export { routes } from './routes';
