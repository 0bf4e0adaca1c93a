import { shortNames } from './day';

it.each([...shortNames.keys()])(
  'the weekdays and months of a short date in %s equal those of Intl',
  (language) => {
    const format = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: language === 'hi' ? 'long' : 'short',
      timeZone: 'UTC',
    });
    const seen = (kind: 'weekday' | 'month', days: readonly number[]) =>
      days.map((day) => format.formatToParts(day).find(({ type }) => type === kind)?.value);
    // 1 November 2026 is a Sunday.
    const week = Array.from({ length: 7 }, (_, place) => Date.UTC(2026, 10, 1 + place));
    const year = Array.from({ length: 12 }, (_, place) => Date.UTC(2026, place, 15));
    expect(shortNames.get(language)).toBe([...seen('weekday', week), ...seen('month', year)].join(' '));
  },
);
