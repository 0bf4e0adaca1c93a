import { userInfo } from '@clearloan/auth/contract';
import { ownedEndpoints } from '../context/contracts';
import { consoleToken } from '../testing/console-call';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { causesOf, linesOf } from './causes';
import { readLender } from './harness/lender-under-test';
import { allLies } from './mutation/measure';
import { calledBy, lyingLender, type Lie } from './mutation/proxy';
import { asMarkdown, asText, verdict } from './report';
import { runContractSuite } from './run';

/** About six hundred requests in sequence: slow on a busy machine, which is not an error. */
const patienceMs = 240_000;
const all = ownedEndpoints.length;

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const underTest = () => readLender({ staffToken: consoleToken, patienceSeconds: 10 });

it(
  'the sandbox keeps the contract in all of its calls',
  async () => {
    const result = await runContractSuite(lender.address, underTest(), ownedEndpoints);
    expect(linesOf(result)).toEqual([]);
    expect(verdict(result)).toMatch(`${all} of ${all} calls keep the contract`);
    expect(all).toBeGreaterThanOrEqual(92);
  },
  patienceMs,
);

/** Runs the suite against the sandbox behind a proxy that applies mutations. */
async function against(lies: (phone: string) => readonly Lie[]) {
  const described = underTest();
  const { address, stop } = await lyingLender(
    lender.address,
    described.prefix,
    lies(described.phones.borrower),
  );
  try {
    return { address, result: await runContractSuite(address, described, ownedEndpoints, 'behaviour') };
  } finally {
    stop();
  }
}

/** Mutations that do not block the two borrowers, so that one run covers them all: a share of those in docs/contract.md. */
const share = [
  'APR of the offer is half of it',
  'a delay makes the payment 1.00',
  'the calculator’s instalment is 10 % higher',
  'sums of the book + 7',
  'the account says nothing is left',
  'the words of a report are lost',
  'a saved loan has another rate',
  'the total of a list is one too many',
  'another borrower’s record is shown',
  'logout is acknowledged, the session lives on',
  'a paid-off loan still has 100.00 left',
  'consents are acknowledged and not kept',
];

it(
  'a lender that lies in a dozen calls is told each of them, with the field and both values',
  async () => {
    const chosen = (phone: string) => allLies(consoleToken, phone).filter(({ name }) => share.includes(name));
    const { result, address } = await against(chosen);
    const told = causesOf(result);
    const missed = chosen('').filter((lie) => !told.some(({ calls }) => calls.includes(calledBy(lie) ?? '')));
    expect(chosen('')).toHaveLength(share.length);
    expect(missed.map(({ name }) => name)).toEqual([]);
    for (const { message } of told) expect(message).toMatch(/^\S.*: expected .+, received .+/);
    expect(asMarkdown(result, address, new Date())).toMatch(
      /\| \/v3\/personal-center\/user-info \|.*data\.leftToPay/,
    );
  },
  patienceMs,
);

it(
  'a header that no reply carries is one message with the number of calls, and a missing field is named',
  async () => {
    const names = ['X-Request-Id is missing', 'a field of the loan is missing'];
    const { result } = await against((phone) =>
      allLies(consoleToken, phone).filter(({ name }) => names.includes(name)),
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

it(
  'a lender that spoils one reply is told which call it is, and about no other',
  async () => {
    const spoiled: Lie = {
      name: 'no phone',
      of: userInfo.path,
      make: () => ({
        answer: (answer) => {
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
  ['a phone without its country', { phones: { borrower: '0812', listener: '0813' } }],
  ['a prefix without a slash', { prefix: 'api' }],
  ['a birthday that no calendar has', { person: { birthday: '1994-02-30' } }],
])('a lender described with %s is refused in a sentence', (_what, given) => {
  expect(() => readLender(given)).toThrow('The lender under test is not described rightly:');
});
