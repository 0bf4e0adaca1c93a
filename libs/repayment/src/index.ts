/** Paying a loan: what and how, codes, references, and the truth about every payment. */
export { routes } from './routes';
