/** Home, products, applications, confirmation, agreements, orders and the loan itself. */
export { earlyCallsOfHome, earlyCallsOfLoan, earlyCallsOfOrders } from './early-calls';
export { drawEarlySlip } from './early-slip';
export { routes } from './routes';
