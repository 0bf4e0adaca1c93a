/** Home, products, applications, confirmation, agreements, orders and the loan itself. */
export { earlyCallsOfHome, earlyCallsOfLoan, earlyCallsOfOrders } from './early-calls';
export { routes } from './routes';
