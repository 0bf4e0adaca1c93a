import { codes, deviceTokenHeader } from '@clearloan/api-client/declare';
import { passwordLogin, smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, type CodePurpose } from '@clearloan/session/contract';
import { eq, sql } from 'drizzle-orm';
import { autocommit } from '../../../platform/database/connection';
import { borrowers } from '../../../platform/database/schema/borrowers';
import { messagesTo } from '../../../testing/text-messages';
import { logInBySms } from '../../../testing/borrower-for-test';
import { logInForTest } from '../../../testing/log-in';
import type { TestLender } from '../../../testing/test-lender';
import type { How } from '../../../testing/wire-call';
import { hashPassword } from '../passwords';

const password = 'a quiet harbour';
const passwordHash = hashPassword(password);
let lastNumber = 81_236_000_000;
export const newNumber = () => `+62${String((lastNumber += 1))}`;

/** An attacker in one network of many, and a borrower in another one, with a known device, a password and a session. */
export interface LimitWorld {
  readonly lender: TestLender;
  readonly victim: string;
  readonly session: How;
  readonly attacker: How;
  readonly secondAttacker: How;
  /** Headers of a request from the nth of many unrelated networks; 0 is the borrower's own, without the known device. */
  readonly network: (index: number) => How;
  /** The known device, in network 1 like most attackers. */
  readonly device: How;
}

const from = (ip: string, headers = {}): How => ({ headers: { 'X-Forwarded-For': ip, ...headers } });
/** Each world has its own networks, because floods are counted in memory. */
let lastWorld = 20;

/** Empties all limits before and after the borrower has logged in. */
export async function limitWorld(lender: TestLender): Promise<LimitWorld> {
  await emptyLimits();
  const block = String((lastWorld += 1));
  const address = (index: number) => `${block}.${String(index)}.113.7`;
  const network = (index: number) => from(address(index));
  const victim = newNumber();
  const { sessionId, deviceToken = '' } = await logInBySms(lender, victim, network(0));
  await autocommit()
    .update(borrowers)
    .set({ passwordHash: await passwordHash })
    .where(eq(borrowers.phone, victim));
  const loggedIn = async (index: number) => ({
    sessionId: await logInForTest(newNumber()),
    ...network(index),
  });
  await emptyLimits();
  return {
    lender,
    victim,
    network,
    session: { sessionId, ...network(0) },
    device: from(address(1), { [deviceTokenHeader]: deviceToken }),
    attacker: await loggedIn(1),
    secondAttacker: await loggedIn(2),
  };
}

const emptyLimits = () =>
  autocommit().execute(sql`with counted as (delete from rate_limits) delete from sms_codes`);

/** Codes can be requested again; what was counted stays. */
export const minutePasses = () =>
  autocommit().execute(
    sql`with minute as (delete from rate_limits where key like 'login%' or key like 'write%')
        update sms_codes set sent_at = sent_at - interval '1 minute'`,
  );

/** Counts as if the rest of the attempts had been made; guessing.test.ts makes them. */
export const useUpRest = (rate: string, most: number) =>
  autocommit().execute(sql`update rate_limits set points = ${most} where key like ${`${rate}:%`}`);

type Outcome = Promise<{ readonly code: unknown; readonly message: unknown }>;

/** Requests codes to a number, one a minute. */
export async function request(
  { lender }: LimitWorld,
  times: number,
  how: How,
  phone: () => string,
  type: CodePurpose = 'login',
): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) {
    await lender.call(sendSmsCode, { phone: phone(), type }, how);
    await minutePasses();
  }
}

export const requestOne = ({ lender }: LimitWorld, phone: string, how: How, type: CodePurpose = 'login') =>
  lender.call(sendSmsCode, { phone, type }, how);

export const guessCode = ({ lender, victim }: LimitWorld, smsCode: string, how: How): Outcome =>
  lender.call(smsCodeLogin, { username: victim, smsCode }, how);

export const guessPassword = ({ lender, victim }: LimitWorld, how: How, guessed = 'guessed'): Outcome =>
  lender.call(passwordLogin, { username: victim, password: guessed }, how);

/** The code that was sent to the borrower last. */
export const lastCode = async ({ victim }: LimitWorld) => (await messagesTo(victim))[0]?.code ?? '';
export const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

async function byCode(world: LimitWorld, how: How): Outcome {
  const sent = await requestOne(world, world.victim, how);
  return sent.code === 0 ? guessCode(world, await lastCode(world), how) : sent;
}

const ownPurposes = ['confirm', 'delay', 'autopay', 'delete', 'sessions', 'phone'] as const;

/** What the borrower does; each ends with code 0 if it works. Network 0 is where the borrower has no known device. */
export const ways = {
  'code on a known device': (world) => byCode(world, world.device),
  'password on a known device': (world) => guessPassword(world, world.device, password),
  'code elsewhere': (world) => byCode(world, world.network(0)),
  'password elsewhere': (world) => guessPassword(world, world.network(0), password),
  'codes to sign': async (world) => {
    for (const type of ownPurposes) {
      const sent = await requestOne(world, world.victim, world.session, type);
      if (sent.code !== 0) return sent;
    }
    return { code: codes.success, message: '' };
  },
} as const satisfies Record<string, (world: LimitWorld) => Outcome>;

export type Way = keyof typeof ways;
