/** Loans calculated on the device: payment, paying early, comparing, exchange, and checking a lender's calculation. */
export { routes } from './routes';
