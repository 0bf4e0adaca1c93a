import {
  array,
  atMost,
  count,
  id,
  manyOf,
  matching,
  object,
  optional,
  text,
  freeText,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { formOption } from './form';

/** Somebody to call if the borrower cannot be reached; never asked to pay. */
const contact = object({
  /** What the contact is to the borrower: the value of an option of `relations`. */
  relation: id,
  /** The name of the contact. */
  name: text(120),
  /** The phone number of the contact. */
  mobile: text(32),
});
export type Contact = InferOutput<typeof contact>;

/** `needed` is how many contacts the lender requires; `ownMobile` is the one number that no contact may have. */
export const contactsData = object({
  /** The relations to choose from. */
  relations: array(formOption),
  /** The contacts that are saved. */
  contacts: manyOf(contact),
  /** How many the lender requires. */
  needed: count,
  /** The borrower’s own number, which no contact may have. */
  ownMobile: optional(text(32)),
});
export type Contacts = InferOutput<typeof contactsData>;

const mobile = matching(/^\+?\d{6,15}$/, 'A phone number has 6 to 15 digits.');

export const saveContactsRequest = object({
  /** All contacts: they replace those that are saved. */
  contacts: atMost(
    5,
    object({
      /** What the contact is to the borrower: the value of an option of `relations`. */
      relation: id,
      /** The name of the contact. */
      name: freeText(120),
      /** The phone number of the contact. */
      mobile,
    }),
  ),
});

/** Contacts picked individually from the device's contact list. */
export const pickedContacts = atMost(
  2,
  object({
    /** The name of the contact. */
    name: freeText(120),
    /** The phone number of the contact. */
    mobile,
  }),
);
