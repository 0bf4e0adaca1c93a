import { useLoggedIn } from '@clearloan/api-client';
import { BorrowerHome } from './borrower-home';
import { VisitorHome } from './visitor-home';

export { HomeBelowFold } from './home-below-fold';
export { homeReads } from '../first-reads';

/** The start screen: what a borrower has to pay, or what a loan costs. */
export function HomePage() {
  return useLoggedIn() ? <BorrowerHome /> : <VisitorHome />;
}
