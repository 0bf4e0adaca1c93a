import { useLingui } from '@lingui/react/macro';
import { useDoubtText } from './form/use-doubt-text';
import type { IdentityText } from '../rules/identity-form';

/** The questions about who the borrower is, in the language on screen. */
export function useIdentityText(): IdentityText {
  const { t } = useLingui();
  const doubt = useDoubtText();
  return {
    doubt,
    name: t`Full name`,
    idNumber: t`ID number`,
    birthday: t`Date of birth`,
    gender: t`Gender`,
    genders: { female: t`Woman`, male: t`Man`, other: t`Other` },
    savedNumber: (masked) => t`Saved: ${masked}. Enter the full number to change it.`,
    onCard: (read) => t`Your card says: ${read}`,
  };
}
