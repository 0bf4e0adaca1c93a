import type { ReactNode } from 'react';
import { VisuallyHidden } from '../theme/visually-hidden';
import './lines-chart.css';

/** A point of a line in chart units; both from 0 up, or below 0 for a debt. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

export interface ChartLine {
  readonly name: string;
  readonly look: 'full' | 'dashed';
  readonly points: readonly ChartPoint[];
}

export interface LinesChartProps {
  /** The meaning of the chart, in one sentence. */
  label: string;
  lines: readonly ChartLine[];
  /** The same data as text, line by line, for screen readers. */
  rows: readonly { readonly key: string; readonly text: ReactNode }[];
  /** Labels at the left and right end of the x-axis. */
  ends: readonly [ReactNode, ReactNode];
}

const width = 312;
const height = 120;
const margin = 6;

/** One or two lines over time. Lines differ by pattern, not by colour; screen readers get the same figures as a list. */
export function LinesChart({ label, lines, rows, ends }: LinesChartProps) {
  const all = lines.flatMap(({ points }) => points);
  const highest = Math.max(1, ...all.map(({ y }) => y));
  const least = Math.min(0, ...all.map(({ y }) => y));
  const last = Math.max(1, ...all.map(({ x }) => x));
  const up = (y: number) => margin + ((height - margin) * (highest - y)) / (highest - least);
  const draw = (points: readonly ChartPoint[]) =>
    points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${(width * x) / last} ${up(y)}`).join('');
  return (
    <figure className="cl-lines">
      <svg viewBox={`0 0 ${width} ${height + margin}`} overflow="visible" role="img" aria-label={label}>
        <path className="cl-lines-ground" d={`M0 ${up(0)}H${width}`} />
        {lines.map(({ name, look: check, points }) => (
          <path key={name} className={`cl-lines-${check}`} d={draw(points)} />
        ))}
      </svg>
      <div className="cl-lines-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {lines.length > 1 && (
        <ul className="cl-lines-legend" aria-hidden="true">
          {lines.map(({ name, look: check }) => (
            <li key={name}>
              <svg width="28" height="8" viewBox="0 0 28 8">
                <path className={`cl-lines-${check}`} d="M0 4H28" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <ul>
          {rows.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}
