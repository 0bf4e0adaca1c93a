import { codes, deviceTokenHeader } from '@clearloan/api-client/declare';
import { passwordLogin, resetPassword } from '@clearloan/auth/contract';
import { sendSmsCode } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { createGate } from '../../platform/http/gate';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { codeRules } from '../codes/codes';
import { passwordTries } from './password-tries';
import { hashing, hashPassword, isPassword } from './passwords';

let lender: TestLender;
let lastPhone = 81_237_000_000;
beforeAll(async () => {
  lender = await startTestLender({ isLimited: true, trustedProxies: '127.0.0.1' });
});
beforeEach(() => autocommit().execute(sql`with counted as (delete from rate_limits) delete from sms_codes`));
afterAll(() => lender.stop());

const newPhone = () => `+62${String((lastPhone += 1))}`;
const minutePasses = () =>
  autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
/** Simulates a proxy that reports this client address. */
const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
const inNetwork = (host: number) => from(`2001:db8:7:7::${host.toString(16)}`);
const anywhere = (index: number) => from(`203.0.113.${String(index)}`);
const tryPassword = async (phone: string, how: ReturnType<typeof from>, password = 'guessed') =>
  lender.call(passwordLogin, { username: phone, password }, how);

const secret = 'a quiet harbour';
async function borrowerWithPassword(): Promise<string> {
  const phone = newPhone();
  await logInForTest(phone);
  const smsCode = await codeFor(lender, phone, 'reset');
  (await lender.call(resetPassword, { phone, smsCode, password: secret })).value();
  return phone;
}

describe('an attacker who guesses one borrower’s password', () => {
  it('from forty addresses of one network is blocked, and the borrower gets in with a code', async () => {
    const phone = await borrowerWithPassword();
    const received = [];
    for (let host = 1; host <= 40; host += 1) received.push((await tryPassword(phone, inNetwork(host))).code);
    const { soon } = passwordTries.phoneAndNetwork;
    expect(received.filter((code) => code === codes.wrongLogin)).toHaveLength(soon);
    expect(received.filter((code) => code === codes.tooMany)).toHaveLength(40 - soon);
    expect((await tryPassword(phone, inNetwork(41), secret)).code).toBe(codes.tooMany);
    expect((await logInBySms(lender, phone)).phone.slice(-4)).toBe(phone.slice(-4));
  });

  it('from a different address of one /24 for each concurrent guess gets only the tries of one', async () => {
    const phone = await borrowerWithPassword();
    const received = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => (await tryPassword(phone, anywhere(index))).code),
    );
    const { soon } = passwordTries.phoneAndNetwork;
    expect(received.filter((code) => code === codes.wrongLogin)).toHaveLength(soon);
    expect(received.filter((code) => code === codes.tooMany)).toHaveLength(12 - soon);
  });

  it('from a different network for each guess gets the tries of one number', async () => {
    const phone = await borrowerWithPassword();
    const { soon } = passwordTries.phone;
    const received = await Promise.all(
      Array.from({ length: soon + 4 }, async (_, index) => {
        const how = from(`10.${String(index)}.0.1`);
        return (await tryPassword(phone, how)).code;
      }),
    );
    expect(received.filter((code) => code === codes.wrongLogin)).toHaveLength(soon);
    expect(received.filter((code) => code === codes.tooMany)).toHaveLength(4);
  });

  it('does not learn from the block whether the number has an account', async () => {
    const phone = newPhone();
    const received = [];
    for (let index = 0; index < 7; index += 1)
      received.push((await tryPassword(phone, anywhere(index + 50))).code);
    expect(received.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => codes.wrongLogin));
    expect(received.slice(5)).toEqual([codes.tooMany, codes.tooMany]);
  });
});

it('a borrower who logs in after mistyped passwords has all tries again', async () => {
  const phone = await borrowerWithPassword();
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 1; wrong < passwordTries.phoneAndNetwork.soon; wrong += 1) {
      expect((await tryPassword(phone, anywhere(100 + 5 * round + wrong))).code).toBe(codes.wrongLogin);
    }
    expect((await tryPassword(phone, anywhere(100 + 5 * round), secret)).code).toBe(0);
  }
});

