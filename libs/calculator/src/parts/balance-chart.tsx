import type { Minor } from '@clearloan/formatting';
import type { CostRow, LoanCost } from '@clearloan/loan-math';
import './chart.css';

const width = 312;
const height = 120;
/** Space above the line and for the lower end of a drop. */
const margin = 8;

export interface BalanceChartProps {
  /** The meaning of the chart, in one sentence. */
  label: string;
  lines: BalanceLines;
}

/** The balance over time: with early payments a solid line, without them a dashed one. */
export function BalanceChart({ label, lines }: BalanceChartProps) {
  const x = (periodNo: number) => (width * periodNo) / lines.periods;
  const y = (balance: number) => height - ((height - margin) * balance) / lines.highest;
  const draw = (points: readonly BalancePoint[]) =>
    points
      .map(({ periodNo, balance }, place) => `${place === 0 ? 'M' : 'L'}${x(periodNo)} ${y(balance)}`)
      .join('');
  const endOf = (points: readonly BalancePoint[]) => x(points.at(-1)?.periodNo ?? 0);
  return (
    <svg
      className="cl-calc-chart"
      viewBox={`0 0 ${width} ${height + margin}`}
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <path
        className="cl-calc-area"
        d={`${draw(lines.without)}L${endOf(lines.without)} ${height}L0 ${height}Z`}
      />
      <path className="cl-calc-ground" d={`M0 ${height}H${width}`} />
      <path className="cl-calc-line-without" d={draw(lines.without)} />
      <path className="cl-calc-line" d={draw(lines.with)} />
      {lines.drops.slice(0, 24).map(({ periodNo, balance }) => (
        <circle key={periodNo} className="cl-calc-drop" cx={x(periodNo)} cy={y(balance)} r={6} />
      ))}
    </svg>
  );
}

/** The balance after a number of payments; an early payment is a vertical drop. */
interface BalancePoint {
  readonly periodNo: number;
  readonly balance: Minor;
}

interface BalanceLines {
  readonly with: readonly BalancePoint[];
  readonly without: readonly BalancePoint[];
  /** Where money was paid early: the lower end of each drop. */
  readonly drops: readonly BalancePoint[];
  readonly highest: Minor;
  readonly periods: number;
}

/** The two lines of the chart: the loan with early and growing payments, and without. */
export function balanceLines(loan: LoanCost, without: LoanCost): BalanceLines {
  const lines = { with: lineOf(loan), without: lineOf(without) };
  return {
    ...lines,
    drops: loan.rows.filter(({ extra }) => extra > 0).map(({ periodNo, balance }) => ({ periodNo, balance })),
    highest: Math.max(
      1,
      ...lines.with.map(({ balance }) => balance),
      ...lines.without.map(({ balance }) => balance),
    ),
    periods: Math.max(loan.rows.length, without.rows.length),
  };
}

const lineOf = ({ rows }: LoanCost): BalancePoint[] => [
  { periodNo: 0, balance: financed(rows) },
  ...rows.flatMap(({ periodNo, balance, extra }) =>
    extra > 0
      ? [
          { periodNo, balance: balance + extra },
          { periodNo, balance },
        ]
      : [{ periodNo, balance }],
  ),
];

const financed = (rows: readonly CostRow[]): Minor =>
  rows.reduce((total, row) => total + row.principal + row.extra + row.fee + row.tax, 0);
