import { transaction } from '../platform/database/connection';
import { randomUUID } from 'node:crypto';
import { headerNames, isSuccess, type Endpoint } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { ownedEndpoints } from '@clearloan/open-api';
import { wrongInBooks } from '../core/lending/testing/ledger-balance';
import { startSession } from '../platform/context/sessions';
import { randomFrom, type Random } from '../testing/random';
import { sizes } from '../testing/sizes';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire } from '../testing/wire-call';
import { requestOf } from './testing/calls-of-an-owner';
import { fieldsOf, unagreed, withValue, type Place } from './testing/fields';
import { hostileTexts, innards, wrongValues } from './testing/hostile-texts';
import { ownerOfEverything, type Owner } from './testing/owner';
import { randomRequest } from './testing/requests';
import { offerWithWeakCalls, weakEndpoints } from './testing/weak-calls';

jest.setTimeout(3 * 60 * 60_000);

const seed = 20_261_122;
const reply = v.strictObject({ code: v.number(), message: v.string(), data: v.unknown() });

let lender: TestLender;
let anna: Owner;
let bela: Owner;
beforeAll(async () => {
  lender = await startTestLender({}, offerWithWeakCalls);
  anna = await ownerOfEverything(lender);
  bela = await ownerOfEverything(lender);
});
afterAll(() => lender.stop());

/** A valid request with some values corrupted, removed or added. */
function spoilt(endpoint: Endpoint, random: Random): unknown {
  let wire: unknown = requestOf(random.pick([anna, bela]), endpoint, randomRequest(random));
  const places: readonly Place[] = fieldsOf(endpoint.request).map(({ place }) => place);
  for (let changes = random.below(4); changes > 0; changes -= 1) {
    const place =
      places.length > 0 && random.below(5) > 0 ? random.pick(places) : [random.pick(hostileTexts)];
    const value = random.pick([
      () => random.pick(hostileTexts),
      () => random.pick(wrongValues),
      () => undefined,
    ]);
    wire = withValue(wire, place, value());
  }
  return random.below(40) === 0 ? random.pick(wrongValues) : wire;
}

async function who(random: Random, path: string): Promise<string> {
  // A logout must not end the session that the others need.
  if (path.includes('logout')) return transaction(() => startSession(anna.borrowerId));
  const { sessionId } = anna;
  return random.pick([sessionId, sessionId, sessionId, bela.sessionId, '', random.pick(hostileTexts)]);
}

/** The request with this number: always the same. @returns what is wrong with the response, as text */
async function fuzzOnce(endpoints: readonly Endpoint[], number: number): Promise<string | undefined> {
  const random = randomFrom(seed + number);
  const endpoint = random.pick(endpoints);
  const wire = spoilt(endpoint, random);
  const how = {
    sessionId: await who(random, endpoint.path),
    key: random.pick([randomUUID(), 'the-same-key', '']),
  };
  const form = random.pick(['text/plain', 'application/json', 'application/x-www-form-urlencoded']);
  const headers = endpoint.style !== 'GET' && random.below(30) === 0 ? { 'Content-Type': form } : {};
  const answer = await sendWire(lender.address, endpoint, wire, { ...how, headers });
  const text = await answer.text();
  const problem = wrongIn(endpoint, answer, text);
  return (
    problem &&
    `call ${String(number)}, ${endpoint.path}: ${problem}\n  sent ${JSON.stringify(wire).slice(0, 500)}`
  );
}

function wrongIn(endpoint: Endpoint, { status, headers }: Response, text: string): string | undefined {
  if (status >= 500) return String(status);
  // A URL that is too long is rejected before routing.
  if (status === 431) return undefined;
  if (headers.get(headerNames.requestId) === null) return 'no request id';
  const read = v.safeParse(reply, JSON.parse(text));
  if (!read.success) return `no envelope: ${text.slice(0, 200)}`;
  const { code, message, data } = read.output;
  if (!isSuccess(code)) return innards.test(message) ? message : undefined;
  const more = unagreed(endpoint.data, data).filter((place) => !place.startsWith('data.'));
  return more.length > 0 ? `returns extra fields ${more.join(', ')}` : undefined;
}

async function fuzz(endpoints: readonly Endpoint[], calls: number): Promise<readonly string[]> {
  const found: string[] = [];
  let next = 0;
  const client = async () => {
    while (next < calls) {
      next += 1;
      const problem = await fuzzOnce(endpoints, next);
      if (problem !== undefined) found.push(problem);
    }
  };
  await Promise.all([client(), client(), client()]);
  return found;
}

it('malformed requests get a response, leave the books consistent and do not stop the lender', async () => {
  const endpoints = ownedEndpoints.map(({ endpoint }) => endpoint);
  expect((await fuzz(endpoints, sizes.fuzzCalls)).slice(0, 20)).toEqual([]);
  expect(await wrongInBooks()).toEqual([]);
  expect((await fetch(`${lender.address}/healthz`)).status).toBe(200);
  process.stdout.write(
    `${String(sizes.fuzzCalls)} random requests: no HTTP 500, no field outside the contract\n`,
  );
});

it('the fuzzer finds an endpoint that trusts its input', async () => {
  expect((await fuzz([weakEndpoints.trustsShape], 200)).length).toBeGreaterThan(0);
});
