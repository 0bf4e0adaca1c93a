import { type RefusedCode } from '@clearloan/app-runtime';
import { OtpField } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useCodeFailureText } from './use-code-failure-text';

export interface CodeFieldProps {
  readonly length: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onComplete?: ((digits: string) => void) | undefined;
  /** Of the last attempt; shown until other digits are typed. */
  readonly failure: RefusedCode | null;
}

/** The code of a message. A refused one is selected, so that typing replaces it. */
export function CodeField({ length, value, onChange, onComplete, failure }: CodeFieldProps) {
  const { t } = useLingui();
  const text = useCodeFailureText();
  const fieldId = useId();
  const [refused, setRefused] = useState({ failure, value });
  if (refused.failure !== failure) setRefused({ failure, value });
  const isRefused = failure !== null && refused.value === value;
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (failure !== null && field instanceof HTMLInputElement) field.select();
  }, [failure, fieldId]);
  return (
    <OtpField
      id={fieldId}
      label={t`${length}-digit code`}
      length={length}
      value={value}
      onChange={onChange}
      onComplete={onComplete}
      error={isRefused ? text(failure) : undefined}
    />
  );
}
