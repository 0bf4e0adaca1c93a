/** The steps of the login, by the key `_step` of its address. */
export const loginSteps = ['phone', 'code', 'password', 'forgotten', 'new-password'] as const;
export type LoginStep = (typeof loginSteps)[number];
