import { brandName } from '../../context/market';
import { randomInt } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import type { CodePurpose, CodeSent, sendSmsCode } from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, gt, inArray, not, sql, type SQL } from 'drizzle-orm';
import { realNow } from '../../context/clock';
import { db, transaction, writableDb } from '../../database/connection';
import { refuse } from '../../context/refusal';
import { sessionExpired } from '../../context/refusal';
import type { PublicHandler } from '../../context/request-context';
import type { SmsSender, TextMessage } from '../../context/outside';
import type { Translate } from '../../context/product-names';
import { codeRules, hourMs } from '../codes/codes';
import { storeCode } from '../codes/codes';
import { phoneNumber } from './change-phone';
import { smsCodes } from '../../database/schema/borrowers';

type SendHandler = PublicHandler<typeof sendSmsCode>;
type Channel = TextMessage['channel'];
interface Wanted {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly ip: string;
}

/** How codes are sent here. */
export interface CodeSending {
  /** Whether the limits by the hour hold (off only where limits are). */
  readonly isCapped: boolean;
  /** The host of the app's pages, where a browser may read the code out of the message. */
  readonly appHost: string | undefined;
  readonly sms: SmsSender;
}

/** Goes to the number that the call names: to log in with it, or to make it one's own. */
const toTypedNumber: readonly CodePurpose[] = ['login', 'reset', 'newPhone'];

/** Without a login one may only ask for a code that leads to a login. */
const forAnyone: readonly CodePurpose[] = ['login', 'reset'];

/**
 * Sends a code as a message or in a call; both share the same limits. The answer does not tell whether the number
 * has an account. What a logged-in borrower signs goes to their own phone, whatever number the call names.
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
 * One at a time for a phone and for a network: otherwise codes asked for at once would not see each other. The code and its
 * message are written together.
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

/** Codes for anybody and codes for a session are counted apart: a stranger can ask for the first ones only. */
async function refuseBeyondAnHour(phone: string, purpose: CodePurpose, ip: string): Promise<void> {
  const toPhone = eq(smsCodes.phone, phone);
  const isForAnyone = inArray(smsCodes.purpose, [...forAnyone]);
  if (!forAnyone.includes(purpose)) {
    // To a number of somebody else's choice, so a network sends no more of them than of codes for a login.
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

/** The last line binds the code to the app's own pages (WebOTP): a browser gives it to no other site. */
function written(code: string, appHost: string | undefined, t: Translate): string {
  const words = t(
    msg`${code} is your ${brandName} code. It’s valid for 5 minutes. Don’t share it with anyone, not even us.`,
  );
  return appHost === undefined ? words : `${words}\n\n@${appHost} #${code}`;
}
