import { matching } from '@clearloan/api-client/declare';

/** What proves that a borrower has a device. Apart from the login, so that a change of its screen renews no other one. */
export const phone = matching(/^\+?\d{6,15}$/, 'A phone number has 6 to 15 digits.');
export const smsCode = matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.');
