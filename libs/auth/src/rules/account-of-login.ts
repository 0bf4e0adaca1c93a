/** The digits after the last mask of a number: `+62 812 •••• 0417` shows 0417. */
const visibleDigits = (phone: string): string =>
  phone
    .split(/[^\d\s().-]/)
    .at(-1)
    ?.replace(/\D/g, '') ?? '';

/**
 * Whether an account is that of a login, as far as its masked number shows: one without digits at its end says nothing.
 * @param phone as typed at the login
 */
export const isAccountOfLogin = (phone: string, maskedPhone: string): boolean =>
  phone.replace(/\D/g, '').endsWith(visibleDigits(maskedPhone));

/** The name of the rule of the contract, for reports: the rules themselves do not load with a login. */
export const accountRuleName = 'accountIsOfLogin';
