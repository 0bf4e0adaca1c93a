import { msg } from '@lingui/core/macro';
import type { Message, Translate } from './messages';

/** The names of the sample products, which a borrower reads in their own language. */
const names: Readonly<Record<string, Message>> = {
  'Everyday loan': msg`Everyday loan`,
  'Quick top-up': msg`Quick top-up`,
  'School fees loan': msg`School fees loan`,
  'Salary bridge': msg`Salary bridge`,
  'Shop stock loan': msg`Shop stock loan`,
  'Phone loan': msg`Phone loan`,
};

/** @returns the product's name in the borrower's language; a name that the table does not know stays as it is. */
export function translateProductName(name: string, t: Translate): string {
  const known = names[name];
  return known === undefined ? name : t(known);
}
