import { phoneFromTyped, type Market } from '@clearloan/formatting';
import type { Contacts, FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import type { CrossCheck, Problem } from './check-item';

/** The texts of the contact questions; the lender provides only the relations. */
export interface ContactText {
  readonly relation: string;
  readonly name: string;
  readonly mobile: string;
  /** What to do while one is missing, by the number of the contact, from 1 on. */
  readonly missing: (no: number) => Readonly<Record<'relation' | 'name' | 'mobile', string>>;
}

/** The codes under which the lender refuses a contact's field. */
const codesOf = (index: number) => ({
  relation: `contacts.${index}.relation`,
  name: `contacts.${index}.name`,
  mobile: `contacts.${index}.mobile`,
});

const indexesOf = ({ needed }: Contacts) => Array.from({ length: needed }, (_, index) => index);

/** The questions about each contact, as form items like those of the lender's forms. */
export const contactItems = (contacts: Contacts, label: ContactText): readonly (readonly FormItem[])[] =>
  indexesOf(contacts).map((index) => {
    const codes = codesOf(index);
    const known = contacts.contacts[index];
    const missing = label.missing(index + 1);
    const typed = { cate: 'txt', required: true, options: [] };
    return [
      {
        code: codes.relation,
        cate: 'enum',
        title: label.relation,
        required: true,
        value: known?.relation,
        options: contacts.relations,
        missingText: missing.relation,
      },
      {
        ...typed,
        code: codes.name,
        title: label.name,
        value: known?.name,
        inputType: 'text',
        max: 120,
        missingText: missing.name,
      },
      {
        ...typed,
        code: codes.mobile,
        title: label.mobile,
        value: known?.mobile,
        inputType: 'tel',
        max: 20,
        missingText: missing.mobile,
      },
    ];
  });

/** The answers for one picked contact; what the device did not know is unchanged. */
export function answersFromPicked(
  index: number,
  picked: { readonly name: string; readonly mobile: string },
): Answers {
  const { name, mobile } = codesOf(index);
  const known = [
    [name, picked.name],
    [mobile, picked.mobile],
  ] as const;
  return new Map(known.filter(([, value]) => value !== '').map(([code, value]) => [code, { value }]));
}

/**
 * Contacts are different people and not the borrower: no two have the same number or relation, none has the borrower's
 * own number. Two people may have one name. Numbers are compared in normalized form, so `0812…` and `+62812…` are equal.
 */
export const contactCheck =
  (contacts: Contacts, market: Market): CrossCheck =>
  (answers) => {
    const problems = new Map<string, Problem>();
    const earlier = { relations: new Set<string>(), mobiles: new Set<string>() };
    const ownMobile = contacts.ownMobile === undefined ? '' : oneSpelling(contacts.ownMobile, market);
    for (const index of indexesOf(contacts)) {
      const codes = codesOf(index);
      const relation = valueOf(answers, codes.relation);
      const typed = valueOf(answers, codes.mobile);
      const mobile = oneSpelling(typed, market);
      if (phoneFromTyped(typed, market) === undefined) problems.set(codes.mobile, { kind: 'notPhone' });
      else if (mobile === ownMobile) problems.set(codes.mobile, { kind: 'ownNumber' });
      else if (earlier.mobiles.has(mobile)) problems.set(codes.mobile, { kind: 'sameNumber' });
      if (earlier.relations.has(relation)) problems.set(codes.relation, { kind: 'sameRelation' });
      earlier.mobiles.add(mobile);
      earlier.relations.add(relation);
    }
    return problems;
  };

/** The answers in the lender's format. */
export const contactsToSend = (contacts: Contacts, answers: Answers, market: Market) =>
  indexesOf(contacts).map((index) => {
    const codes = codesOf(index);
    return {
      relation: valueOf(answers, codes.relation),
      name: valueOf(answers, codes.name).trim(),
      mobile: oneSpelling(valueOf(answers, codes.mobile), market),
    };
  });

/** Picked people with a callable number, at most two, in the lender's format. */
export const toUploadedContacts = (
  picked: readonly { readonly name: string; readonly mobile: string }[],
  market: Market,
): readonly { readonly name: string; readonly mobile: string }[] =>
  picked
    .flatMap(({ name, mobile }) => {
      const number = phoneFromTyped(mobile, market);
      return name.trim() === '' || number === undefined ? [] : [{ name: name.trim(), mobile: number }];
    })
    .slice(0, 2);

const oneSpelling = (typed: string, market: Market): string => phoneFromTyped(typed, market) ?? typed.trim();
