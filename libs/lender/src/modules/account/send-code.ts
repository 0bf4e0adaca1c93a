import { brandName } from '../../platform/context/market';
import { randomInt } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import type { CodePurpose, CodeSent, sendSmsCode } from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, gt, inArray, not, sql, type SQL } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { sessionExpired } from '../../platform/context/refusal';
import type { PublicHandler } from '../../platform/context/request-context';
import type { SmsSender, TextMessage } from '../../platform/context/outside';
import type { Translate } from '../../platform/context/product-names';
import { codeRules, hourMs } from '../codes/codes';
import { storeCode } from '../codes/codes';
import { phoneNumber } from './change-phone';
import { smsCodes } from '../../platform/database/schema/borrowers';

type SendHandler = PublicHandler<typeof sendSmsCode>;
type Channel = TextMessage['channel'];
interface Wanted {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly ip: string;
}

export interface CodeSending {
  /** Whether the hourly limits apply (off only if limits are off). */
  readonly isCapped: boolean;
  /** The host of the app's pages, where a browser may read the code from the message. */
  readonly appHost: string | undefined;
  readonly sms: SmsSender;
}

/** Purposes whose code is sent to the number in the request: to log in with it, or to adopt it. */
const toTypedNumber: readonly CodePurpose[] = ['login', 'reset', 'newPhone'];

/** Without a session, only codes that lead to a login can be requested. */
const forAnyone: readonly CodePurpose[] = ['login', 'reset'];

/**
 * Sends a code by text message or phone call; both share the same limits. The response does not reveal whether the number has
 * an account. Codes for signing go to the logged-in borrower's own number, whatever number the request contains.
 */
export const sendCode =
  (channel: Channel, { isCapped, appHost, sms }: CodeSending): SendHandler =>
  async ({ request, borrower, ip, t }) => {
    const purpose = request.type;
    if (!forAnyone.includes(purpose) && borrower === undefined) throw sessionExpired();
    const phone =
      toTypedNumber.includes(purpose) || borrower === undefined
        ? phoneNumber(request.phone, 'phone')
        : borrower.phone;
    await makeCode({ phone, purpose, ip }, isCapped, (code) => {
      const text = channel === 'voice' ? spoken(code, t) : written(code, appHost, t);
      return sms({ phone, code, text, channel, expiresAt: new Date(realNow().getTime() + codeRules.lifeMs) });
    });
    return {
      retryAfter: codeRules.resendMs / 1000,
      codeLength: codeRules.digits,
      validFor: codeRules.lifeMs / 1000,
    } satisfies CodeSent;
  };

/**
 * Serialised per phone and per network, because concurrent requests would not see each other's codes. The code and its message
 * are written together.
 */
async function makeCode(
  { phone, purpose, ip }: Wanted,
  isCapped: boolean,
  send: (code: string) => Promise<void>,
): Promise<void> {
  await transaction(async () => {
    for (const name of [`code to ${phone}`, `code from ${ip}`]) {
      await writableDb().execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
    }
    await refuseTooSoon(phone, purpose);
    if (isCapped) await refuseBeyondAnHour(phone, purpose, ip);
    const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
    await storeCode({ phone, purpose, code }, ip);
    await send(code);
  });
}

/** Public codes and session codes are counted separately, because a stranger can request only the public ones. */
async function refuseBeyondAnHour(phone: string, purpose: CodePurpose, ip: string): Promise<void> {
  const toPhone = eq(smsCodes.phone, phone);
  const isForAnyone = inArray(smsCodes.purpose, [...forAnyone]);
  if (!forAnyone.includes(purpose)) {
    // The caller chooses this number, so a network may send no more of these codes than of login codes.
    if (purpose === 'newPhone')
      await refuseTooMany(
        and(eq(smsCodes.ip, ip), eq(smsCodes.purpose, 'newPhone')),
        codeRules.perHour.network,
      );
    await refuseTooMany(and(toPhone, not(isForAnyone)), codeRules.perHour.session);
    return;
  }
  await refuseTooMany(and(toPhone, isForAnyone), codeRules.perHour.phone);
  await refuseTooMany(and(eq(smsCodes.ip, ip), isForAnyone), codeRules.perHour.network);
}

async function refuseTooSoon(phone: string, purpose: CodePurpose): Promise<void> {
  const [last] = await db()
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.sentAt))
    .limit(1);
  const waitMs = last === undefined ? 0 : last.sentAt.getTime() + codeRules.resendMs - realNow().getTime();
  if (waitMs > 0) throw tooMany(waitMs);
}

async function refuseTooMany(who: SQL | undefined, most: number): Promise<void> {
  const hourAgo = new Date(realNow().getTime() - hourMs);
  const sent = await db()
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(and(who, gt(smsCodes.sentAt, hourAgo)))
    .orderBy(desc(smsCodes.sentAt))
    .limit(most);
  const oldest = sent[most - 1];
  if (oldest !== undefined) throw tooMany(oldest.sentAt.getTime() + hourMs - realNow().getTime());
}

const tooMany = (waitMs: number) =>
  refuse(codes.tooMany, msg`We just sent you a code. Wait a moment before requesting another.`, {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });

function spoken(code: string, t: Translate): string {
  const digits = code.split('').join(' ');
  return t(msg`Your ${brandName} code is ${digits}. Again: ${digits}.`);
}

/** The last line binds the code to the app's own host (WebOTP), so that browsers offer it to no other site. */
function written(code: string, appHost: string | undefined, t: Translate): string {
  const words = t(
    msg`${code} is your ${brandName} code. It’s valid for 5 minutes. Don’t share it with anyone, not even us.`,
  );
  return appHost === undefined ? words : `${words}\n\n@${appHost} #${code}`;
}
