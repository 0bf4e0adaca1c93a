/** Loans worked out on the phone: payment, paying early, comparing, exchange, and a lender's maths checked. */
export { routes } from './routes';
