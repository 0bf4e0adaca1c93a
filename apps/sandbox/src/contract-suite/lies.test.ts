import { writeFileSync } from 'node:fs';
import {
  findingOf,
  liesAbout,
  linesOf,
  readLender,
  recordRun,
  verdict,
  type Finding,
  type Lie,
} from '@clearloan/contract-suite';
import { consoleToken, type TestLender } from '@clearloan/lender/testing';
import { ownedEndpoints } from '@clearloan/open-api';
import { startTestSandbox } from '../testing/test-sandbox';

const isFull = process.env['TEST_SIZE'] === 'full';
/** One lie in so many; `LIES_STEP=1` tries them all. */
const step = Number(process.env['LIES_STEP'] ?? (isFull ? 4 : 100));
const offset = Number(process.env['LIES_OFFSET'] ?? 0);
const patienceMs = step < 100 ? 7_200_000 : 400_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestSandbox();
});
afterAll(() => lender.stop());

it(
  'the sandbox passes the contract suite, which catches a lie about any field, list or reply',
  async () => {
    const described = readLender({ staffToken: consoleToken, patienceSeconds: 10 });
    const { record, result } = await recordRun(lender.address, described, ownedEndpoints);
    expect(linesOf(result)).toEqual([]);
    const all = ownedEndpoints.length;
    expect(verdict(result)).toMatch(`${all} of ${all} endpoints conform to the contract`);
    const play = (lie?: Lie) => findingOf(record, lender.address, described, ownedEndpoints, lie);
    // Without a lie nothing is found: a finding is about the lie.
    expect(await play()).toEqual({ is: 'missed', message: '' });
    const lies = ownedEndpoints.flatMap((owned) => liesAbout(owned, record));
    expect(lies.length).toBeGreaterThan(3_000);
    const found: (Finding & Pick<Lie, 'path' | 'place' | 'kind'>)[] = [];
    for (const lie of lies.filter((_, index) => index % step === offset)) {
      const finding = await play(lie);
      found.push({ ...finding, path: lie.path, place: lie.place, kind: lie.kind });
    }
    const { LIES_FILE: file } = process.env;
    if (file !== undefined) writeFileSync(file, JSON.stringify(found, null, 1));
    // docs/contract.md explains the rest: what is stated once, nothing contradicts.
    const caught = found.filter(({ is }) => is === 'caught');
    for (const { message } of caught) expect(message).toMatch(/^\S.*: .+: .*expected .+, received .+/);
    expect(caught.length / found.length).toBeGreaterThan(0.9);
    const transport = found.filter(({ place }) => place === 'transport' || place === 'reply');
    expect(transport.filter(({ is }) => is === 'caught').length / transport.length).toBeGreaterThan(0.9);
  },
  patienceMs,
);
