import { formatMinor, formatMinorRound, plainAmount, type Market, type Minor } from '@clearloan/formatting';
import { Trans } from '@lingui/react/macro';
import { Button } from '../actions/button';
import { useMarket } from '@clearloan/app-runtime';
import { TextField, type TextFieldProps } from './text-field';
import './amount-field.css';

export interface TypedReadingProps {
  /** What was read, where the text was not written as the field writes. */
  readAs?: Minor | undefined;
  /** The amounts that an unclear text can mean. */
  readings?: readonly Minor[] | undefined;
  /** The borrower chose a reading: the text that says it and nothing else. */
  onChoose: (text: string) => void;
  /** How the field writes money: the market's way without it. */
  money?: Pick<Market, 'currency'> | undefined;
}

/** Beside what was typed: how it was read, or which amount is meant. The borrower typed it, so that it is never hidden. */
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
    <Trans>Do you mean {second}?</Trans>
  ) : (
    <Trans>
      Do you mean {first} or {second}?
    </Trans>
  );
}

export type AmountFieldProps = Omit<TextFieldProps, 'kind' | 'prefix' | 'handlers'> &
  Pick<TypedReadingProps, 'readAs' | 'readings'>;

/** A field of money; `readAs` and `readings` are `value` as the caller read it, once for each change. It has no length limit: a text that was cut would be another amount. */
export function AmountField({ readAs, readings, hint, error, ...field }: AmountFieldProps) {
  const market = useMarket();
  const isShown = readings !== undefined || readAs !== undefined;
  return (
    <TextField
      {...field}
      kind="amount"
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
      // The question says what is unclear, and how to put it right.
      error={readings === undefined ? error : undefined}
    />
  );
}
