import { createHash } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { refuse } from '../../platform/context/refusal';
import { db } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { thisLender } from '../../platform/lender/lender';
import type { OutsideSystems } from '../../platform/lender/outside';

/** Sends mail to borrowers. Rejects with 1003 if the lender sends none. */
export function mailerOrRefusal(): NonNullable<OutsideSystems['mailBorrower']> {
  const { outside, leftOut } = thisLender();
  if (outside.mailBorrower === undefined || leftOut.has('documentMail'))
    throw refuse(codes.notAllowedNow, msg`We don’t send e-mail.`);
  return outside.mailBorrower;
}

/** The borrower's address; undefined if there is none. */
export async function emailOf(borrowerId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ email: borrowers.email })
    .from(borrowers)
    .where(eq(borrowers.borrowerId, borrowerId));
  return row?.email ?? undefined;
}

/** Domains are the same in either case; what is before the sign is its host's matter. */
export function normalized(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

/** `m•••@example.com` */
export const maskEmail = (address: string): string =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`;

/** By what a code knows its address: the table of codes contains no address. */
export const codeRecipient = (address: string): string =>
  `email ${createHash('sha256').update(address.toLowerCase()).digest('base64url')}`;
