/** Home, products, applications, confirmation, agreements, orders and the loan itself. */
export { drawEarlySlip } from './early-slip';
export { firstReads } from './first-reads';
export { routes } from './routes';
