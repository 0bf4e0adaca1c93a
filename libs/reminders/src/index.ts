/** What is to be paid to any lender, and when; on the phone first. */
export { localDueCount } from './device/due-days';
export { routes } from './routes';
