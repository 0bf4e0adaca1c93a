import type { Minor } from '@clearloan/formatting';
import type { CostRow } from '@clearloan/loan-math';
import { useId } from 'react';
import './chart.css';

const width = 312;
const height = 128;
/** Minimum height, so that even the smallest interest is visible. */
const thinnest = 3;

export interface PaymentChartProps {
  /** The meaning of the chart, in one sentence. */
  label: string;
  bars: readonly PaymentBar[];
}

/** A bar per payment: principal below, interest above. */
export function PaymentChart({ label, bars }: PaymentChartProps) {
  const pattern = useId();
  const gapShare = bars.length > 16 ? 0.12 : 0.16;
  const step = width / Math.max(1, bars.length - gapShare);
  const highest = Math.max(1, ...bars.map(({ principal, interest }) => principal + interest));
  const up = (amount: number) => (height * amount) / highest;
  return (
    <svg className="cl-calc-chart" viewBox={`0 0 ${width} ${height + 1}`} role="img" aria-label={label}>
      <defs>
        <pattern
          id={pattern}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="cl-calc-bar-pattern" d="M5 0V8" />
        </pattern>
      </defs>
      {bars.map(({ from, principal, interest }, place) => {
        const whole = up(principal + interest);
        const upper = interest > 0 ? Math.min(whole, Math.max(thinnest, up(interest))) : 0;
        const lower = Math.max(0, whole - upper - (upper > 0 && principal > 0 ? 1 : 0));
        const size = { x: place * step, width: step * (1 - gapShare) };
        return (
          <g key={from}>
            {interest > 0 && (
              <rect className="cl-calc-bar-interest" {...size} y={height - whole} height={upper} />
            )}
            {interest > 0 && <rect fill={`url(#${pattern})`} {...size} y={height - whole} height={upper} />}
            <rect className="cl-calc-bar-principal" {...size} y={height - lower} height={lower} />
          </g>
        );
      })}
      <path className="cl-calc-ground" d={`M0 ${height}H${width}`} />
    </svg>
  );
}

/** One bar of the chart: a payment, or several consecutive ones. */
interface PaymentBar {
  readonly from: number;
  readonly to: number;
  /** The principal, with its share of a fee that was added to the loan. */
  readonly principal: Minor;
  readonly interest: Minor;
}

/** More bars would be too thin to distinguish. */
const maxBars = 24;

/** The payments as at most 24 bars; long loans are grouped by a quarter, a year or more. */
export function paymentBars(rows: readonly CostRow[], perYear: number): PaymentBar[] {
  const each = barLength(rows.length, perYear);
  return Array.from({ length: Math.ceil(rows.length / each) }, (_, index) => {
    const part = rows.slice(index * each, (index + 1) * each);
    const total = (of: (row: CostRow) => Minor) => part.reduce((sum, row) => sum + Math.max(0, of(row)), 0);
    return {
      from: index * each + 1,
      to: index * each + part.length,
      principal: total((row) => row.principal + row.fee + row.tax),
      interest: total((row) => Math.min(row.interest, row.instalment)),
    };
  });
}

/** One payment, a quarter of a year, a year, or as many years as needed. */
function barLength(payments: number, perYear: number): number {
  const steps = [1, Math.round(perYear / 4), perYear];
  const fitting = steps.find((step) => Math.ceil(payments / step) <= maxBars);
  return fitting ?? perYear * Math.ceil(payments / perYear / maxBars);
}
