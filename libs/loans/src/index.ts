/** Home, products, applications, confirmation, agreements, orders and the loan itself. */
export { routes } from './routes';
