import type { Endpoint, RequestOf } from '@clearloan/api-client/declare';
import { passwordLogin, sendSmsCode, smsCodeLogin } from '@clearloan/auth/contract';
import { logInForTest } from '../../testing/log-in';
import { sizes } from '../../testing/sizes';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let last = 81_237_000_000;
const stranger = () => `+62${(last += 1)}`;
const borrower = async () => {
  const phone = stranger();
  await logInForTest(phone);
  return phone;
};

beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const median = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/**
 * Compares the responses for numbers with and without an account, in turn, and the difference of their median times. The limit
 * is 20 ms, or a quarter of the median on a machine so busy that the median itself varies.
 */
async function compare<Of extends Endpoint>(endpoint: Of, requestFor: (phone: string) => RequestOf<Of>) {
  const groups = { known: new Set<string>(), unknown: new Set<string>() };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < sizes.timedCalls; round += 1) {
    const phones = { known: await borrower(), unknown: stranger() };
    for (const group of ['known', 'unknown'] as const) {
      const startedAt = performance.now();
      const { code, message, raw } = await lender.call(endpoint, requestFor(phones[group]));
      times[group].push(performance.now() - startedAt);
      groups[group].add(JSON.stringify([code, message, raw]));
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return { ...groups, apartMs: Math.abs(known - unknown), mostMs: Math.max(20, known / 4) };
}

describe('an attacker cannot tell whether a number has an account', () => {
  it('by requesting a code', async () => {
    const { known, unknown, apartMs, mostMs } = await compare(sendSmsCode, (phone) => ({
      phone,
      type: 'login' as const,
    }));
    expect([...unknown]).toEqual([...known]);
    expect(apartMs).toBeLessThan(mostMs);
  });

  it('by guessing a code', async () => {
    const { known, unknown, apartMs, mostMs } = await compare(smsCodeLogin, (username) => ({
      username,
      smsCode: '000000',
    }));
    expect([...unknown]).toEqual([...known]);
    expect(apartMs).toBeLessThan(mostMs);
  });

  it('by guessing a password', async () => {
    const { known, unknown, apartMs, mostMs } = await compare(passwordLogin, (username) => ({
      username,
      password: 'a guess of mine',
    }));
    expect([...unknown]).toEqual([...known]);
    expect(apartMs).toBeLessThan(mostMs);
  }, 240_000);
});
