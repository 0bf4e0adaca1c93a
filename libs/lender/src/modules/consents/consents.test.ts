import { randomUUID } from 'node:crypto';
import { codes, type Purpose } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { uploadContacts, uploadDevice, uploadLocation } from '@clearloan/certification/contract';
import { reportError, saveEvents, uploadTimings } from '@clearloan/privacy/contract';
import { inArray } from 'drizzle-orm';
import { createModules, type AppModules } from '../../app';
import { consents } from '../../platform/database/schema/consents';
import { phoneFacts } from '../../platform/database/schema/certification';
import { autocommit, db } from '../../platform/database/connection';
import { logInForTest } from '../../testing/log-in';
import { runNamedJob } from '../../testing/run-named-job';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let modules: AppModules;
let sessionId: string;
let phone = 81_235_000_000;

beforeAll(async () => {
  lender = await startTestLender({}, (context) => (modules = createModules(context)));
});
beforeEach(async () => {
  await autocommit().delete(phoneFacts);
  sessionId = await logInForTest(`+62${(phone += 1)}`);
});
afterAll(() => lender.stop());

const entry = (
  purpose: Exclude<Purpose, never>,
  consentId: string,
  state: 'given' | 'withdrawn',
  at: string,
) => ({
  name: 'consent',
  at,
  consent: {
    consentId,
    purpose,
    state,
    textVersion: '1',
    textHash: 'a'.repeat(64),
    locale: 'en',
    screen: 'privacyCentre',
  },
});
const give = (purpose: Purpose, consentId: string, as = sessionId, at = '2026-11-20T10:00:00Z') =>
  lender.call(saveEvents, { events: [entry(purpose, consentId, 'given', at)] }, { sessionId: as });
const withdraw = (purpose: Purpose, consentId: string, at = '2026-11-20T11:00:00Z') =>
  lender.call(saveEvents, { events: [entry(purpose, consentId, 'withdrawn', at)] }, { sessionId });
const place = (consentId: string) =>
  lender.call(
    uploadLocation,
    { latitude: -6.208763, longitude: 106.845599, locality: 'Jakarta', consentId },
    { sessionId },
  );
const facts = async () => (await db().select().from(phoneFacts)).map((row) => row.facts);

it('location, device data and usage data are rejected without a consent [promise: consent-first]', async () => {
  const consentId = randomUUID();
  const timing = { screen: 'main', name: 'shown', ms: 12, at: '2026-11-20T10:00:00Z' };
  const answers = [
    await place(consentId),
    await lender.call(uploadDevice, { time_zone_id: 'Asia/Jakarta', consentId }, { sessionId }),
    await lender.call(uploadTimings, { timings: [timing] }, { sessionId }),
    await lender.call(saveEvents, { events: [{ name: 'tapped', at: timing.at }] }, { sessionId }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(codes.consentMissing));
  expect(await facts()).toEqual([]);
});

it('the location is stored under its own consent, rounded to a kilometre, until withdrawal [promise: consent-withdrawn]', async () => {
  const consentId = randomUUID();
  expect((await give('location', consentId)).value().accepted).toEqual([consentId]);
  (await place(consentId)).value();
  expect(await facts()).toEqual([{ latitude: -6.21, longitude: 106.85, locality: 'Jakarta' }]);
  expect((await place(randomUUID())).code).toBe(codes.consentMissing);
  await withdraw('location', consentId);
  expect((await place(consentId)).code).toBe(codes.consentMissing);
});

it('a consent that a fast clock dated a day ahead ends with its withdrawal [promise: consent-withdrawn]', async () => {
  const consentId = randomUUID();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  (await give('location', consentId, undefined, tomorrow)).value();
  await withdraw('location', consentId, new Date().toISOString());
  expect((await place(consentId)).code).toBe(codes.consentMissing);
});

it('a consent for another purpose or of another borrower does not count', async () => {
  const consentId = randomUUID();
  await give('analytics', consentId);
  expect((await place(consentId)).code).toBe(codes.consentMissing);
  const others = randomUUID();
  await give('location', others, await logInForTest(`+62${(phone += 1)}`));
  expect((await place(others)).code).toBe(codes.consentMissing);
});

it('device fields that the app never sends are dropped [promise: consent-listed]', async () => {
  const consentId = randomUUID();
  await give('device', consentId);
  const device = {
    mac: '00:00',
    idfa: 'x',
    current_wifi: 'home',
    battery: '80',
    network: 'wifi' as const,
    consentId,
  };
  (await lender.call(uploadDevice, device, { sessionId })).value();
  expect(await facts()).toEqual([{ network: 'wifi' }]);
});

it('contacts are never accepted, with or without a consent [promise: contacts-never]', async () => {
  const consentId = randomUUID();
  await give('contacts', consentId);
  const contacts = [{ name: 'Ani', mobile: '+6281299900011' }];
  expect((await lender.call(uploadContacts, { contacts, consentId }, { sessionId })).code).toBe(
    codes.consentMissing,
  );
  expect(await facts()).toEqual([]);
});

it('a visitor’s consent moves to the borrower who logs in, and the account lists it', async () => {
  const consentId = randomUUID();
  await lender.call(saveEvents, { events: [entry('analytics', consentId, 'given', '2026-11-20T10:00:00Z')] });
  await give('analytics', consentId);
  await give('analytics', consentId);
  const { consents } = (await lender.call(userInfo, {}, { sessionId })).value();
  expect(consents).toEqual([
    expect.objectContaining({ consentId, purpose: 'analytics', state: 'given', textVersion: '1' }),
  ]);
});

it('a visitor’s consent is kept for 180 days, a borrower’s for good', async () => {
  const [old, fresh, own] = [randomUUID(), randomUUID(), randomUUID()];
  for (const consentId of [old, fresh])
    await lender.call(saveEvents, {
      events: [entry('analytics', consentId, 'given', '2026-11-20T10:00:00Z')],
    });
  await give('analytics', own);
  const longAgo = new Date(Date.now() - 181 * 86_400_000);
  await autocommit()
    .update(consents)
    .set({ receivedAt: longAgo })
    .where(inArray(consents.consentId, [old, own]));
  await runNamedJob(modules, 'consents-of-visitors');
  const left = (await db().select().from(consents)).map(({ consentId }) => consentId);
  expect(left).not.toContain(old);
  expect(left).toEqual(expect.arrayContaining([fresh, own]));
  // The device of the visitor logs in at last.
  await give('analytics', old);
  const shown = (await lender.call(userInfo, {}, { sessionId })).value().consents;
  expect(shown.map(({ consentId }) => consentId)).toEqual([own, old]);
});

it('another borrower’s request cannot take over a consent', async () => {
  const consentId = randomUUID();
  await give('location', consentId);
  await give('location', consentId, await logInForTest(`+62${(phone += 1)}`));
  (await place(consentId)).value();
});

it('any caller can report an error of the app', async () => {
  const report = { page: 'main', call: '/v5/index/index', code: 'Network', build: 'abc' };
  (await lender.call(reportError, report)).value();
  expect(lender.log).toContainEqual({ reported: report });
});
