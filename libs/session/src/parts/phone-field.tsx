import { useMarket } from '@clearloan/app-runtime';
import { IconButton, TextField, XCircleIcon } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Market } from '@clearloan/formatting';

interface PhoneFieldProps {
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

/**
 * A normalized phone number → grouped like the market's example: `+6281255500417` → `+62 812 5550 0417`. Digits beyond
 * the example join the last group; a number of another country is unchanged.
 */
export function groupedPhone(phone: string, market: Market): string {
  const national = groupedNational(phone, market);
  return national === undefined ? phone : `${market.phone.countryCode} ${national}`;
}

/** The same without the country code, for the field that already shows it; `undefined` for another country's number. */
export function groupedNational(phone: string, { phone: rule }: Market): string | undefined {
  if (!phone.startsWith(rule.countryCode)) return undefined;
  const national = phone.slice(rule.countryCode.length);
  const sizes = rule.example.split(' ').map(({ length }) => length);
  const starts = sizes.map((_, place) => sizes.slice(0, place).reduce((sum, size) => sum + size, 0));
  return starts
    .map((start, place) => national.slice(start, starts[place + 1]))
    .filter((group) => group !== '')
    .join(' ');
}
