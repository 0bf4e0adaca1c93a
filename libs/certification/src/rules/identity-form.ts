import { isKnown } from '@clearloan/api-client/declare';
import { typedCode, type Market } from '@clearloan/formatting';
import {
  genders,
  type CardType,
  type FormAnswers,
  type FormItem,
  type Identity,
  type ReadFromCard,
} from '../contract';
import { valueOf, type Answers } from './answers';
import { doubtInPaper, type NumberWarning } from './id-numbers';
import type { PictureTask } from './pictures';

type Gender = (typeof genders)[number];

/** The texts of the identity questions. */
export interface IdentityText {
  readonly name: string;
  readonly idNumber: string;
  readonly birthday: string;
  readonly gender: string;
  readonly genders: Readonly<Record<Gender, string>>;
  /** What to do while one is missing. */
  readonly missing: Readonly<Record<'name' | 'id_number' | 'birthday' | 'gender', string>>;
  /** The lender shows the saved number only masked, so it has to be typed again. */
  readonly savedNumber: (masked: string) => string;
  readonly onCard: (read: string) => string;
  readonly doubt: (doubt: NumberWarning) => string;
}

/** What was read from the card and what the borrower typed. */
interface IdentityAnswers {
  readonly reading: Answers;
  readonly typed: Answers;
}

/**
 * The questions about the borrower, prefilled from the card, otherwise from the lender's data. If the borrower typed
 * something else than on the card, the question shows both: the borrower decides, the lender checks.
 */
export function identityItems(
  identity: Identity,
  paper: CardType | undefined,
  current: IdentityAnswers,
  market: Market,
  text: IdentityText,
): readonly FormItem[] {
  const { id_number: number = '' } = identity;
  const masked = isMasked(number);
  const rule = market.identity.find(({ cardType }) => cardType === paper?.card_type)?.pattern;
  const isDigits = rule !== undefined && /^\^\\d\{\d+\}\$$/.test(rule);
  const doubt = doubtInPaper(paper?.card_type, currentAnswers(current, identity));
  const known = { ...identity, id_number: masked ? undefined : identity.id_number };
  const itemFor = (
    code: keyof IdentityText['missing'] & keyof typeof known & keyof ReadFromCard,
    item: Omit<FormItem, 'code' | 'required' | 'value'>,
  ): FormItem => ({
    code,
    required: true,
    value: valueOf(current.reading, code) || known[code],
    missingText: text.missing[code],
    hint: masked && code === 'id_number' ? text.savedNumber(number) : undefined,
    ...item,
    ...differenceHint(code, current, text),
    ...(code === 'id_number' && doubt ? { hint: text.doubt(doubt) } : {}),
  });
  return [
    itemFor('name', { cate: 'txt', title: text.name, inputType: 'text', max: 120, options: [] }),
    itemFor('id_number', {
      cate: 'txt',
      title: text.idNumber,
      options: [],
      max: 40,
      ...(isDigits ? { inputType: 'digits', pattern: rule } : { inputType: 'text' }),
    }),
    itemFor('birthday', { cate: 'date', title: text.birthday, options: [] }),
    itemFor('gender', {
      cate: 'enum',
      title: text.gender,
      options: genders.map((value) => ({ value, label: text.genders[value] })),
    }),
  ];
}

/** The current value of the form: typed, otherwise read, otherwise known. */
function currentAnswers(
  { reading, typed }: IdentityAnswers,
  { birthday = '', gender = '' }: Identity,
): Answers {
  const known: Answers = new Map([
    ['birthday', { value: birthday }],
    ['gender', { value: gender }],
  ]);
  return new Map([...known, ...reading, ...typed]);
}

const isMasked = (number: string) => /[•*]/.test(number);

/** Names and numbers that differ from what was read; dates and choices need no hint. */
function differenceHint(
  code: string,
  { reading, typed }: IdentityAnswers,
  text: IdentityText,
): { readonly hint?: string } {
  const cardText = valueOf(reading, code);
  const answer = valueOf(typed, code);
  const isCompared = (code === 'name' || code === 'id_number') && cardText !== '' && answer !== '';
  return isCompared && plain(cardText) !== plain(answer) ? { hint: text.onCard(cardText) } : {};
}

const plain = (text: string) => typedCode(text).toLowerCase();

/**
 * What is saved: the answers with the pictures that prove them. Undefined while the document's picture is missing.
 */
export function identityToSend(
  { name, id_number, birthday, gender }: FormAnswers,
  paper: CardType | undefined,
  pictures: readonly PictureTask[],
) {
  const idOf = (type: PictureTask['type']) => pictures.find((picture) => picture.type === type)?.imageId;
  const front = idOf('id_front');
  if (!name || !id_number || !birthday || !gender || !isKnown(genders, gender)) return undefined;
  if (front === undefined || !paper) return undefined;
  return {
    name,
    id_number,
    birthday,
    gender,
    card_type: paper.card_type,
    id_front: front,
    id_card_back: idOf('id_card_back'),
    tax_card: idOf('tax_card'),
    face: idOf('face'),
  };
}
