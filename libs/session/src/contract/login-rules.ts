import { unless, type Rule } from '@clearloan/api-client/declare';
import type { CodeSent } from './codes';
import type { LoginSetting } from './login-setting';

export const codeIsUsable: Rule<CodeSent> = {
  name: 'codeIsUsable',
  sentence: 'a code has 4 to 8 digits and does not expire at once',
  faults: ({ codeLength, validFor }, at = 'data') => [
    ...unless(codeLength >= 4 && codeLength <= 8, `${at}.codeLength`, '4 to 8', codeLength),
    ...unless(validFor === undefined || validFor > 0, `${at}.validFor`, 'seconds, at least 1', validFor),
  ],
};

export const loginIsPossible: Rule<LoginSetting> = {
  name: 'loginIsPossible',
  sentence: 'there is a way to log in',
  faults: ({ loginTypes }, at = 'data') =>
    unless(loginTypes.length > 0, `${at}.loginTypes`, 'at least one', loginTypes),
};
