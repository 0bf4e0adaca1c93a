import { useId } from 'react';
import type { PaymentBar } from '../rules/payment-bars';
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
