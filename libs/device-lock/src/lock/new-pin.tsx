import { OtpField, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { isEasyPin, isWholePin, pinLength } from '../rules/lock';

export interface TypedPins {
  readonly pin: string;
  readonly repeated: string;
}

/** Whether both are the same complete PIN and it is not a common one. */
export const isGoodNewPin = ({ pin, repeated }: TypedPins): boolean =>
  isWholePin(pin) && !isEasyPin(pin) && pin === repeated;

export interface NewPinProps {
  readonly typed: TypedPins;
  readonly onChange: (typed: TypedPins) => void;
  /** After the first attempt to save, errors are shown. */
  readonly isTried: boolean;
  /** A PIN exists and stays if none is typed. */
  readonly isChange: boolean;
}

/** A new PIN, typed twice because it is not shown. */
export function NewPin({ typed, onChange, isTried, isChange }: NewPinProps) {
  const { t } = useLingui();
  const { pin, repeated } = typed;
  const pinError = !isWholePin(pin)
    ? t`Enter all ${pinLength} digits.`
    : isEasyPin(pin)
      ? t`That PIN is too easy to guess. Choose another.`
      : undefined;
  const repeatError = pin === repeated ? undefined : t`The PINs don’t match. Try again.`;
  return (
    <Stack>
      <Stack gap={2}>
        <Text bold>{isChange ? <Trans>New PIN (optional)</Trans> : <Trans>New PIN</Trans>}</Text>
        <OtpField
          label={t`New ${pinLength}-digit PIN`}
          length={pinLength}
          secret
          value={pin}
          onChange={(digits) => {
            onChange({ ...typed, pin: digits });
          }}
          error={isTried ? pinError : undefined}
        />
      </Stack>
      <Stack gap={2}>
        <Text bold>
          <Trans>Repeat the PIN</Trans>
        </Text>
        <OtpField
          label={t`Repeat the ${pinLength}-digit PIN`}
          length={pinLength}
          secret
          value={repeated}
          onChange={(digits) => {
            onChange({ ...typed, repeated: digits });
          }}
          error={isTried && pinError === undefined ? repeatError : undefined}
        />
      </Stack>
    </Stack>
  );
}
