import { codes } from '@clearloan/api-client/declare';
import type {
  Login,
  loginSetting,
  logout,
  passwordLogin,
  resetPassword,
  smsCodeLogin,
} from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler, PublicHandler } from '../../platform/context/request-context';
import type { Device } from '../../platform/context/sessions';
import { market } from '../../platform/context/market';
import { endAllSessions, endSession, startSession } from '../../platform/context/sessions';
import { codeRules } from '../codes/codes';
import { consumeCode } from '../codes/codes';
import { hashPassword, isPassword } from './passwords';
import type { PasswordTries } from './password-tries';
import { phoneNumber } from './change-phone';
import { borrowers } from '../../platform/database/schema/borrowers';
import { refuseWeakPassword } from './weak-password';

export const answerLoginSetting: PublicHandler<typeof loginSetting> = ({ t }) =>
  Promise.resolve({
    countryCode: market.phone.countryCode,
    phonePattern: market.phone.pattern,
    codeLength: codeRules.digits,
    loginTypes: ['sms', 'password'],
    voiceEnabled: true,
    agreements: [
      { scene: 'terms', title: t(msg`Terms of use`) },
      { scene: 'privacy', title: t(msg`Privacy policy`) },
    ],
  });

/** Logs in with the right code. A number without an account gets one; an account due for erasure stays. */
export const answerSmsCodeLogin: PublicHandler<typeof smsCodeLogin> = ({ request, device }) => {
  const phone = phoneNumber(request.username, 'username');
  return transaction(async () => {
    await consumeCode({ phone, purpose: 'login', code: request.smsCode });
    const at = realNow();
    const [borrower] = await writableDb()
      .insert(borrowers)
      .values({ phone, createdAt: at, lastLoginAt: at })
      .onConflictDoUpdate({ target: borrowers.phone, set: { lastLoginAt: at, eraseAt: null } })
      .returning({ borrowerId: borrowers.borrowerId, isNew: sql<boolean>`xmax = 0` });
    if (borrower === undefined) throw new Error('The upsert returned no row.');
    return loginOf(borrower, phone, request.sharedPhone, device);
  });
};

/** The same message, in the same time, for a wrong number and a wrong password. */
export const answerPasswordLogin =
  (tries: PasswordTries): PublicHandler<typeof passwordLogin> =>
  async ({ request, device }) => {
    const phone = phoneNumber(request.username, 'username');
    await tries.begin(phone);
    const [borrower] = await db().select().from(borrowers).where(eq(borrowers.phone, phone));
    const isRight = await isPassword(request.password, borrower?.passwordHash);
    if (borrower === undefined || !isRight) {
      throw wrongLogin();
    }
    await tries.succeed(phone);
    const { passwordHash } = borrower;
    return transaction(async () => {
      // Hashing is slow: the password may have been changed or the account erased meanwhile.
      const [stillRight] = await writableDb()
        .update(borrowers)
        .set({ lastLoginAt: realNow(), eraseAt: null })
        .where(
          and(
            eq(borrowers.borrowerId, borrower.borrowerId),
            eq(borrowers.isErased, false),
            passwordHash === null ? isNull(borrowers.passwordHash) : eq(borrowers.passwordHash, passwordHash),
          ),
        )
        .returning({ borrowerId: borrowers.borrowerId });
      if (stillRight === undefined) throw wrongLogin();
      return loginOf({ ...borrower, isNew: false }, phone, request.sharedPhone, device);
    });
  };

const wrongLogin = () =>
  refuse(codes.wrongLogin, msg`The phone number or password isn’t right. Check both.`, { field: 'password' });

async function loginOf(
  { borrowerId, isNew }: { readonly borrowerId: string; readonly isNew: boolean },
  phone: string,
  isShared: boolean | undefined,
  device: Device,
): Promise<Login> {
  return { sessionId: await startSession(borrowerId, isShared, device), phone, username: phone, isNew };
}

/** A new password ends every session, so anyone with the old password is logged out. */
export const answerResetPassword: PublicHandler<typeof resetPassword> = async ({ request }) => {
  const phone = phoneNumber(request.phone, 'phone');
  refuseWeakPassword(request.password, phone);
  const passwordHash = await hashPassword(request.password);
  await transaction(async () => {
    await consumeCode({ phone, purpose: 'reset', code: request.smsCode });
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
    await endAllSessions(borrower.borrowerId);
  });
};

export const answerLogout: Handler<typeof logout> = async ({ session }) => {
  await endSession(session);
};