describe('the right password', () => {
  const countedTries = async () =>
    (await autocommit().execute(sql`select key from rate_limits where key like 'password%' and points > 0`))
      .rows;
  const allOf = (outcome: number, count: number) => Array.from({ length: count }, () => outcome);

  it('sent many times at once refuses none, on an unknown and on a known device', async () => {
    const phone = await borrowerWithPassword();
    const count = passwordTries.phoneAndNetwork.soon + 2;
    const rush = async (how: (index: number) => ReturnType<typeof from>) =>
      Promise.all(
        Array.from(
          { length: count },
          async (_, index) => (await tryPassword(phone, how(index), secret)).code,
        ),
      );
    expect(await rush((index) => anywhere(150 + index))).toEqual(allOf(0, count));
    const { deviceToken = '' } = await logInBySms(lender, phone);
    const onDevice = (index: number) => {
      const { headers } = anywhere(180 + index);
      return { headers: { ...headers, [deviceTokenHeader]: deviceToken } };
    };
    expect(await rush(onDevice)).toEqual(allOf(0, count));
  });

  it('uses up none of the attempts that a number and a network share', async () => {
    const phone = await borrowerWithPassword();
    for (const index of [240, 241]) expect((await tryPassword(phone, anywhere(index), secret)).code).toBe(0);
    expect(await countedTries()).toEqual([]);
  });

  it('that could not be checked uses up none either', async () => {
    const phone = await borrowerWithPassword();
    // Two checks that take seconds, and as many behind them as may wait.
    const hashOf = (N: number, p: number) => `scrypt$${String(N)}$8$${String(p)}$c2FsdA$${'A'.repeat(43)}`;
    const running = Array.from({ length: hashing.atOnce }, () => isPassword('a', hashOf(2 ** 15, 15)));
    const waiting = Array.from({ length: hashing.mostWaiting }, () => isPassword('a', hashOf(2, 1)));
    expect((await tryPassword(phone, anywhere(242), secret)).code).toBe(codes.tooMany);
    expect(await countedTries()).toEqual([]);
    await Promise.all([...running, ...waiting]);
  });

  it('among wrong ones sent at once leaves no more guesses than alone', async () => {
    const phone = await borrowerWithPassword();
    const words = [secret, ...Array.from({ length: 11 }, () => 'guessed')];
    const received = await Promise.all(
      words.map(async (word, index) => (await tryPassword(phone, anywhere(210 + index), word)).code),
    );
    expect(received.filter((code) => code === codes.wrongLogin).length).toBeLessThanOrEqual(
      2 * passwordTries.phoneAndNetwork.soon - 1,
    );
    expect((await tryPassword(phone, anywhere(230))).code).toBe(codes.tooMany);
  });
});

it('a stranger who uses up all login codes of an hour does not block signing and extensions', async () => {
  const phone = newPhone();
  const sessionId = await logInForTest(phone);
  for (let asked = 0; asked < 3; asked += 1) {
    for (const type of ['login', 'reset'] as const)
      await lender.call(sendSmsCode, { phone, type }, inNetwork(asked));
    await minutePasses();
  }
  expect((await lender.call(sendSmsCode, { phone, type: 'login' }, inNetwork(9))).code).toBe(codes.tooMany);
  for (const type of ['confirm', 'delay'] as const) {
    expect((await lender.call(sendSmsCode, { phone, type }, { sessionId, ...inNetwork(9) })).code).toBe(0);
  }
});

it('codes requested inside a session have a separate limit, from any network', async () => {
  const phone = newPhone();
  const sessionId = await logInForTest(phone);
  const received = [];
  for (let asked = 0; asked < codeRules.perHour.session + 1; asked += 1) {
    received.push((await lender.call(sendSmsCode, { phone, type: 'confirm' }, { sessionId })).code);
    await minutePasses();
  }
  expect(received.slice(0, -1).every((code) => code === 0)).toBe(true);
  expect(received.at(-1)).toBe(codes.tooMany);
});

it('one network requests at most twenty codes an hour, however many addresses it has', async () => {
  const received = [];
  for (let host = 1; host <= 40; host += 1) {
    const how = inNetwork(host);
    received.push((await lender.call(sendSmsCode, { phone: newPhone(), type: 'login' }, how)).code);
  }
  expect(received.filter((code) => code === 0)).toHaveLength(codeRules.perHour.network);
});

describe('when many borrowers log in at once', () => {
  it('requests beyond the queue get a retry time, and the others succeed', async () => {
    const count = hashing.atOnce + hashing.mostWaiting + 5;
    const results = await Promise.allSettled(Array.from({ length: count }, () => hashPassword('a')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ reason: { code: codes.tooMany, details: { retryAfter: 5 } } });
    expect(await hashPassword('a')).toMatch(/^scrypt/);
  });

  it('at most the allowed number of hashes run at once, and a failure frees its slot', async () => {
    const gate = createGate({ atOnce: 2, mostWaiting: 10, full: () => new Error('full') });
    let inside = 0;
    let most = 0;
    const work = (fails: boolean) => async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
      if (fails) throw new Error('failed');
    };
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => gate.pass(work(index % 3 === 0))),
    );
    expect(most).toBe(2);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    await expect(gate.pass(work(false))).resolves.toBeUndefined();
  });
});
