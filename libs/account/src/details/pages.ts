/** The screens of the borrower's details, in one file: each further file is listed in the app's entry. */
export { DetailsPage } from './details-page';
export { EmailPage } from './email-page';
export { PhonePage } from './phone-page';
