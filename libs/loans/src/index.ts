/** Home, products, applications, confirmation, agreements, orders and the loan itself. */
export { drawPayment } from './draw-payment';
export { firstReads } from './first-reads';
export { routes } from './routes';
