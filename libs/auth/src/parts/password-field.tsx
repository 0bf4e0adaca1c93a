import { EyeIcon, EyeSlashIcon, IconButton, TextField } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

export interface PasswordFieldProps {
  readonly label: string;
  /** `new-password` lets the device suggest one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error: string | undefined;
}

/** A password that can be shown while typing. Pasting works. */
export function PasswordField({ label, autoComplete, hint, value, onChange, error }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      hint={hint}
      kind={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={onChange}
      error={error}
      required
      suffix={
        <IconButton
          icon={isShown ? EyeSlashIcon : EyeIcon}
          label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
