import { codes } from '@clearloan/api-client/declare';
import { passkeyList, removePasskey } from '@clearloan/session/contract';
import { count, eq, sql } from 'drizzle-orm';
import { autocommit, db } from '../../platform/database/connection';
import { loans } from '../../platform/database/schema/orders';
import { challengeFor, deviceOf } from '../../testing/passkey-owner';
import { sizes } from '../../testing/sizes';
import { certifiedBorrower, newPhone } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith, type Offer } from './testing/walk';

const lender = lenderInBalance();

/** A borrower with a passkey and an offer. */
async function atTheOffer() {
  const borrower = await certifiedBorrower(newPhone());
  const walk = walkWith(lender, borrower);
  const device = await deviceOf(lender, borrower);
  const offer = await walk.offer(await walk.approved());
  const challenge = (of: Offer = offer) => challengeFor(lender, borrower, of);
  return { borrower, walk, device, offer, challenge };
}

const loansOf = async ({ orderId }: Offer) =>
  (await db().select({ made: count() }).from(loans).where(eq(loans.orderId, orderId)))[0]?.made;

describe('signing with a passkey', () => {
  it('turns an offer into a loan without a code [promise: passkey-signs]', async () => {
    const { borrower, walk, device, offer, challenge } = await atTheOffer();
    const passkey = device.sign(await challenge());
    expect((await walk.acceptBy(offer, { passkey })).value()).toEqual({ orderStatus: 'disbursing' });
    expect(await loansOf(offer)).toBe(1);
    const [used] = (await lender.call(passkeyList, {}, borrower)).value().list;
    expect(used?.usedAt).toBeDefined();
  });

  it('creates one loan, however many confirmations run at once', async () => {
    const { walk, device, offer, challenge } = await atTheOffer();
    const passkey = device.sign(await challenge());
    const sent = Array.from({ length: sizes.parallelRepeats }, () => walk.acceptBy(offer, { passkey }));
    for (const answer of await Promise.all(sent)) expect(answer.value().orderStatus).not.toBe('approved');
    expect(await loansOf(offer)).toBe(1);
  });

  it('creates one loan when a code and a passkey sign at once', async () => {
    const { walk, device, offer, challenge } = await atTheOffer();
    const [smsCode, passkey] = [await walk.code(), device.sign(await challenge())];
    const answers = await Promise.all([walk.acceptBy(offer, { smsCode }), walk.acceptBy(offer, { passkey })]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(await loansOf(offer)).toBe(1);
  });

  it('is refused for another amount, another order and after a newer challenge [promise: passkey-signs]', async () => {
    const { walk, device, offer, challenge } = await atTheOffer();
    const other = await walk.offer(await walk.approved('school'));
    const smaller = await walk.offer(offer.orderId, 1_200_000, 6);
    const refusal = async (of: Offer, passkey: ReturnType<typeof device.sign>) =>
      (await walk.acceptBy(of, { passkey })).code;
    const forOffer = device.sign(await challenge());
    expect(await refusal(smaller, forOffer)).toBe(codes.codeExpired);
    expect(await refusal(other, forOffer)).toBe(codes.codeExpired);
    await challenge();
    expect(await refusal(offer, forOffer)).toBe(codes.wrongCode);
    await challenge(other);
    expect(await refusal(offer, forOffer)).toBe(codes.codeExpired);
    expect([await loansOf(offer), await loansOf(other)]).toEqual([0, 0]);
  });

  it('is refused when the challenge is replayed or five minutes old', async () => {
    const { walk, device, offer, challenge } = await atTheOffer();
    const next = await walk.offer(await walk.approved('school'));
    const passkey = device.sign(await challenge());
    expect((await walk.acceptBy(offer, { passkey })).code).toBe(0);
    expect((await walk.acceptBy(next, { passkey })).code).toBe(codes.codeExpired);
    const late = device.sign(await challenge(next));
    await autocommit().execute(sql`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect((await walk.acceptBy(next, { passkey: late })).code).toBe(codes.codeExpired);
    expect(await loansOf(next)).toBe(0);
    expect((await walk.acceptBy(next, { passkey: device.sign(await challenge(next)) })).code).toBe(0);
  });

  it('is refused with another borrower’s passkey, also for their own challenge', async () => {
    const [anna, bela] = [await atTheOffer(), await atTheOffer()];
    const mine = await anna.challenge();
    const theirs = await bela.challenge();
    for (const passkey of [bela.device.sign(mine), bela.device.sign(theirs), anna.device.sign(theirs)])
      expect((await anna.walk.acceptBy(anna.offer, { passkey })).code).toBe(codes.wrongCode);
    expect(await loansOf(anna.offer)).toBe(0);
    expect((await anna.walk.acceptBy(anna.offer, { passkey: anna.device.sign(mine) })).code).toBe(0);
  });

  it('is refused with a passkey that is removed, and the code still signs [promise: passkey-removed, passkey-code-stays]', async () => {
    const { borrower, walk, device, offer, challenge } = await atTheOffer();
    const passkey = device.sign(await challenge());
    (await lender.call(removePasskey, { passkeyId: device.passkeyId }, borrower)).value();
    expect((await walk.acceptBy(offer, { passkey })).code).toBe(codes.wrongCode);
    expect(await loansOf(offer)).toBe(0);
    expect((await walk.accept(offer, await walk.code())).code).toBe(0);
  });

  it.each([
    ['from another page', { origin: 'https://loans.example.net' }],
    ['for another domain', { rpId: 'example.net' }],
    ['without the check of its user', { isVerified: false }],
    ['from a copy, whose counter lags', { counter: 1 }],
  ])('is refused %s', async (_what, deviation) => {
    const { walk, device, offer, challenge } = await atTheOffer();
    const next = await walk.offer(await walk.approved('school'));
    expect((await walk.acceptBy(next, { passkey: device.sign(await challenge(next)) })).code).toBe(0);
    const passkey = device.sign(await challenge(), deviation);
    expect((await walk.acceptBy(offer, { passkey })).code).toBe(codes.wrongCode);
    expect(await loansOf(offer)).toBe(0);
    expect((await walk.acceptBy(offer, { passkey: device.sign(await challenge()) })).code).toBe(0);
  });

  it('is refused with a signature that someone changed', async () => {
    const { walk, device, offer, challenge } = await atTheOffer();
    const { signature, ...rest } = device.sign(await challenge());
    const passkey = { ...rest, signature: signature.replace(/.{4}$/, 'AAAA') };
    expect((await walk.acceptBy(offer, { passkey })).code).toBe(codes.wrongCode);
    expect(await loansOf(offer)).toBe(0);
  });
});
