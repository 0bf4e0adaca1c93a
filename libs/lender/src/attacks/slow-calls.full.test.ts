import { nothing, object, postForm, type Endpoint } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { ownedEndpoints } from '@clearloan/open-api';
import * as v from 'valibot';
import { createModules } from '../app';
import { definePublicHandler } from '../platform/context/define-handler';
import { sizes } from '../testing/sizes';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire, type How } from '../testing/wire-call';
import { requestOf } from './testing/calls-of-an-owner';
import { fieldsOf, isText, withValue } from './testing/fields';
import { longTexts } from './testing/long-texts';
import { ownerOfEverything, type Owner } from './testing/owner';
import { inTurn } from './testing/sequential';

jest.setTimeout(1_800_000);

/** Reads an amount by the quadratic expression that the contract once had. */
const slow: Endpoint = {
  ...postForm('/test/reads-slowly', {
    request: object({ amount: v.pipe(v.string(), v.regex(/^([+-]?)0*(\d+)(?:\.(\d{1,2})0*)?$/)) }),
    data: nothing,
  }),
  public: true,
};

let lender: TestLender;
let owner: Owner;
beforeAll(async () => {
  lender = await startTestLender({}, (context) => {
    const modules = createModules(context);
    const call = definePublicHandler({ ...slow, public: true }, () => Promise.resolve(undefined));
    return { ...modules, calls: [...modules.calls, call] };
  });
  owner = await ownerOfEverything(lender);
});
afterAll(() => lender.stop());

/** More than any call takes beyond the same call with a short text. */
const mostMs = 100;

/** Processor time of this process, which is the lender and its client; other programs of the machine do not count. */
async function cost(endpoint: Endpoint, wire: unknown, how: How): Promise<number> {
  const before = process.cpuUsage();
  await (await sendWire(lender.address, endpoint, wire, how)).arrayBuffer().catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The best of many, without the pauses of the garbage collector and of a busy machine; most calls need one. */
async function isSlow(endpoint: Endpoint, wire: unknown, how: How, baseline: number): Promise<boolean> {
  for (let left = 12; left > 0; left -= 1)
    if ((await cost(endpoint, wire, how).catch(() => 0)) <= baseline + mostMs) return false;
  return true;
}

/** Sends each text in each field of each call. @returns the fields whose text stops the lender */
async function slowFields(endpoints: readonly Endpoint[], texts: readonly string[], count: number) {
  const found: string[] = [];
  const { sessionId } = owner;
  for (const endpoint of endpoints) {
    const valid = requestOf(owner, endpoint);
    const baseline = await cost(endpoint, valid, { sessionId });
    for (const { place } of fieldsOf(endpoint.request).filter(isText))
      for (const text of inTurn(texts, count)) {
        const wire = withValue(valid, place, text);
        if (await isSlow(endpoint, wire, { sessionId }, baseline))
          found.push(`${endpoint.path} ${place.join('.')} ${text.slice(0, 6)}`);
      }
  }
  return found;
}

const calls = ownedEndpoints.map(({ endpoint }) => endpoint).filter(({ path }) => !path.includes('logout'));

it('no field of any call, sent over HTTP, takes the lender long to read', async () => {
  expect(await slowFields(calls, longTexts, sizes.longTexts)).toEqual([]);
});

it('the same measurement finds a call with a quadratic expression', async () => {
  expect(await slowFields([slow], [`${'0'.repeat(12_000)}x`], 1)).toEqual([
    '/test/reads-slowly amount 000000',
  ]);
});

it.each(longTexts.map((text) => [text.slice(0, 6), text]))(
  'no header of %j takes it long',
  async (_, text) => {
    // Node accepts 16 kB of headers.
    const long = encodeURIComponent(text).slice(0, 15_000);
    const names = [
      'User-Agent',
      'Accept-Language',
      'X-Forwarded-For',
      'Idempotency-Key',
      'X-Device-Token',
      'Origin',
    ];
    for (const name of names) {
      const how = { sessionId: owner.sessionId, headers: { [name]: long } };
      expect([name, await isSlow(userInfo, {}, how, 0)]).toEqual([name, false]);
    }
  },
);
