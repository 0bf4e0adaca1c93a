import { typedCode, type Market } from '@clearloan/formatting';
import { valueOf, type Answers } from './answers';
import { isCalendarDay } from './check-item';

/**
 * Validation of document numbers on the device. All results are hints: the lender decides. Sources: Income Tax
 * Department of India (PAN), UIDAI (Aadhaar, Verhoeff check digit), India Post (PIN), RBI (IFSC), Dukcapil (NIK), DJP
 * (NPWP).
 */

/** Why a number may be wrong. */
export type NumberWarning =
  | 'shape'
  | 'checkDigit'
  /** A PAN of a company, although borrowers are persons. */
  | 'notPerson'
  | 'otherBirthday'
  | 'otherGender'
  | 'runningNumber'
  /** A date of birth that does not exist. */
  | 'noSuchDay';

const compact = (typed: string) => typedCode(typed).toUpperCase();

/** Permanent account number; the fourth letter is the type of holder, P for a person. */
export function doubtInPan(typed: string): NumberWarning | undefined {
  const holder = /^[A-Z]{3}([ABCFGHJLPT])[A-Z]\d{4}[A-Z]$/.exec(compact(typed))?.[1];
  if (holder === undefined) return 'shape';
  return holder === 'P' ? undefined : 'notPerson';
}

export function doubtInAadhaar(typed: string): NumberWarning | undefined {
  const digits = compact(typed);
  if (!/^[2-9]\d{11}$/.test(digits)) return 'shape';
  return hasVerhoeffDigit(digits) ? undefined : 'checkDigit';
}

/** India's postal code. */
export const doubtInPin = (typed: string): NumberWarning | undefined =>
  /^[1-9]\d{5}$/.test(compact(typed)) ? undefined : 'shape';

/** The code of a bank branch in India. */
export const doubtInIfsc = (typed: string): NumberWarning | undefined =>
  /^[A-Z]{4}0[A-Z0-9]{6}$/.test(compact(typed)) ? undefined : 'shape';

/** What a NIK contains about its holder: 40 is added to a woman's day of birth. */
interface NikHolder {
  readonly gender: 'female' | 'male';
  /** `YY-MM-DD`: the century is not in the number. */
  readonly birthday: string;
}

/** Parses a NIK; undefined if it has another format, or a date of birth that does not exist. */
export function nikHolder(typed: string): NikHolder | undefined {
  const match = /^\d{6}(\d\d)(\d\d)(\d\d)\d{4}$/.exec(compact(typed));
  if (!match) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const isFemale = Number(day) > 40;
  const dayOfBirth = Number(day) - (isFemale ? 40 : 0);
  const birthday = `${year}-${month}-${String(dayOfBirth).padStart(2, '0')}`;
  // The century is unknown: 29 February is valid if it exists in either.
  if (!['19', '20'].some((century) => isCalendarDay(`${century}${birthday}`))) return undefined;
  return { gender: isFemale ? 'female' : 'male', birthday };
}

/**
 * @param person what the borrower also entered; an empty field is not compared
 * @param person.birthday `YYYY-MM-DD`
 */
export function doubtInNik(
  typed: string,
  person: { readonly birthday: string; readonly gender: string },
): NumberWarning | undefined {
  const holder = nikHolder(typed);
  if (!holder) return /^\d{16}$/.test(compact(typed)) ? 'noSuchDay' : 'shape';
  if (compact(typed).endsWith('0000')) return 'runningNumber';
  if (person.birthday !== '' && person.birthday.slice(2) !== holder.birthday) return 'otherBirthday';
  const isCompared = person.gender === 'female' || person.gender === 'male';
  return isCompared && person.gender !== holder.gender ? 'otherGender' : undefined;
}

/** Tax number: 16 digits, or the older 15 with a Luhn check digit in ninth place for the first eight. */
export function doubtInNpwp(typed: string): NumberWarning | undefined {
  const digits = compact(typed);
  if (/^0\d{15}$/.test(digits)) return doubtInNpwp(digits.slice(1));
  if (/^\d{16}$/.test(digits)) return undefined;
  if (!/^\d{15}$/.test(digits)) return 'shape';
  return hasLuhnDigit(digits.slice(0, 9)) ? undefined : 'checkDigit';
}

function hasLuhnDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Product in the dihedral group of ten elements: rotations 0 to 4, reflections 5 to 9. */
function dihedral(one: number, other: number): number {
  const turn = one % 5;
  const otherTurn = other % 5;
  if (one < 5) return other < 5 ? (turn + otherTurn) % 5 : 5 + ((turn + otherTurn) % 5);
  return other < 5 ? 5 + ((turn - otherTurn + 5) % 5) : (turn - otherTurn + 5) % 5;
}

/** Verhoeff's permutation, applied once per position from the right. */
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Whether the last digit is a valid Verhoeff check digit (1969). */
export function hasVerhoeffDigit(digits: string): boolean {
  const permuted = (digit: number, times: number): number =>
    times === 0 ? digit : permuted(permutation[digit] ?? 0, times - 1);
  const check = Array.from(digits)
    .reverse()
    .reduce((product, digit, place) => dihedral(product, permuted(Number(digit), place % 8)), 0);
  return check === 0;
}

type Check = (typed: string) => NumberWarning | undefined;

/** Checks by document type in the market profiles. Maps, since the lender's names may equal properties of Object. */
const ofPaper: ReadonlyMap<string, Check> = new Map([
  ['pan', doubtInPan],
  ['aadhaar', doubtInAadhaar],
  ['npwp', doubtInNpwp],
]);

/** Questions whose format is specific to one country, by its calling code. */
const ofQuestion: ReadonlyMap<string, ReadonlyMap<string, Check>> = new Map([
  [
    '+91',
    new Map([
      ['home_pin_code', doubtInPin],
      ['company_pincode', doubtInPin],
      ['ifsc', doubtInIfsc],
      ['pan', doubtInPan],
    ]),
  ],
  ['+62', new Map([['npwp', doubtInNpwp]])],
]);

/** A doubt about one answer of a form, by the market's rules; undefined while it is empty. */
export function doubtInAnswer(code: string, typed: string, market: Market): NumberWarning | undefined {
  return typed.trim() === '' ? undefined : ofQuestion.get(market.phone.countryCode)?.get(code)?.(typed);
}

/**
 * A doubt about a document number, compared with the borrower's other answers. Its format is checked by the market's
 * own pattern when the field is left, so a number that is being typed is not doubted.
 */
export function doubtInPaper(cardType: string | undefined, answers: Answers): NumberWarning | undefined {
  const doubt = doubtIn(cardType, answers);
  return doubt === 'shape' ? undefined : doubt;
}

function doubtIn(cardType: string | undefined, answers: Answers): NumberWarning | undefined {
  const typed = valueOf(answers, 'id_number');
  if (typed.trim() === '' || cardType === undefined) return undefined;
  if (cardType !== 'nik') return ofPaper.get(cardType)?.(typed);
  return doubtInNik(typed, { birthday: valueOf(answers, 'birthday'), gender: valueOf(answers, 'gender') });
}
