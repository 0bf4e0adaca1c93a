import { dayOf, instantAt, type Day, type Instant } from '@clearloan/formatting';
import type { OpenHours } from '../contract';

/** Whether somebody is available, and until or from when; `undefined` if it never changes. */
export type OpenState =
  | { readonly isOpen: true; readonly until: Instant | undefined }
  | { readonly isOpen: false; readonly opensAt: Instant | undefined };

const dayMs = 86_400_000;
const daysOfWeek = 7;

/** The state of these opening hours (in the lender's time zone) at an instant. Without hours: always open. */
export function openState(hours: readonly OpenHours[], now: Instant, timeZone: string): OpenState {
  if (hours.length === 0) return { isOpen: true, until: undefined };
  const spans = spansAround(hours, now, timeZone);
  const at = Date.parse(now);
  const present = spans.find(({ from, to }) => from <= at && at < to);
  if (present) return { isOpen: true, until: momentOf(endOf(present, spans)) };
  const next = spans.filter(({ from }) => from > at).sort((one, other) => one.from - other.from)[0];
  return { isOpen: false, opensAt: next && momentOf(next.from) };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The time spans of today, of yesterday, and of the coming week. */
function spansAround(hours: readonly OpenHours[], now: Instant, timeZone: string): Span[] {
  const days = Array.from({ length: daysOfWeek + 2 }, (_, index) =>
    dayOf(momentOf(Date.parse(now) + (index - 1) * dayMs), timeZone),
  );
  return days.flatMap((day) =>
    hours
      .filter((each) => each.days.includes(weekdayOf(day)))
      .map(({ from, to }) => ({
        from: Date.parse(instantAt(day, from, timeZone)),
        to: Date.parse(instantAt(day, to, timeZone)),
      })),
  );
}

/** Contiguous spans (morning and afternoon) end with the last of them. */
function endOf(present: Span, spans: readonly Span[]): number {
  const next = spans.find(({ from, to }) => from <= present.to && to > present.to);
  return next === undefined ? present.to : endOf(next, spans);
}

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || daysOfWeek;

const momentOf = (ms: number): Instant => new Date(ms).toISOString();
