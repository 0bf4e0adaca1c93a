import type { CSSProperties, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Minor } from '@clearloan/formatting';
import { IconButton } from '../actions/icon-button';
import { MinusIcon, PlusIcon } from '../icons';
import { useAmountText, Money } from '../paper/money';
import './amount-stepper.css';

export interface AmountStepperProps {
  /** Above the figure: "Borrow". */
  label: ReactNode;
  amount: Minor;
  min: Minor;
  max: Minor;
  /** The increment. */
  step: Minor;
  onChange: (amount: Minor) => void;
}

/** An amount with minus and plus buttons. */
export function AmountStepper({ label, amount, min, max, step, onChange }: AmountStepperProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const stepText = amounts.round(step);
  const move = (by: Minor) => () => {
    onChange(Math.min(max, Math.max(min, amount + by)));
  };
  return (
    <div className="cl-stepper">
      <IconButton round icon={MinusIcon} label={t`${stepText} less`} onClick={move(-step)} />
      <div className="cl-stepper-figure" style={lengthOf(amounts.round(amount))} aria-live="polite">
        <p className="cl-stepper-label">{label}</p>
        <Money amount={amount} size="figure" round />
      </div>
      <IconButton round icon={PlusIcon} label={t`${stepText} more`} onClick={move(step)} />
    </div>
  );
}

/** A longer amount is set smaller, so that it does not reach the buttons. */
const lengthOf = (text: string): CSSProperties => ({ '--cl-stepper-signs': text.length }) as CSSProperties;
