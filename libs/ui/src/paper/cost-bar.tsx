import { useLingui } from '@lingui/react/macro';
import type { Minor } from '@clearloan/formatting';
import { useAmountText } from './money';
import type { PricePart } from './slip';
import './cost-bar.css';
import './price-pattern.css';

export interface CostBarProps {
  /** The payout to the borrower, in minor units. */
  youGet: Minor;
  interest: Minor;
  fee: Minor;
  tax: Minor;
}

/**
 * The upper bar is the total repayment; the wedge projects its cost onto the lower bar. Renders nothing if the total is
 * 0.
 */
export function CostBar({ youGet, interest, fee, tax }: CostBarProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const cost = interest + fee + tax;
  const payBack = youGet + cost;
  if (payBack <= 0) return null;
  const gets = amounts.text(youGet);
  const costs = amounts.text(cost);
  // The gap between the two segments is 2 px, so the wedge starts where the cost segment does.
  const start = `${String((youGet / payBack) * 100)}%`;
  return (
    <div>
      <div
        className="cl-cost-bar"
        role="img"
        aria-label={t`Of what you pay back, ${gets} is money you get and ${costs} is cost`}
      >
        <Piece part="principal" amount={youGet} />
        {cost > 0 && <Piece part="cost" amount={cost} />}
      </div>
      {cost > 0 && (
        <>
          <div
            className="cl-cost-wedge"
            style={{ clipPath: `polygon(${start} 0, 100% 0, 100% 100%, 0 100%)` }}
          />
          <div className="cl-cost-bar" aria-hidden="true">
            {interest > 0 && <Piece part="interest" amount={interest} />}
            {fee > 0 && <Piece part="fee" amount={fee} />}
            {tax > 0 && <Piece part="tax" amount={tax} />}
          </div>
        </>
      )}
    </div>
  );
}

function Piece({ part, amount }: { part: PricePart | 'cost'; amount: Minor }) {
  return <i className={`cl-price-${part}`} style={{ flex: amount }} />;
}
