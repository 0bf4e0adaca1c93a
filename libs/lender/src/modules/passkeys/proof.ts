import { codes } from '@clearloan/api-client/declare';
import type { CodePurpose } from '@clearloan/session/contract';
import type { PasskeyProof } from '@clearloan/application/contract';
import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import type { LockedBorrower } from '../../platform/context/lock-borrower';
import { refuse } from '../../platform/context/refusal';
import { writableDb } from '../../platform/database/connection';
import { passkeys } from '../../platform/database/schema/passkeys';
import { consumeCode } from '../codes/codes';
import { takeChallenge } from './challenges';
import { passkeySite } from './site';
import { verifySigned } from './verify';

/** What proves that a borrower agrees: a code from the phone, or a passkey in its place. */
export interface Proof {
  readonly smsCode?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}

/**
 * Consumes a proof in the current transaction, and is rolled back with it. A code is refused as in `consumeCode`. A passkey is
 * refused with 1102 without a valid challenge for exactly this subject, and with 1101 if it is not the borrower's or did not sign it.
 * @param subject what is agreed to, as the challenge was requested for
 */
export async function consumeProof(
  { borrowerId, phone }: LockedBorrower,
  purpose: CodePurpose,
  subject: string,
  { smsCode, passkey }: Proof,
): Promise<void> {
  if (passkey === undefined) return consumeCode({ phone, purpose, code: smsCode ?? '' });
  const challenge = await takeChallenge({ borrowerId, purpose, subject });
  if (challenge === undefined) throw requestExpired();
  const own = and(eq(passkeys.borrowerId, borrowerId), eq(passkeys.credentialId, passkey.credentialId));
  const [stored] = await writableDb().select().from(passkeys).where(own).for('update');
  const site = passkeySite();
  const counter =
    stored === undefined || site === undefined
      ? undefined
      : await verifySigned(passkey, stored, challenge, site);
  if (counter === undefined) throw wrongPasskey();
  await writableDb().update(passkeys).set({ counter, usedAt: realNow() }).where(own);
}

const field = 'passkey';
/** There is no valid challenge for this. */
export const requestExpired = () =>
  refuse(codes.codeExpired, msg`This request to your passkey has ended. Try again.`, { field });
export const wrongPasskey = () =>
  refuse(codes.wrongCode, msg`This passkey didn’t work. Try again, or use a code.`, { field });
