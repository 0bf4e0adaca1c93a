import type { Minor } from '@clearloan/formatting';
import { Money, useAmountText } from '@clearloan/ui';
import './slip-lines.css';

/** So many signs of a figure fit beside the edges of a narrow phone, large and middling. */
const fits = { figure: 11, 'figure-m': 14 } as const;

interface LargeMoneyProps {
  amount: Minor;
  size: 'figure' | 'figure-m';
  marked?: boolean;
}

/** The figure of a slip; an amount too long for its size is set smaller, since half of it off the screen would be a lie. */
export function LargeMoney({ amount, size, marked }: LargeMoneyProps) {
  const { length } = useAmountText().text(amount);
  const sizes = size === 'figure' ? (['figure', 'figure-m'] as const) : (['figure-m'] as const);
  const fitting = sizes.find((each) => length <= fits[each]);
  if (fitting) return <Money amount={amount} size={fitting} marked={marked} />;
  return (
    <b className="cl-calc-long-money">
      <Money amount={amount} marked={marked} />
    </b>
  );
}
