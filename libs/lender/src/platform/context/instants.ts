import { instantAt } from '@clearloan/formatting';
import { thisLender } from '../lender/lender';

/**
 * The only place where text becomes a time. A text with a zone is an instant; `YYYY-MM-DD` and a time without a zone are times
 * of the market, whatever the zone of this machine (ISO 20022 gives local times).
 */
const timeText =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,3})\d{0,6})?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Reads a time of a bank. @returns undefined for other text, and for a day or time that does not exist */
export function bankTime(text: string): Date | undefined {
  const { market } = thisLender();
  const [, day, minute = '00:00', second = '00', fraction = '0', zone] = timeText.exec(text) ?? [];
  if (day === undefined || !isRealDay(day)) return undefined;
  if (zone !== undefined) return real(Date.parse(withMinutes(text)));
  const local = Date.parse(`${day}T${minute}:${second}Z`);
  if (Number.isNaN(local)) return undefined;
  const start = Date.parse(instantAt(day, minute, market.timeZone));
  return real(start + Number(second) * 1000 + Number(fraction.padEnd(3, '0')));
}

/** Reads an instant whose form was checked by its schema. @throws RangeError if it has no zone */
export function instantOf(text: string): Date {
  const zoned = withMinutes(text);
  const at = /(?:Z|[+-]\d{2}:\d{2})$/.test(zoned) ? real(Date.parse(zoned)) : undefined;
  if (at === undefined) throw new RangeError('An instant needs a zone.');
  return at;
}

/** ISO 8601 also writes a zone as `+0530` and `+05`. */
const withMinutes = (text: string): string =>
  text.includes('T')
    ? text.replace(
        /([+-]\d{2}):?(\d{2})?$/,
        (_, hours: string, minutes = '00') => `${hours}:${String(minutes)}`,
      )
    : text;

const isRealDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && real(at)?.toISOString().startsWith(day) === true;
};

function real(ms: number): Date | undefined {
  return Number.isNaN(ms) ? undefined : new Date(ms);
}
