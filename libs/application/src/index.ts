/** Products, the application for one, and the offer that a borrower signs. */
export { routes } from './routes';
