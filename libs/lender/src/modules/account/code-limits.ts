import { codes } from '@clearloan/api-client/declare';
import type { CodeUse } from '@clearloan/session/contract';
import { msg } from '@lingui/core/macro';
import { and, arrayContains, desc, eq, gt, like, notInArray, type SQL } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { refuse } from '../../platform/context/refusal';
import { widestOf, type Networks } from '../../platform/context/networks';
import type { KnownDevice } from '../../platform/context/known-devices';
import type { Borrower } from '../../platform/context/sessions';
import { db } from '../../platform/database/connection';
import { smsCodes } from '../../platform/database/schema/borrowers';
import { hourMs } from '../../platform/context/codes-of-an-hour';
import { codeRules, type Requester } from '../codes/codes';

/** A code that is requested. */
export interface WantedCode {
  readonly phone: string;
  readonly purpose: CodeUse;
  readonly borrower: Borrower | undefined;
  readonly knownDevice: KnownDevice | undefined;
  readonly networks: Networks;
}

const { perHour, resendMs } = codeRules;
const purposesForAnyone: readonly CodeUse[] = ['login', 'reset'];
const purposesOfNew: readonly CodeUse[] = ['newPhone', 'email'];

/** Whether codes for this purpose lead to a login, so that anyone may request them. */
export const isForAnyone = (purpose: CodeUse): boolean => purposesForAnyone.includes(purpose);

/** Whether the code goes to where a borrower says, which may be somebody else’s. */
export const isToNew = (purpose: CodeUse): boolean => purposesOfNew.includes(purpose);

/** Everybody in a network, without a known device. Blocks as wide as one customer may have them count as one. */
export const everybodyIn = (networks: Networks): Requester => `network ${widestOf(networks).name}`;

/** The known device, if it is one of the borrower with this number. */
export const deviceOfNumber = (phone: string, known: KnownDevice | undefined): Requester | undefined =>
  known?.phone === phone ? `device ${known.deviceId}` : undefined;

/**
 * Who requests the code; its limits count for nobody else. Without a session it is the known device until its own limit is used up,
 * then everybody in its network.
 */
export async function requesterOf(wanted: WantedCode): Promise<Requester> {
  const { phone, purpose, borrower, knownDevice, networks } = wanted;
  if (!isForAnyone(purpose) && borrower !== undefined) return `borrower ${borrower.borrowerId}`;
  const device = deviceOfNumber(phone, knownDevice);
  const isUsedUp = device !== undefined && (await waitFor(by(device), perHour.device)) !== undefined;
  return device === undefined || isUsedUp ? everybodyIn(networks) : device;
}

/** Rejects with 1006 within a minute after the requester's last code for the same number and purpose. */
export async function refuseTooSoon({ phone, purpose }: WantedCode, requester: Requester): Promise<void> {
  const [last] = await db()
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose), by(requester)))
    .orderBy(desc(smsCodes.sentAt))
    .limit(1);
  const waitMs = last === undefined ? 0 : last.sentAt.getTime() + resendMs - realNow().getTime();
  if (waitMs <= 0) return;
  throw refuse(
    codes.tooMany,
    msg`We just sent you a code. Wait a moment before requesting another.`,
    waiting(waitMs),
  );
}

/**
 * Rejects with 1006 beyond the limits of an hour. Each one counts what only the requester can use up; what strangers can use up
 * (networks, a number from unknown devices, the ceiling) concerns neither sessions nor known devices.
 * @param ceiling all codes of an hour by this lender
 */
export async function refuseBeyondAnHour(
  wanted: WantedCode,
  requester: Requester,
  ceiling: number,
): Promise<void> {
  const { phone, purpose, networks } = wanted;
  const to = eq(smsCodes.phone, phone);
  const toNew = eq(smsCodes.purpose, purpose);
  if (requester.startsWith('device ')) return;
  if (requester.startsWith('borrower ') && !isToNew(purpose)) {
    const signing = and(by(requester), notInArray(smsCodes.purpose, [...purposesOfNew]));
    await refuseMore([{ counted: signing, most: perHour.session, sentence: isOwn }]);
    return;
  }
  const [ofNetwork, ofAll] = isToNew(purpose) ? [isOfNetwork, isOfAll] : [isLoginOfNetwork, isLoginOfAll];
  const networkLimits = networks.map(({ name, factor }) => ({
    counted: arrayContains(smsCodes.networks, [name]),
    most: perHour.network * factor,
    sentence: ofNetwork,
  }));
  const all = { counted: undefined, most: ceiling, sentence: ofAll };
  if (isToNew(purpose)) {
    const sender = { counted: and(by(requester), toNew), most: perHour.newPhone, sentence: isOwn };
    const receiver = { counted: and(to, toNew), most: perHour.newPhone, sentence: ofAll };
    await refuseMore([sender, ...networkLimits, receiver, all]);
  } else {
    const here = { counted: and(to, by(requester)), most: perHour.phoneAndNetwork, sentence: ofNetwork };
    const unknown = and(to, like(smsCodes.requester, 'network %'));
    const everywhere = { counted: unknown, most: perHour.phone, sentence: ofAll };
    await refuseMore([...networkLimits, here, everywhere, all]);
  }
}

const isOwn = msg`You’ve requested too many codes. Try again later.`;
const isOfNetwork = msg`Too many codes were requested from this network. Use another network, or try again later.`;
const isOfAll = msg`Too many codes were requested. Try again later.`;
const isLoginOfNetwork = msg`Too many codes were requested. Use your password, a phone you’ve logged in on before or another network, or try again later.`;
const isLoginOfAll = msg`Too many codes were requested. Use your password or a phone you’ve logged in on before, or try again later.`;

/** Codes that count, how many there may be in an hour, and what helps beyond that. */
interface HourlyLimit {
  readonly counted: SQL | undefined;
  readonly most: number;
  readonly sentence: typeof isOwn;
}

async function refuseMore(limits: readonly HourlyLimit[]): Promise<void> {
  for (const { counted, most, sentence } of limits) {
    const waitMs = await waitFor(counted, most);
    if (waitMs !== undefined) throw refuse(codes.tooMany, sentence, waiting(waitMs));
  }
}

const by = (requester: Requester) => eq(smsCodes.requester, requester);

/** How long until fewer than `most` codes of the last hour are left; undefined if there are fewer. */
async function waitFor(counted: SQL | undefined, most: number): Promise<number | undefined> {
  const [oldest] = await db()
    .select({ sentAt: smsCodes.sentAt })
    .from(smsCodes)
    .where(and(counted, gt(smsCodes.sentAt, new Date(realNow().getTime() - hourMs))))
    .orderBy(desc(smsCodes.sentAt))
    .offset(most - 1)
    .limit(1);
  return oldest === undefined ? undefined : oldest.sentAt.getTime() + hourMs - realNow().getTime();
}

const waiting = (waitMs: number) => ({ retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
