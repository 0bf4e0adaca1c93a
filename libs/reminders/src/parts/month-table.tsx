import { formatDayLong } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { CheckCircleFillIcon, ClockFillIcon, WarningFillIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DayOfDue } from '../rules/due-list';
import { weeksOf } from '../rules/month-grid';
import './month-table.css';

type Mark = DayOfDue['mark'];

const drawings: Readonly<Record<Mark, ReactNode>> = {
  paid: <CheckCircleFillIcon size="small" />,
  due: <ClockFillIcon size="small" />,
  late: <WarningFillIcon size="small" />,
};
/** Of several payments on a day the most important one is shown. */
const order: readonly Mark[] = ['late', 'due', 'paid'];

export interface MonthTableProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly today: string;
  readonly marked: readonly DayOfDue[];
  readonly chosen: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A month from Monday to Sunday; a day with payments is a button. */
export function MonthTable({ month, today, marked, chosen, onChoose }: MonthTableProps) {
  const markOf = (day: string) => {
    const marks = marked.filter((each) => each.day === day).map(({ mark }) => mark);
    return order.find((mark) => marks.includes(mark));
  };
  return (
    <table className="cl-reminders-month">
      <WeekdayHeads />
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) => (
              <td key={place}>
                {day !== undefined && (
                  <DayCell
                    day={day}
                    mark={markOf(day)}
                    isToday={day === today}
                    isChosen={day === chosen}
                    onChoose={() => onChoose(day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An arbitrary Monday, for the weekday names. */
const monday = Date.UTC(2026, 10, 23);
const dayMs = 86_400_000;

function WeekdayHeads() {
  const locale = useLanguage();
  const nameOf = (place: number, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(monday + place * dayMs);
  return (
    <thead>
      <tr>
        {[0, 1, 2, 3, 4, 5, 6].map((place) => (
          <th key={place} scope="col" aria-label={nameOf(place, 'long')}>
            {nameOf(place, 'narrow')}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayCellProps {
  readonly day: string;
  readonly mark: Mark | undefined;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function DayCell({ day, mark, isToday, isChosen, onChoose }: DayCellProps) {
  const locale = useLanguage();
  const text = useMarkText();
  const number = Number(day.slice(8));
  const name = [formatDayLong(day, locale), mark && text[mark]].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
    >
      {number}
      {mark !== undefined && <span className={`cl-reminders-mark-${mark}`}>{drawings[mark]}</span>}
    </button>
  );
}

function useMarkText(): Readonly<Record<Mark, string>> {
  const { t } = useLingui();
  return { paid: t`Paid`, due: t`To pay`, late: t`Late` };
}

/** The legend of the marks. */
export function MonthLegend() {
  return (
    <ul className="cl-reminders-legend">
      <li>
        <span className="cl-reminders-mark-paid">{drawings.paid}</span>
        <Trans>Paid</Trans>
      </li>
      <li>
        <span className="cl-reminders-mark-due">{drawings.due}</span>
        <Trans>To pay</Trans>
      </li>
      <li>
        <span className="cl-reminders-mark-late">{drawings.late}</span>
        <Trans>Late</Trans>
      </li>
    </ul>
  );
}
