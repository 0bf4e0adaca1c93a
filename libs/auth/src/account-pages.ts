/** The screens about the account that settings lead to, in one file: each further file is named in the app's entry. */
export { DetailsPage } from './details/details-page';
export { PhonePage } from './details/phone-page';
export { DevicesPage } from './devices/devices-page';
