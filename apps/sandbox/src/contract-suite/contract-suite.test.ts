import { writeFileSync } from 'node:fs';
import { userInfo } from '@clearloan/session/contract';
import { offeredEndpoints, optionalPartNames, ownedEndpoints } from '@clearloan/open-api';
import { consoleToken, type TestLender } from '@clearloan/lender/testing';
import {
  allMutations,
  asMarkdown,
  asText,
  causesOf,
  type Finding,
  findingOf,
  type Lie,
  liesAbout,
  linesOf,
  liveFindingOf,
  mutatedPath,
  type Mutation,
  readLender,
  recordRun,
  runContractSuite,
  startMutatingProxy,
  verdict,
} from '@clearloan/contract-suite';
import { startTestSandbox } from '../testing/test-sandbox';

/** About six hundred requests in sequence: slow on a busy machine, which is not an error. */
const patienceMs = 240_000;
const isFull = process.env['TEST_SIZE'] === 'full';
/** A case that only `npm run test:full` runs. */
const itInFull = isFull ? it : it.skip;
const all = ownedEndpoints.length;

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestSandbox();
});
afterAll(() => lender.stop());

const underTest = () => readLender({ staffToken: consoleToken, patienceSeconds: 10 });

it(
  'each reply of the sandbox has the shape of the contract',
  async () => {
    const result = await runContractSuite(lender.address, underTest(), ownedEndpoints, 'shape');
    expect(linesOf(result)).toEqual([]);
    expect(all).toBeGreaterThanOrEqual(92);
  },
  patienceMs,
);

/** One lie in so many; `LIES_STEP=1` tries them all. */
const lieStep = Number(process.env['LIES_STEP'] ?? (isFull ? 4 : 100));
const lieOffset = Number(process.env['LIES_OFFSET'] ?? 0);
const isSample = lieStep < 100;
const liesPatienceMs = isSample ? 7_200_000 : 400_000;
/** Of a sample: how many lies are told in a run of their own, because the record has no reply to what the suite asks then. */
const mostLive = 60;

/** Each on a sandbox of its own, as the record is. */
async function decideLive(lie: Lie): Promise<Finding> {
  const fresh = await startTestSandbox();
  try {
    return await liveFindingOf(fresh.address, underTest(), ownedEndpoints, lie);
  } finally {
    await fresh.stop();
  }
}

it(
  'the sandbox passes the contract suite, which catches a lie about any field, list or reply',
  async () => {
    const described = underTest();
    const { record, result } = await recordRun(lender.address, described, ownedEndpoints);
    expect(linesOf(result)).toEqual([]);
    expect(verdict(result)).toMatch(`${all} of ${all} endpoints conform to the contract`);
    const honest: Lie = { path: '', place: '', kind: '', changeIn: () => () => undefined };
    const play = (lie = honest) => findingOf(record, lender.address, described, ownedEndpoints, lie);
    // Without a lie nothing is found: a finding is about the lie.
    expect(await play()).toEqual({ is: 'missed', message: '' });
    const lies = ownedEndpoints.flatMap((owned) => liesAbout(owned, record));
    expect(lies.length).toBeGreaterThan(3_000);
    const live: Lie[] = [];
    const found: (Finding & Pick<Lie, 'path' | 'place' | 'kind'> & { isLive: boolean })[] = [];
    for (const lie of lies.filter((_, index) => index % lieStep === lieOffset)) {
      const played = await play(lie);
      const isLive = isSample && played.is === 'unknown' && live.length < mostLive;
      if (isLive) live.push(lie);
      const finding = isLive ? await decideLive(lie) : played;
      found.push({ ...finding, isLive, path: lie.path, place: lie.place, kind: lie.kind });
    }
    // A run without a lie finds nothing either: a finding of a live run is about the lie.
    if (live.length > 0) expect(await decideLive(honest)).toEqual({ is: 'missed', message: '' });
    const { LIES_FILE: file } = process.env;
    if (file !== undefined) writeFileSync(file, JSON.stringify(found, null, 1));
    // docs/contract.md explains the rest: what is stated once, nothing contradicts.
    const caught = found.filter(({ is }) => is === 'caught');
    for (const { message } of caught) expect(message).toMatch(/^\S.*: .+: .*expected .+, received .+/);
    // What the record cannot say is decided by a sample only.
    const decided = isSample ? found : found.filter(({ is }) => is !== 'unknown');
    expect(decided.length / found.length).toBeGreaterThan(0.9);
    expect(caught.length / decided.length).toBeGreaterThan(0.9);
    const transport = decided.filter(({ place }) => place === 'transport' || place === 'reply');
    expect(transport.filter(({ is }) => is === 'caught').length / transport.length).toBeGreaterThan(0.9);
  },
  liesPatienceMs,
);

/** Runs the suite against the sandbox behind a proxy that applies mutations. */
async function against(mutations: (phone: string) => readonly Mutation[]) {
  const described = underTest();
  const { address, stop } = await startMutatingProxy(
    lender.address,
    described.prefix,
    mutations(described.phones.borrower),
  );
  try {
    return { address, result: await runContractSuite(address, described, ownedEndpoints, 'behaviour') };
  } finally {
    stop();
  }
}

