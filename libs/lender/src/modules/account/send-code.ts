import { thisLender } from '../../platform/lender/lender';
import { randomInt } from 'node:crypto';
import type { CodeSent, sendSmsCode } from '@clearloan/session/contract';
import { msg } from '@lingui/core/macro';
import { sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { transaction, writableDb } from '../../platform/database/connection';
import { sessionExpired } from '../../platform/context/refusal';
import type { PublicHandler } from '../../platform/context/request-context';
import type { SmsSender, TextMessage } from '../../platform/lender/outside';
import type { Translate } from '../../platform/context/product-names';
import { codeRules, storeCode } from '../codes/codes';
import { phoneNumber } from './change-phone';
import {
  everybodyIn,
  isForAnyone,
  isToNew,
  refuseBeyondAnHour,
  refuseTooSoon,
  requesterOf,
  type WantedCode,
} from './code-limits';

type SendHandler = PublicHandler<typeof sendSmsCode>;
type Channel = TextMessage['channel'];

export interface CodeSending {
  /** The ceiling of all codes of an hour; without it no hourly limit applies. */
  readonly codesPerHour: number | undefined;
  /** The host of the app's pages, where a browser may read the code from the message. */
  readonly appHost: string | undefined;
  readonly sms: SmsSender;
}

/**
 * Sends a code by text message or phone call; both share the same limits. The response does not reveal whether the number has
 * an account. Codes for signing go to the logged-in borrower's own number, whatever number the request contains.
 */
export const sendCode =
  (channel: Channel, { codesPerHour, appHost, sms }: CodeSending): SendHandler =>
  async ({ request, borrower, knownDevice, networks, t }) => {
    const purpose = request.type;
    if (!isForAnyone(purpose) && borrower === undefined) throw sessionExpired();
    const isNumberTyped = isForAnyone(purpose) || purpose === 'newPhone' || borrower === undefined;
    const phone = isNumberTyped ? phoneNumber(request.phone, 'phone') : borrower.phone;
    await makeCode({ phone, purpose, borrower, knownDevice, networks }, codesPerHour, (code) => {
      const text = channel === 'voice' ? spoken(code, t) : written(code, appHost, t);
      return sms({ phone, text, channel, expiresAt: new Date(realNow().getTime() + codeRules.lifeMs) });
    });
    return codeSent;
  };

/** What a borrower is told about a code that was sent. */
export const codeSent: CodeSent = {
  retryAfter: codeRules.resendMs / 1000,
  codeLength: codeRules.digits,
  validFor: codeRules.lifeMs / 1000,
};

/**
 * Serialised per phone, requester and widest network, because concurrent requests would not see each other's codes; the ceiling of all codes
 * may be passed by those that are requested at once. The code and its message are written together.
 */
export async function makeCode(
  wanted: WantedCode,
  codesPerHour: number | undefined,
  send: (code: string) => Promise<void>,
): Promise<void> {
  const { phone, purpose } = wanted;
  const networks = isForAnyone(purpose) || isToNew(purpose) ? wanted.networks : [];
  await transaction(async () => {
    await lockCodes(`to ${phone}`);
    const requester = await requesterOf(wanted);
    await lockCodes(`for ${requester}`);
    const counted = requester.startsWith('device ') ? [] : networks.map(({ name }) => name);
    if (counted.length > 0) await lockCodes(`for ${everybodyIn(wanted.networks)}`);
    await refuseTooSoon(wanted, requester);
    if (codesPerHour !== undefined) await refuseBeyondAnHour(wanted, requester, codesPerHour);
    const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
    await storeCode({ phone, purpose, code }, requester, counted);
    await send(code);
  });
}

/** Until the end of the transaction. Each one locks in the same order: number, requester, network. */
const lockCodes = (which: string) =>
  writableDb().execute(sql`select pg_advisory_xact_lock(hashtext(${`code ${which}`}))`);

function spoken(code: string, t: Translate): string {
  const { brandName } = thisLender();
  const digits = code.split('').join(' ');
  return t(msg`Your ${brandName} code is ${digits}. Again: ${digits}.`);
}

/** The last line binds the code to the app's own host (WebOTP), so that browsers offer it to no other site. */
function written(code: string, appHost: string | undefined, t: Translate): string {
  const words = codeText(code, t);
  return appHost === undefined ? words : `${words}\n\n@${appHost} #${code}`;
}

/** A code as words to read. */
export function codeText(code: string, t: Translate): string {
  const { brandName } = thisLender();
  return t(
    msg`${code} is your ${brandName} code. It’s valid for 5 minutes. Don’t share it with anyone, not even us.`,
  );
}
