import { dayOf, instantAt, isPhoneNumber, wordSearch, type Day, type Instant } from '@clearloan/formatting';
import type { FaqItem, OpenHours } from '../contract';

/** Whether somebody is available, and until or from when; `undefined` if it never changes. */
type OpenState =
  | { readonly isOpen: true; readonly until: Instant | undefined }
  | { readonly isOpen: false; readonly opensAt: Instant | undefined };

const dayMs = 86_400_000;
const daysOfWeek = 7;

/** The state of these opening hours (in the lender's time zone) at an instant. Without hours: always open. */
export function openState(hours: readonly OpenHours[], now: Instant, timeZone: string): OpenState {
  if (hours.length === 0) return { isOpen: true, until: undefined };
  const spans = spansAround(hours, now, timeZone);
  const nowMs = Date.parse(now);
  const present = spans.find(({ from, to }) => from <= nowMs && nowMs < to);
  if (present) return { isOpen: true, until: momentOf(endOf(present, spans)) };
  const next = spans.filter(({ from }) => from > nowMs).sort((one, other) => one.from - other.from)[0];
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

/**
 * Mail and chat links, built from validated parts: a URL in a response is never followed. An invalid part
 * gives no link; the text is shown anyway.
 */

const mailAddress = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]{0,180}[a-z\d])?$/i;

/** A mail address and a subject → `mailto:…?subject=…` */
export function mailLink(email: string, subject: string): string | undefined {
  return mailAddress.test(email) ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : undefined;
}

/** A number with its country code, and an initial text → a URL on the chat's own site. */
export function chatAddress(phone: string, label: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const isInternational =
    isPhoneNumber(phone) && phone.startsWith('+') && digits.length >= 8 && digits.length <= 15;
  return isInternational ? `https://wa.me/${digits}?text=${encodeURIComponent(label)}` : undefined;
}

/**
 * The questions that contain every typed word, in question or answer; those with all words in the question come first.
 */
export function findAnswers(faq: readonly FaqItem[], typed: string): readonly FaqItem[] {
  const isFound = wordSearch(typed);
  const inQuestion = faq.filter(({ q }) => isFound(q));
  const isElsewhere = (item: FaqItem) => !inQuestion.includes(item) && isFound(`${item.q} ${item.a}`);
  return [...inQuestion, ...faq.filter(isElsewhere)];
}

/** The questions of the borrower's previous screen, and the others. */
export function splitByScreen(faq: readonly FaqItem[], screen: string | undefined) {
  const isAskedThere = ({ screens }: FaqItem) => screen !== undefined && screens.includes(screen);
  return { here: faq.filter(isAskedThere), elsewhere: faq.filter((item) => !isAskedThere(item)) };
}
