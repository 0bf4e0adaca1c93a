/** The check of a lender's plan, an entry point of its own: only screens that show a difference load it. */
export { verifyPlan } from './verify-plan';
