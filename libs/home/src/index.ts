/** The home screen. */
export { drawPayment } from './draw-payment';
export { firstReads } from './first-reads';
export { routes } from './routes';
