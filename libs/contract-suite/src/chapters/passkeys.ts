import { codes, unless, unlessSame } from '@clearloan/api-client/declare';
import {
  passkeyChallenge,
  passkeyList,
  removePasskey,
  savePasskey,
  sendSmsCode,
  startPasskey,
} from '@clearloan/session/contract';
import type { Suite } from '../harness/suite';
import { wrongOf } from './account';

/** What no device signed. */
export const forgedPasskey = {
  credentialId: 'bm8tcGFzc2tleQ',
  clientData: 'e30',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
};
/** The proof is wrong, or there is no challenge for it. */
export const refusedPasskey: readonly number[] = [codes.wrongCode, codes.codeExpired];

/**
 * A borrower without a passkey begins to add one. The suite has no device: what a device makes and signs is for the lender's own tests, and
 * the suite checks that nothing else passes for it.
 */
export async function passkeys(suite: Suite): Promise<void> {
  const { check, ask, hold, refuses, staff, lender, made } = suite;
  if (!suite.offers(startPasskey)) return;
  const own = await check(passkeyList, {});
  hold(passkeyList, 'has none of a new borrower', unlessSame('data.list', [], own?.list));
  const challenge = { type: 'confirm', subject: '["no order"]' } as const;
  await check(passkeyChallenge, challenge, { mayRefuse: codes.notAllowedNow });
  await ask(sendSmsCode, { phone: '', type: 'passkey' });
  const smsCode = await staff.codeFor(lender.phones.borrower, made.codeLength ?? 6);
  const guess = { smsCode: wrongOf(smsCode) };
  await refuses('begins only with the right code', startPasskey, guess, codes.wrongCode);
  const start = await check(startPasskey, { smsCode });
  hold(
    startPasskey,
    'begins with nothing to leave out',
    unlessSame('data.credentialIds', [], start?.credentialIds),
  );
  const bytes = Buffer.from(start?.challenge ?? '', 'base64url').length;
  hold(
    startPasskey,
    'has a challenge that nobody guesses',
    unless(bytes >= 16, 'data.challenge', 'at least 16 bytes', bytes),
  );
  const { credentialId, clientData } = forgedPasskey;
  const forged = { credentialId, clientData, attestation: 'oA' };
  await check(savePasskey, forged, { mayRefuse: codes.wrongCode });
  await check(removePasskey, { passkeyId: 'none' }, { mayRefuse: codes.notFound });
  const after = await ask(passkeyList, {});
  hold(savePasskey, 'adds only what a device made', unlessSame('data.list', [], after?.list));
}
