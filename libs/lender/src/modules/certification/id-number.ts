import { msg } from '@lingui/core/macro';
import type { Message } from '../../platform/context/product-names';

export interface Person {
  readonly gender: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
}

/**
 * Validates a NIK, Indonesia's number for residents: 6 digits of the place, then day, month and year of birth (a woman's day is
 * increased by 40), then a serial number from 0001. It must match the person.
 */
export function wrongInNik(nik: string, { gender, birthday }: Person): Message | undefined {
  const match = /^\d{6}(\d{2})(\d{2})(\d{2})(\d{4})$/.exec(nik);
  if (match === null) return msg`Enter all 16 digits.`;
  const [, day, month, year, running] = match;
  const isFemale = Number(day) > 40;
  const born = [year, month, String(Number(day) - (isFemale ? 40 : 0)).padStart(2, '0')].join('-');
  if (running === '0000') return msg`Check the last four digits.`;
  if (born !== birthday.slice(2)) return msg`This number doesn’t match your date of birth. Check both.`;
  const isOther = gender === 'other';
  if (!isOther && (gender === 'female') !== isFemale)
    return msg`This number doesn’t match. Check it and the line below your name.`;
  return undefined;
}

/** Whole years between two days. */
export function yearsBetween(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
