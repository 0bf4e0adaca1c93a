import { codes } from '@clearloan/api-client/declare';
import {
  passkeyChallenge,
  passkeyList,
  removePasskey,
  savePasskey,
  startPasskey,
} from '@clearloan/session/contract';
import { maskPhone } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { and, desc, eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { defineHandler, type Call } from '../../platform/context/define-handler';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { isUuid } from '../../platform/context/uuid';
import { db, writableDb } from '../../platform/database/connection';
import { passkeys } from '../../platform/database/schema/passkeys';
import { thisLender } from '../../platform/lender/lender';
import { tellOfChange } from '../../platform/messages/tell-of-change';
import { consumeCode } from '../codes/codes';
import { challengeSeconds, createChallenge, takeChallenge } from './challenges';
import { deviceName } from './device-name';
import { requestExpired, wrongPasskey } from './proof';
import { passkeySite, type PasskeySite } from './site';
import { verifyMade } from './verify';

/** A borrower has one for each device; more would only hide a stranger's. */
const mostPasskeys = 10;

/** The endpoints of passkeys. */
export const passkeyCalls = (): readonly Call[] => [
  defineHandler(passkeyList, answerPasskeyList),
  defineHandler(startPasskey, answerStartPasskey),
  defineHandler(savePasskey, answerSavePasskey),
  defineHandler(removePasskey, answerRemovePasskey),
  defineHandler(passkeyChallenge, answerPasskeyChallenge),
];

/** The newest first. */
const passkeysOf = (borrowerId: string) =>
  db().select().from(passkeys).where(eq(passkeys.borrowerId, borrowerId)).orderBy(desc(passkeys.addedAt));

const credentialIdsOf = async (borrowerId: string) =>
  (await passkeysOf(borrowerId)).map(({ credentialId }) => credentialId);

/** Rejects with 1003 if the lender offers no passkeys. */
function siteOrRefusal(): PasskeySite {
  const site = passkeySite();
  if (site === undefined) throw refuse(codes.notAllowedNow, msg`Passkeys aren’t available. Use a code.`);
  return site;
}

const answerPasskeyList: Handler<typeof passkeyList> = async ({ borrower, t }) => {
  const list = await passkeysOf(borrower.borrowerId);
  return {
    list: list.map(({ passkeyId, browser, system, addedAt, usedAt }) => ({
      passkeyId,
      name: deviceName({ browser, system }, t),
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString(),
    })),
  };
};

/** A code first: a session alone must not get another way to sign. */
const answerStartPasskey: Handler<typeof startPasskey> = async ({ borrower, request }) => {
  const { borrowerId, phone } = borrower;
  const { rpId } = siteOrRefusal();
  const credentialIds = await credentialIdsOf(borrowerId);
  if (credentialIds.length >= mostPasskeys) throw tooMany();
  await consumeCode({ phone, purpose: 'passkey', code: request.smsCode });
  return {
    challenge: await createChallenge({ borrowerId, purpose: 'passkey', subject: '' }),
    validFor: challengeSeconds,
    rpId,
    userId: Buffer.from(borrowerId).toString('base64url'),
    userName: maskPhone(phone, thisLender().market),
    credentialIds,
  };
};

const answerSavePasskey: Handler<typeof savePasskey> = async ({ borrower, request, device, language }) => {
  const { borrowerId } = borrower;
  const site = siteOrRefusal();
  const challenge = await takeChallenge({ borrowerId, purpose: 'passkey', subject: '' });
  if (challenge === undefined) throw requestExpired();
  const made = await verifyMade(request, challenge, site);
  if (made === undefined) throw wrongPasskey();
  const [added] = await writableDb()
    .insert(passkeys)
    .values({ ...made, borrowerId, ...device(), addedAt: realNow() })
    .onConflictDoNothing()
    .returning({ passkeyId: passkeys.passkeyId });
  if (added === undefined) throw wrongPasskey();
  const { lenderPhone } = thisLender();
  await tellOfChange({ borrowerId, language }, 'passkeyAdded', {
    path: pathTo('passkeys'),
    title: msg`Passkey added`,
    text: msg`You can sign with it now. If you didn’t add it, remove it in Settings and call ${lenderPhone}.`,
  });
  return added;
};

const answerRemovePasskey: Handler<typeof removePasskey> = async ({ borrower, request, language }) => {
  const { borrowerId } = borrower;
  const { passkeyId } = request;
  const removed = isUuid(passkeyId)
    ? await writableDb()
        .delete(passkeys)
        .where(and(eq(passkeys.borrowerId, borrowerId), eq(passkeys.passkeyId, passkeyId)))
        .returning({ passkeyId: passkeys.passkeyId })
    : [];
  if (removed.length === 0) throw refuse(codes.notFound, msg`This passkey is already removed.`);
  const { lenderPhone } = thisLender();
  await tellOfChange({ borrowerId, language }, 'passkeyRemoved', {
    path: pathTo('passkeys'),
    title: msg`Passkey removed`,
    text: msg`It can’t sign anything now. If you didn’t remove it, call ${lenderPhone}.`,
  });
  return { left: (await credentialIdsOf(borrowerId)).length };
};

const answerPasskeyChallenge: Handler<typeof passkeyChallenge> = async ({ borrower, request }) => {
  const { borrowerId } = borrower;
  const { type: purpose, subject } = request;
  const { rpId } = siteOrRefusal();
  const credentialIds = await credentialIdsOf(borrowerId);
  if (credentialIds.length === 0) throw refuse(codes.notAllowedNow, msg`You have no passkey. Use a code.`);
  const challenge = await createChallenge({ borrowerId, purpose, subject });
  return { challenge, validFor: challengeSeconds, rpId, credentialIds };
};

const tooMany = () =>
  refuse(codes.notAllowedNow, msg`You have ten passkeys, and that’s the most. Remove one first.`);
