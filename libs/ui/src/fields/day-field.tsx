import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Day } from '@clearloan/formatting';
import { CaretDownIcon } from '../icons';
import { useLanguage } from '@clearloan/app-runtime';
import { FieldFrame, type FieldLook } from './field-frame';
import type { Option } from './select-field';
import './day-field.css';

export interface DayFieldProps extends FieldLook {
  id?: string | undefined;
  /** `YYYY-MM-DD`, or what `onChange` gave for an incomplete date; undefined if the field itself remembers it. */
  value: Day | undefined;
  /**
   * @param day undefined while a part is missing or the date does not exist
   * @param chosen the parts that are chosen, `2026--24` without a month: for a draft
   */
  onChange: (day: Day | undefined, chosen: string) => void;
  onLeave?: (() => void) | undefined;
  /** The years to choose from, in display order: descending for a birthday, ascending for a due date. */
  years: readonly number[];
  /** Enables autofill. */
  birthday?: boolean | undefined;
}

/** A date as three native selects: no wheel, no calendar grid, fully usable by keyboard. */
export function DayField({ value, onChange, onLeave, years, birthday = false, ...frame }: DayFieldProps) {
  const [parts, setParts] = useState(() => partsOf(value));
  const visibleParts = value === undefined ? parts : partsOf(value);
  const lists = useLists(visibleParts, years);
  const choose = (part: keyof DayParts) => (chosen: string) => {
    const next = { ...visibleParts, [part]: chosen };
    const fits = Number(next.day) <= daysIn(next) ? next : { ...next, day: '' };
    setParts(fits);
    onChange(dayOfParts(fits), textOf(fits));
  };
  return (
    <FieldFrame {...frame} group>
      {({ id, labelId, describedBy, invalid }) => (
        <div className="cl-day" role="group" aria-labelledby={labelId} onBlur={onLeave}>
          {lists.map(({ part, name, options }) => (
            <PartList
              key={part}
              id={part === 'day' ? id : undefined}
              name={name}
              autoComplete={birthday ? `bday-${part}` : undefined}
              describedBy={describedBy}
              invalid={invalid}
              value={visibleParts[part]}
              options={options}
              onChange={choose(part)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function useLists(visibleParts: DayParts, years: readonly number[]) {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    { part: 'day', name: t`Day`, options: dayNumbers(visibleParts) },
    { part: 'month', name: t`Month`, options: monthNames(language) },
    {
      part: 'year',
      name: t`Year`,
      options: years.map((year) => ({ value: String(year), label: String(year) })),
    },
  ] as const;
}

interface PartListProps {
  id: string | undefined;
  name: string;
  autoComplete: string | undefined;
  value: string;
  /** The error, linked to each select: a group's description is rarely read aloud. */
  describedBy: string | undefined;
  invalid: boolean;
  options: readonly Option[];
  onChange: (value: string) => void;
}

function PartList({ id, name, autoComplete, value, describedBy, invalid, options, onChange }: PartListProps) {
  return (
    <div className="cl-field-box cl-day-part">
      <select
        id={id}
        aria-label={name}
        autoComplete={autoComplete}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">{name}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CaretDownIcon />
    </div>
  );
}

/** A date being chosen: a part not chosen yet is ''. */
interface DayParts {
  year: string;
  month: string;
  day: string;
}

/** `2026-11-24` → its parts; empty parts for a text of another form. */
function partsOf(day: Day | undefined): DayParts {
  const read = /^(\d{4}|)-(\d{2}|)-(\d{2}|)$/.exec(day ?? '');
  const [, year = '', month = '', date = ''] = read ?? [];
  return { year, month, day: date };
}

const textOf = ({ year, month, day }: DayParts) => `${year}-${month}-${day}`;

/** Parts → the date, or `undefined` while one is missing or the date does not exist (30 February). */
function dayOfParts(parts: DayParts): Day | undefined {
  const text = textOf(parts);
  if (text.length < 10) return undefined;
  const start = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? text : undefined;
}

/** Number of days in the month; 31 without a month, 29 for February without a year. */
function daysIn({ year, month }: DayParts): number {
  if (month === '') return 31;
  return new Date(Date.UTC(year === '' ? 2000 : Number(year), Number(month), 0)).getUTCDate();
}

/** The days of the month, `01` … `31`. */
function dayNumbers(parts: DayParts): Option[] {
  return Array.from({ length: daysIn(parts) }, (_, day) => String(day + 1)).map((label) => ({
    value: label.padStart(2, '0'),
    label,
  }));
}

/** `01` … `12` with their names. */
function monthNames(locale: string): Option[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: format.format(Date.UTC(2000, month, 1)),
  }));
}
