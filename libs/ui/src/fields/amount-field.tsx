import { formatMinor, formatMinorRound, plainAmount, type Market, type Minor } from '@clearloan/formatting';
import { Trans } from '@lingui/react/macro';
import { Button } from '../actions/button';
import { useMarket } from '@clearloan/app-runtime';
import { MoneyInput, type MoneyInputProps } from './money-input';
import { TextField, type TextFieldProps } from './text-field';
import './amount-field.css';

export interface TypedReadingProps {
  /** The parsed amount, if the text is not in the field's own format. */
  readAs?: Minor | undefined;
  /** The possible amounts of an ambiguous text. */
  readings?: readonly Minor[] | undefined;
  /** Called with the unambiguous text of the chosen amount. */
  onChoose: (text: string) => void;
  /** How the field formats money; the market's format by default. */
  money?: Pick<Market, 'currency'> | undefined;
}

/** Shown beside the typed text: how it was parsed, or which amount is meant. Typed amounts are never hidden. */
export function TypedReading({ readAs, readings, onChoose, money }: TypedReadingProps) {
  const market = useMarket();
  const rules = money ?? market;
  if (readings === undefined) {
    if (readAs === undefined) return null;
    const label = formatMinor(readAs, rules);
    return <Trans>We read this as {label}.</Trans>;
  }
  const texts = readings.map((amount) => formatMinorRound(amount, rules));
  return (
    <span className="cl-amount-ask">
      <WhichOne texts={texts} />
      <span className="cl-amount-answers">
        {readings.map((amount, place) => (
          <Button key={amount} kind="line" small onClick={() => onChoose(plainAmount(amount, rules))}>
            {texts[place]}
          </Button>
        ))}
      </span>
    </span>
  );
}

function WhichOne({ texts }: { texts: readonly string[] }) {
  const first = texts.slice(0, -1).join(', ');
  const second = texts.at(-1);
  return first === '' ? (
    <Trans>Did you mean {second}?</Trans>
  ) : (
    <Trans>
      Did you mean {first} or {second}?
    </Trans>
  );
}

export type AmountFieldProps = Omit<TextFieldProps, 'kind' | 'prefix' | 'handlers' | 'drawInput'> &
  Pick<TypedReadingProps, 'readAs' | 'readings'> &
  Pick<MoneyInputProps, 'signed'>;

/**
 * A money field. `readAs` and `readings` are the caller's parse of `value`, computed once per change. It has no length
 * limit: a truncated text would be another amount.
 */
export function AmountField({ readAs, readings, hint, error, signed, ...field }: AmountFieldProps) {
  const market = useMarket();
  const isShown = readings !== undefined || readAs !== undefined;
  return (
    <TextField
      {...field}
      drawInput={(input) => <MoneyInput {...input} signed={signed} onType={field.onChange} />}
      prefix={market.currency.symbol}
      hint={
        isShown ? (
          <span role="status">
            <TypedReading readAs={readAs} readings={readings} onChoose={field.onChange} />
          </span>
        ) : (
          hint
        )
      }
      // The question already explains what is ambiguous and how to fix it.
      error={readings === undefined ? error : undefined}
    />
  );
}
