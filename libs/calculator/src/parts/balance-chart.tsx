import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { BalanceLines, BalancePoint } from '../rules/balance-lines';
import './chart.css';

const width = 312;
const height = 120;
/** Room above the line and for the foot of a drop. */
const margin = 8;

export interface BalanceChartProps {
  /** What the drawing says, in one sentence. */
  label: string;
  lines: BalanceLines;
}

/** What is owed over time: with early payments a full line, without them a dashed one. */
export function BalanceChart({ label, lines }: BalanceChartProps) {
  const x = scaleLinear().domain([0, lines.periods]).range([0, width]);
  const y = scaleLinear().domain([0, lines.highest]).range([height, margin]);
  const draw = line<BalancePoint>(
    ({ periodNo }) => x(periodNo),
    ({ balance }) => y(balance),
  );
  const fill = area<BalancePoint>(
    ({ periodNo }) => x(periodNo),
    y(0),
    ({ balance }) => y(balance),
  );
  return (
    <svg
      className="cl-calc-chart"
      viewBox={`0 0 ${width} ${height + margin}`}
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <path className="cl-calc-area" d={fill(lines.without) ?? ''} />
      <path className="cl-calc-ground" d={`M0 ${height}H${width}`} />
      <path className="cl-calc-line-without" d={draw(lines.without) ?? ''} />
      <path className="cl-calc-line" d={draw(lines.with) ?? ''} />
      {lines.drops.slice(0, 24).map(({ periodNo, balance }) => (
        <circle key={periodNo} className="cl-calc-drop" cx={x(periodNo)} cy={y(balance)} r={6} />
      ))}
    </svg>
  );
}
