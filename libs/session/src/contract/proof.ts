import { matching } from '@clearloan/api-client/declare';

/**
 * Schemas that prove possession of a device. Separate from the login, so that a change of its screen does not
 * invalidate other chunks.
 */
export const phone = matching(/^\+?\d{6,15}$/, 'A phone number has 6 to 15 digits.');
export const smsCode = matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.');
