import { intlDateFormat } from './day-of';

const languages = ['en', 'id', 'hi'] as const;

/** Spellings in use that `Intl` does not know. */
const otherMonths: Readonly<Record<string, number>> = {
  sept: 9,
  agt: 8,
  ags: 8,
  agust: 8,
  nop: 11,
  nopember: 11,
  pebruari: 2,
  peb: 2,
  mrt: 3,
  mrz: 3,
  सितम्बर: 9,
  अक्तूबर: 10,
  नवम्बर: 11,
  दिसम्बर: 12,
  जुलाइ: 7,
};

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c.॰]/gu, '')
    .toLowerCase();

let months: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlySet<string> | undefined;

const formatsOf = (part: 'month' | 'weekday') =>
  languages.flatMap((language) =>
    (['long', 'short'] as const).map((style) => intlDateFormat(language, { [part]: style, timeZone: 'UTC' })),
  );

function makeMonths(): ReadonlyMap<string, number> {
  const named = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    formatsOf('month').map((format) => [plain(format.format(Date.UTC(2026, month - 1, 15))), month] as const),
  );
  const others = Object.entries(otherMonths).map(([name, month]) => [plain(name), month] as const);
  return new Map([...others, ...named]);
}

/** The number of a month, named in full or abbreviated in one of the app's languages; undefined for other words. */
export function monthNamed(word: string): number | undefined {
  months ??= makeMonths();
  return months.get(plain(word));
}

const chineseWeekday = /[（(]?(?:星期|礼拜|周|週)[一二三四五六日天][)）]?/gu;

/** A text without the weekday before a date, which is redundant. */
export function withoutWeekday(text: string): string {
  weekdays ??= new Set(
    formatsOf('weekday').flatMap((format) =>
      Array.from({ length: 7 }, (_, day) => plain(format.format(Date.UTC(2026, 10, 1 + day)))),
    ),
  );
  const known = weekdays;
  return text
    .replace(chineseWeekday, ' ')
    .replace(/(^|[\s(])(\p{L}[\p{L}\p{M}]+)[.॰]?,?\)?(?=\s|$)/gu, (all, before: string, word: string) =>
      known.has(plain(word)) ? before : all,
    )
    .trim();
}
