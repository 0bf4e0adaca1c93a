import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '@clearloan/api-client/declare';
import { sendSmsCode } from '@clearloan/session/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { createModules, type AppContext, type AppModules } from '../../app';
import type { Call } from '../../platform/context/define-handler';
import type { Caller } from '../../platform/context/request-context';
import { db } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { askConsole } from '../../testing/console-call';
import { itInFull } from '../../testing/sizes';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import type { Metrics } from '../../platform/observability/metrics';
import { ceiling, limitRows, type LimitRow } from './testing/limit-rows';
import { limitWorld, newNumber, request, requestOne, ways } from './testing/limit-world';

/** Answers a call of the login in another way than the lender does. */
type Fault = (call: Call, raw: unknown, caller: Caller) => Promise<unknown>;
let fault: Fault | undefined;
let isTokenRead = true;
let lender: TestLender;
let metrics: Metrics;
beforeAll(async () => {
  const settings = { isLimited: true, codesPerHour: ceiling, trustedProxies: '127.0.0.1' };
  lender = await startTestLender(settings, withFault, undefined, (made) => (metrics = made));
});
afterEach(() => {
  fault = undefined;
  isTokenRead = true;
});
afterAll(() => lender.stop());

function withFault(context: AppContext): AppModules {
  const modules = createModules(context);
  const calls = modules.calls.map((call): Call => {
    if (call.endpoint.carriesDevice !== true) return call;
    const endpoint = {
      ...call.endpoint,
      get carriesDevice() {
        return isTokenRead;
      },
    };
    const read = (raw: unknown) => {
      const decoded = call.read(raw);
      return {
        ...decoded,
        answer: (caller: Caller) => fault?.(call, raw, caller) ?? decoded.answer(caller),
      };
    };
    return { ...call, endpoint, read };
  });
  return { ...modules, calls };
}

const wantedSchema = v.object({ type: v.optional(v.string()), phone: v.optional(v.string()) });

/** What does not hold of a row: its limit does not refuse, or takes away what the table promises. */
async function faultsOf({ useUp, refused, left }: LimitRow): Promise<readonly string[]> {
  const world = await limitWorld(lender);
  await useUp(world);
  const refusals: unknown[] = [codes.tooMany, codes.codeLocked];
  const { code, message } = await refused(world);
  const found = refusals.includes(code) ? [] : ['the limit does not refuse'];
  if (String(message).includes('another network') && !left.includes('code elsewhere'))
    found.push('what it says');
  for (const way of left) if ((await ways[way](world)).code !== codes.success) found.push(way);
  return found;
}

describe('each limit, when it is used up, refuses and leaves the borrower the ways of the threat model:', () => {
  it.each(Object.entries(limitRows))('%s [promise: code-spent, password-spent]', async (_id, row) => {
    expect(await faultsOf(row)).toEqual([]);
  });
});

it('the threat model lists these limits', () => {
  const page = readFileSync(join(__dirname, '../../../../../docs/threat-model.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, id]) => id);
  expect(listed).toEqual(Object.keys(limitRows));
});

describe('the table finds a lender that', () => {
  const everybody: Fault = (call, raw, caller) =>
    call.read(raw).answer({ ...caller, networks: [{ name: 'everybody', factor: 1 }] });
  /** A code to a new number counts as one that its owner signs with. */
  const onOwner: Fault = async (call, raw, caller) => {
    const { type, phone } = v.parse(wantedSchema, raw);
    const [owner] = await db()
      .select()
      .from(borrowers)
      .where(eq(borrowers.phone, phone ?? ''));
    if (type !== 'newPhone' || owner === undefined || owner.phone === null)
      return call.read(raw).answer(caller);
    const borrower = { ...owner, phone: owner.phone };
    return call.read({ phone, type: 'confirm' }).answer({ ...caller, borrower });
  };
  itInFull.each([
    ['counts all networks as one', everybody, 'number-network-codes', 'code elsewhere'],
    ['counts passwords by number only', everybody, 'number-network-passwords', 'password elsewhere'],
    ['lets a stranger’s guesses count for every code', everybody, 'code-guesses', 'code elsewhere'],
    ['makes everybody wait for a stranger’s code', everybody, 'code-wait', 'code elsewhere'],
    ['reads no token for codes', undefined, 'number-codes', 'code on a known device'],
    ['reads no token for passwords', undefined, 'number-passwords', 'password on a known device'],
    ['counts known devices in the ceiling', undefined, 'all-codes', 'code on a known device'],
    ['counts the logins of known devices by network', undefined, 'network-logins', 'code on a known device'],
    ['counts a code to a new number for its owner', onOwner, 'new-number', 'codes to sign'],
  ] as const)('%s', async (_fault, seeded, id, found) => {
    fault = seeded;
    isTokenRead = seeded !== undefined;
    expect(await faultsOf(limitRows[id]!)).toContain(found);
  });
});

describe('a customer of a hoster', () => {
  it.each([
    ['60 networks /64 of one /48', (index: number) => `2001:db8:7:${(index * 257).toString(16)}::1`, 40],
    ['60 networks /64 of one /56', (index: number) => `2001:db8:8:${index.toString(16)}::1`, 30],
  ])('with %s is limited', async (_which, address, most) => {
    const world = await limitWorld(lender);
    const received: unknown[] = [];
    for (let index = 0; index < 60; index += 1) {
      const how = { headers: { 'X-Forwarded-For': address(index) } };
      received.push((await requestOne(world, newNumber(), how)).code);
    }
    expect(received.filter((code) => code === codes.success)).toHaveLength(most);
  });
});

it('the ceiling of all codes alarms the staff and the operator', async () => {
  const world = await limitWorld(lender);
  const console = async () => (await askConsole(lender.address, '/')).text();
  const sample = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics.render())?.[1]);
  const send = (count: number, first: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        lender.call(sendSmsCode, { phone: newNumber(), type: 'login' }, world.network(first + index)),
      ),
    );
  await send(35, 10);
  expect(await console()).not.toContain('ALARM');
  await send(1, 60);
  expect(await console()).toContain('ALARM: close to the ceiling');
  expect([await sample('clearloan_codes_last_hour'), await sample('clearloan_codes_ceiling')]).toEqual([
    36, 45,
  ]);
  await send(9, 70);
  expect(await console()).toContain('ALARM: the ceiling is reached');
  await request(world, 1, world.session, () => world.victim, 'confirm');
  expect(await sample('clearloan_codes_last_hour')).toBe(46);
});
