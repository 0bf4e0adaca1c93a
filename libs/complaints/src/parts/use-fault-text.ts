import { useLingui } from '@lingui/react/macro';
import { detailLength } from '../contract';
import type { FormFaults, FormField } from '../rules/report-form';
import type { LengthFault } from '../rules/report-form';

/** What is wrong with a text, and how to fix it. */
export function useLengthText(): (fault: LengthFault | undefined, least: number) => string | undefined {
  const { t } = useLingui();
  const { most } = detailLength;
  return (fault, least) => {
    if (fault === undefined) return undefined;
    if (fault === 'tooLong') return t`This is too long. Use up to ${most} characters.`;
    return least === 1 ? t`Write something first.` : t`Tell us a little more: at least ${least} characters.`;
  };
}

export type FormErrors = Readonly<Partial<Record<FormField, string>>>;

/** The errors that prevent submission, as a text for each field. */
export function useFaultText(): (faults: FormFaults) => FormErrors {
  const { t } = useLingui();
  const lengthText = useLengthText();
  return ({ problemType, problemSonType, orderId, problemDetail }) => {
    const detail = problemDetail === 'missing' ? 'tooShort' : problemDetail;
    return {
      ...(problemType ? { problemType: t`Choose what it’s about.` } : {}),
      ...(problemSonType ? { problemSonType: t`Choose what went wrong.` } : {}),
      ...(orderId ? { orderId: t`Choose a loan, or “None of these”.` } : {}),
      ...(detail ? { problemDetail: lengthText(detail, detailLength.least) ?? '' } : {}),
    };
  };
}
