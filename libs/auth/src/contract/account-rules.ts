import { unless, type Rule } from '@clearloan/api-client/declare';
import type { CodeSent } from './login';

/** The digits after the last mask of a number: `+62 812 •••• 0417` shows 0417. */
const shownTail = (phone: string): string =>
  phone
    .split(/[^\d\s().-]/)
    .at(-1)
    ?.replace(/\D/g, '') ?? '';

export const codeIsUsable: Rule<CodeSent> = {
  name: 'codeIsUsable',
  sentence: 'a code has 4 to 8 digits and does not expire at once',
  faults: ({ codeLength, validFor }, at = 'data') => [
    ...unless(codeLength >= 4 && codeLength <= 8, `${at}.codeLength`, '4 to 8', codeLength),
    ...unless(validFor === undefined || validFor > 0, `${at}.validFor`, 'seconds, at least 1', validFor),
  ],
};

/** `phone` is the number that was typed at the login. A reply that shows no digit at its end says nothing. */
export const accountIsOfLogin: Rule<{ phone: string; reply: { readonly phone: string } }> = {
  name: 'accountIsOfLogin',
  sentence: 'the account has the phone number that logged in',
  faults: ({ phone, reply }, at = 'data') => {
    const typed = phone.replace(/\D/g, '');
    const tail = shownTail(reply.phone);
    return unless(
      typed.endsWith(tail),
      `${at}.phone`,
      `a number that ends as the one that logged in, ${typed.slice(-4)}`,
      reply.phone,
    );
  },
};
