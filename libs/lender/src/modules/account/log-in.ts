import { codes } from '@clearloan/api-client/declare';
import type { Login, passwordLogin, resetPassword, smsCodeLogin } from '@clearloan/auth/contract';
import type { loginSetting, logout } from '@clearloan/session/contract';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { forgetDevices, rememberDevice } from '../../platform/context/known-devices';
import type { Caller, Handler, PublicHandler } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import { tellOfChange } from '../../platform/messages/tell-of-change';
import { endAllSessions, endSession, startSession } from '../../platform/context/sessions';
import { codeRules, consumeCode, type Requester } from '../codes/codes';
import { deviceOfNumber, everybodyIn } from './code-limits';
import { hashPassword, isPassword } from './passwords';
import type { PasswordTries } from './password-tries';
import { phoneNumber } from './change-phone';
import { borrowers } from '../../platform/database/schema/borrowers';
import { refuseWeakPassword } from './weak-password';

export const answerLoginSetting: PublicHandler<typeof loginSetting> = ({ t }) =>
  Promise.resolve({
    countryCode: thisLender().market.phone.countryCode,
    phonePattern: thisLender().market.phone.pattern,
    codeLength: codeRules.digits,
    loginTypes: ['sms', 'password'],
    voiceEnabled: true,
    agreements: [
      { scene: 'terms', title: t(msg`Terms of use`) },
      { scene: 'privacy', title: t(msg`Privacy policy`) },
    ],
  });

/** Logs in with the right code. A number without an account gets one; an account due for erasure stays. */
export const answerSmsCodeLogin: PublicHandler<typeof smsCodeLogin> = ({ request, ...caller }) => {
  const phone = phoneNumber(request.username, 'username');
  return transaction(async () => {
    await consumeCode({ phone, purpose: 'login', code: request.smsCode }, requestersOf(phone, caller));
    const at = realNow();
    const [borrower] = await writableDb()
      .insert(borrowers)
      .values({ phone, createdAt: at, lastLoginAt: at })
      .onConflictDoUpdate({ target: borrowers.phone, set: { lastLoginAt: at, eraseAt: null } })
      .returning({ borrowerId: borrowers.borrowerId, isNew: sql<boolean>`xmax = 0` });
    if (borrower === undefined) throw new Error('The upsert returned no row.');
    return loginOf(borrower, phone, request.sharedPhone, caller);
  });
};

/** The same message, in the same time, for a wrong number and a wrong password. */
export const answerPasswordLogin =
  (tries: PasswordTries): PublicHandler<typeof passwordLogin> =>
  async ({ request, ...caller }) => {
    const phone = phoneNumber(request.username, 'username');
    const borrower = await tries.attempt({ phone, ...caller }, async () => {
      const [found] = await db().select().from(borrowers).where(eq(borrowers.phone, phone));
      return (await isPassword(request.password, found?.passwordHash)) ? found : undefined;
    });
    if (borrower === undefined) throw wrongLogin();
    const { passwordHash } = borrower;
    return transaction(async () => {
      // Hashing is slow: password or number may have been changed or the account erased meanwhile.
      const [stillRight] = await writableDb()
        .update(borrowers)
        .set({ lastLoginAt: realNow(), eraseAt: null })
        .where(
          and(
            eq(borrowers.borrowerId, borrower.borrowerId),
            eq(borrowers.isErased, false),
            eq(borrowers.phone, phone),
            passwordHash === null ? isNull(borrowers.passwordHash) : eq(borrowers.passwordHash, passwordHash),
          ),
        )
        .returning({ borrowerId: borrowers.borrowerId });
      if (stillRight === undefined) throw wrongLogin();
      return loginOf({ ...borrower, isNew: false }, phone, request.sharedPhone, caller);
    });
  };

const wrongLogin = () =>
  refuse(codes.wrongLogin, msg`The phone number or password isn’t right. Check both.`, { field: 'password' });

async function loginOf(
  { borrowerId, isNew }: { readonly borrowerId: string; readonly isNew: boolean },
  phone: string,
  isShared: boolean | undefined,
  { device, knownDevice }: Pick<Caller, 'device' | 'knownDevice'>,
): Promise<Login> {
  const kind = device();
  const known = knownDevice?.borrowerId === borrowerId ? knownDevice : undefined;
  if (isShared === true && known !== undefined) await forgetDevices(borrowerId, [known.deviceId]);
  // A shared device stays unknown: the next person must not have the borrower's limits.
  const remembered = isShared === true ? undefined : await rememberDevice(borrowerId, known, kind);
  const sessionId = await startSession(borrowerId, isShared, {
    ...kind,
    knownDeviceId: remembered?.deviceId,
  });
  return { sessionId, phone, username: phone, isNew, deviceToken: remembered?.token };
}

/** Whose codes a caller can use: the known device's own first, so that no guess of a stranger counts for them. */
function requestersOf(
  phone: string,
  { knownDevice, networks }: Pick<Caller, 'knownDevice' | 'networks'>,
): readonly Requester[] {
  const device = deviceOfNumber(phone, knownDevice);
  return [...(device === undefined ? [] : [device]), everybodyIn(networks)];
}

/**
 * A new password ends every session and forgets every device, so anyone with the old password is logged out. The known device that set it
 * stays known: it proved itself with a code.
 */
export const answerResetPassword: PublicHandler<typeof resetPassword> = async ({ request, ...caller }) => {
  const phone = phoneNumber(request.phone, 'phone');
  refuseWeakPassword(request.password, phone);
  const passwordHash = await hashPassword(request.password);
  await transaction(async () => {
    await consumeCode({ phone, purpose: 'reset', code: request.smsCode }, requestersOf(phone, caller));
    const [borrower] = await writableDb()
      .update(borrowers)
      .set({ passwordHash })
      .where(eq(borrowers.phone, phone))
      .returning({ borrowerId: borrowers.borrowerId });
    if (borrower === undefined) {
      throw refuse(codes.wrongLogin, msg`This number has no account yet. Log in with a code first.`, {
        field: 'phone',
      });
    }
    const { lenderPhone } = thisLender();
    await tellOfChange({ ...borrower, language: caller.language }, 'password', {
      path: pathTo('setting'),
      title: msg`Password changed`,
      text: msg`Your other phones are logged out. If you didn’t change it, call ${lenderPhone}.`,
    });
    await endAllSessions(borrower.borrowerId, caller.knownDevice?.deviceId);
  });
};

export const answerLogout: Handler<typeof logout> = async ({ session }) => {
  await endSession(session);
};
