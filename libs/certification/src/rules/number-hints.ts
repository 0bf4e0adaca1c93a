import type { Market } from '@clearloan/formatting';
import { valueOf, type Answers } from './answers';
import {
  doubtInAadhaar,
  doubtInIfsc,
  doubtInNik,
  doubtInNpwp,
  doubtInPan,
  doubtInPin,
  type NumberDoubt,
} from './id-numbers';

type Check = (typed: string) => NumberDoubt | undefined;

/** Papers by the names that market profiles give them. Maps: the lender's names may be those of any object's parts. */
const ofPaper: ReadonlyMap<string, Check> = new Map([
  ['pan', doubtInPan],
  ['aadhaar', doubtInAadhaar],
  ['npwp', doubtInNpwp],
]);

/** Questions that are asked in one country only in this shape, by its telephone code. */
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

/** A doubt about one answer of a form, by the market's rules; nothing while it is blank. */
export function doubtInAnswer(code: string, typed: string, market: Market): NumberDoubt | undefined {
  return typed.trim() === '' ? undefined : ofQuestion.get(market.phone.countryCode)?.get(code)?.(typed);
}

/**
 * A doubt about the number of a paper, compared with what the borrower says besides. Its shape is checked by the
 * market's own pattern when the field is left, so a number still being typed is not doubted.
 */
export function doubtInPaper(cardType: string | undefined, answers: Answers): NumberDoubt | undefined {
  const doubt = doubtIn(cardType, answers);
  return doubt === 'shape' ? undefined : doubt;
}

function doubtIn(cardType: string | undefined, answers: Answers): NumberDoubt | undefined {
  const typed = valueOf(answers, 'id_number');
  if (typed.trim() === '' || cardType === undefined) return undefined;
  if (cardType !== 'nik') return ofPaper.get(cardType)?.(typed);
  return doubtInNik(typed, { birthday: valueOf(answers, 'birthday'), gender: valueOf(answers, 'gender') });
}
