import { passkeyChallenge, savePasskey, startPasskey } from '@clearloan/session/contract';
import { signedTerms } from '@clearloan/application/contract';
import { storeCode } from '../modules/codes/codes';
import { transaction } from '../platform/database/connection';
import type { TestBorrower } from '../core/lending/testing/certified-borrower';
import { acceptanceOf, type Offer } from '../core/lending/testing/walk';
import { passkeyDevice, type PasskeyDevice } from './passkey-device';
import type { TestLender } from './test-lender';

type Who = Pick<TestBorrower, 'phone' | 'sessionId'>;

/** What the device needs to make a passkey, for a right code. */
export async function startOf(lender: TestLender, { phone, sessionId }: Who) {
  await transaction(() => storeCode({ phone, purpose: 'passkey', code: '246810' }, '127.0.0.1'));
  return (await lender.call(startPasskey, { smsCode: '246810' }, { sessionId })).value();
}

/** A device with a passkey of this borrower. */
export async function deviceOf(
  lender: TestLender,
  who: Who,
): Promise<PasskeyDevice & { readonly passkeyId: string }> {
  const device = passkeyDevice();
  const { challenge } = await startOf(lender, who);
  const { sessionId } = who;
  const { passkeyId } = (await lender.call(savePasskey, device.make(challenge), { sessionId })).value();
  return { ...device, passkeyId };
}

/** A challenge to sign an offer. */
export async function challengeFor(
  lender: TestLender,
  { sessionId }: Pick<Who, 'sessionId'>,
  offer: Offer,
): Promise<string> {
  const subject = signedTerms(acceptanceOf(offer));
  return (await lender.call(passkeyChallenge, { type: 'confirm', subject }, { sessionId })).value().challenge;
}
