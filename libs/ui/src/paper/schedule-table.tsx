import type { ReactNode } from 'react';
import './schedule-table.css';

export interface ScheduleRow {
  key: string | number;
  cells: readonly ReactNode[];
}

export interface ScheduleTableProps {
  /** "Payment plan" */
  label: string;
  heads: readonly ReactNode[];
  /** As many cells as heads; the last one is the paid amount. */
  rows: readonly ScheduleRow[];
}

/** A payment plan. If it is too wide it scrolls in its own box, by touch and by keyboard. */
export function ScheduleTable({ label, heads, rows }: ScheduleTableProps) {
  return (
    <div className="cl-schedule-box" role="group" aria-label={label} tabIndex={0}>
      <table className="cl-schedule">
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={place} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
