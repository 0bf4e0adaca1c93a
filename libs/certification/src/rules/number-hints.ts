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
export function doubtInAnswer(code: string, typed: string, market: Market): NumberDoubt | undefined {
  return typed.trim() === '' ? undefined : ofQuestion.get(market.phone.countryCode)?.get(code)?.(typed);
}

/**
 * A doubt about a document number, compared with the borrower's other answers. Its format is checked by the market's
 * own pattern when the field is left, so a number that is being typed is not doubted.
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
