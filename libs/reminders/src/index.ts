/** What is to be paid to any lender, and when; on the phone first. */
export { routes } from './routes';