itInFull(
  'a lender without any optional part passes with the calls that it lists, and gets no other request',
  async () => {
    const features = Object.fromEntries(optionalPartNames.map((name) => [name, false]));
    const calls = offeredEndpoints({ features }).map(({ endpoint }) => endpoint.path);
    const others: string[] = [];
    const absent: Mutation = {
      name: 'a path that the lender does not answer',
      make: () => ({
        replyInstead: ({ path }) => {
          if (calls.includes(path)) return undefined;
          others.push(path);
          return { status: 404, headers: {}, json: undefined };
        },
      }),
    };
    const described = readLender({ staffToken: consoleToken, patienceSeconds: 10, calls });
    const { address, stop } = await startMutatingProxy(lender.address, described.prefix, [absent]);
    const result = await runContractSuite(address, described, offeredEndpoints(described), 'behaviour');
    stop();
    expect(linesOf(result)).toEqual([]);
    expect(verdict(result)).toMatch(`${calls.length} of ${calls.length} endpoints conform to the contract`);
    expect([calls.length < 70, others]).toEqual([true, []]);
  },
  patienceMs,
);

/** Mutations that do not block the two borrowers, so that one run covers them all: a share of those in docs/contract.md. */
const share = [
  'offer: the APR is halved',
  'delay quote: the new payment is 1.00',
  'calculator: the instalment is 10 % too high',
  'bookkeeping statistics: every sum is 7.00 too high',
  'account: the outstanding amount is 0.00',
  'complaint details: the description is empty',
  'saved loan: the interest rate differs from the saved one',
  'complaint list: the total is one too high',
  'record details: another borrower’s record is returned',
  'logout: acknowledged, but the session stays valid',
  'loan details: a settled loan still owes 100.00',
  'account: consents are acknowledged but not stored',
];

itInFull(
  'a lender with faults in a dozen endpoints gets a message for each, with the field and both values',
  async () => {
    const chosen = (phone: string) =>
      allMutations(consoleToken, phone).filter(({ name }) => share.includes(name));
    const { result, address } = await against(chosen);
    const told = causesOf(result);
    const missed = chosen('').filter(
      (mutation) => !told.some(({ calls }) => calls.includes(mutatedPath(mutation) ?? '')),
    );
    expect(chosen('')).toHaveLength(share.length);
    expect(missed.map(({ name }) => name)).toEqual([]);
    for (const { message } of told) expect(message).toMatch(/^\S.*: expected .+, received .+/);
    expect(asMarkdown(result, address, new Date())).toMatch(
      /\| \/v3\/personal-center\/user-info \|.*data\.leftToPay/,
    );
  },
  patienceMs,
);

itInFull(
  'a header that all responses lack is one message with a count, and a missing field is named',
  async () => {
    const names = ['all calls: X-Request-Id is missing', 'loan details: the lender registration is missing'];
    const { result } = await against((phone) =>
      allMutations(consoleToken, phone).filter(({ name }) => names.includes(name)),
    );
    const lines = linesOf(result);
    const header = lines.filter((line) => line.includes('X-Request-Id'));
    expect(header).toHaveLength(1);
    expect(Number(/^(\d+) calls/.exec(header[0] ?? '')?.[1])).toBeGreaterThan(60);
    expect(lines.join('\n')).toMatch(
      /loan-details: .*data\.lender\.registration: expected .*registration.*, received nothing/,
    );
    expect(lines.length).toBeLessThan(8);
  },
  patienceMs,
);

itInFull(
  'a lender with one faulty endpoint gets a message that names this endpoint and its field',
  async () => {
    const spoiled: Mutation = {
      name: 'no phone',
      path: userInfo.path,
      make: () => ({
        onReply: (answer) => {
          if (answer.json?.code === 0)
            answer.json = { ...answer.json, data: { ...Object(answer.json.data), hasPassword: 'perhaps' } };
        },
      }),
    };
    const { result } = await against(() => [spoiled]);
    const broken = result.calls.filter(({ keeps }) => !keeps);
    expect(broken.map(({ path }) => path)).toContain(userInfo.path);
    expect(asText(result)).toMatch(/data\.hasPassword: expected .*, received "perhaps"/);
  },
  patienceMs,
);

it.each([
  ['an unknown field', { productID: 'top-up' }],
  ['a phone number without a country code', { phones: { borrower: '0812', listener: '0813' } }],
  ['a prefix without a slash', { prefix: 'api' }],
  ['an invalid birthday', { person: { birthday: '1994-02-30' } }],
])('a lender description with %s is rejected with a message', (_what, given) => {
  expect(() => readLender(given)).toThrow('The description of the lender under test is invalid:');
});

it('code expiry is checked on the sandbox with its token, or on a lender that configures it', () => {
  const own = { command: ['expire', '{phone}'] };
  expect(readLender({}).expireCodes).toBeNull();
  expect(readLender({}, 'token').expireCodes).toEqual({ url: '/sandbox/codes/{phone}/expire', body: {} });
  expect(readLender({ expireCodes: null }, 'token').expireCodes).toBeNull();
  expect(readLender({ expireCodes: own }).expireCodes).toEqual(own);
  expect(readLender({ staffToken: 'own' }, 'token').staffToken).toBe('own');
});
