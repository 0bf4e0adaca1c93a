import { useMarket } from '@clearloan/app-runtime';
import { IconButton, TextField, XCircleIcon } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';

export interface PhoneFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** The typed text is not a mobile number of the market. */
  readonly isRefused: boolean;
}

/** A mobile number as typed; the country code is shown before it. */
export const PhoneField = memo(function PhoneField({ value, onChange, isRefused }: PhoneFieldProps) {
  const { t } = useLingui();
  const { countryCode, example } = useMarket().phone;
  return (
    <TextField
      label={t`Phone number`}
      kind="phone"
      autoComplete="tel-national"
      placeholder={example}
      prefix={countryCode}
      value={value}
      onChange={onChange}
      error={isRefused ? t`Enter a mobile number, like ${example}.` : undefined}
      required
      suffix={value !== '' && <IconButton icon={XCircleIcon} label={t`Clear`} onClick={() => onChange('')} />}
    />
  );
});
