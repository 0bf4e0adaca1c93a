import type { Endpoint, RequestOf } from '@clearloan/api-client/declare';
import { passwordLogin, smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode } from '@clearloan/session/contract';
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

/** What differs in the text of the responses, and by how many ms their shortest times do: other work only lengthens a time. */
async function compareOnce<Of extends Endpoint>(endpoint: Of, requestFor: (phone: string) => RequestOf<Of>) {
  const groups = { known: new Set<string>(), unknown: new Set<string>() };
  const shortest = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < sizes.timedCalls; round += 1) {
    const phones = { known: await borrower(), unknown: stranger() };
    for (const group of ['known', 'unknown'] as const) {
      const startedAt = performance.now();
      const { code, message, raw } = await lender.call(endpoint, requestFor(phones[group]));
      shortest[group] = Math.min(shortest[group], performance.now() - startedAt);
      groups[group].add(JSON.stringify([code, message, raw]));
    }
  }
  const apartMs = Math.abs(shortest.known - shortest.unknown);
  return { ...groups, isApart: apartMs >= Math.max(20, shortest.known / 4) };
}

/** A difference that an attacker can use appears in each of three series; on a busy machine it can appear in one. */
async function compare<Of extends Endpoint>(endpoint: Of, requestFor: (phone: string) => RequestOf<Of>) {
  for (let series = 1; ; series += 1) {
    const { known, unknown, isApart } = await compareOnce(endpoint, requestFor);
    expect([...unknown]).toEqual([...known]);
    if (!isApart || series === 3) return isApart;
  }
}

describe('an attacker cannot tell whether a number has an account', () => {
  it('by requesting a code', async () => {
    const isApart = await compare(sendSmsCode, (phone) => ({
      phone,
      type: 'login' as const,
    }));
    expect(isApart).toBe(false);
  });

  it('by guessing a code', async () => {
    const isApart = await compare(smsCodeLogin, (username) => ({
      username,
      smsCode: '000000',
    }));
    expect(isApart).toBe(false);
  });

  it('by guessing a password', async () => {
    const isApart = await compare(passwordLogin, (username) => ({
      username,
      password: 'a guess of mine',
    }));
    expect(isApart).toBe(false);
  }, 240_000);
});
