import { useClock, type RefusedCode } from '@clearloan/app-runtime';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { codeRefusalOf, type CodeRefusal } from '../rules/code-refusal';

/** The reason why a code was refused or not sent: what is wrong and what to do. Other errors use their own message. */
export function useCodeFailureText(): (failure: RefusedCode) => string {
  const { t } = useLingui();
  const clock = useClock();
  const textOf = (refusal: CodeRefusal, message: string): string => {
    switch (refusal.kind) {
      case 'wrong':
        return refusal.triesLeft === undefined
          ? t`That code isn’t right. Check the message again.`
          : t`That code isn’t right. ${plural(refusal.triesLeft, { one: '# try left', other: '# tries left' })}.`;
      case 'expired':
        return t`This code has expired. Request a new one.`;
      case 'locked':
        return refusal.waitMinutes === undefined
          ? t`Too many wrong codes. Request a new one.`
          : t`Too many wrong codes. Try again in ${plural(refusal.waitMinutes, { one: '# minute', other: '# minutes' })}.`;
      // The lender says which other ways are left.
      case 'tooMany':
        return refusal.waitMinutes === undefined
          ? message
          : t`${message} You can try again in ${plural(refusal.waitMinutes, { one: '# minute', other: '# minutes' })}.`;
    }
  };
  return (failure) => {
    const refusal = codeRefusalOf(failure, clock.now());
    return refusal === undefined ? failure.message : textOf(refusal, failure.message);
  };
}
