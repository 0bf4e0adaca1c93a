/** Paying a loan: what and how, codes, references, and the status of every payment. */
export { routes } from './routes';
