import type { Endpoint } from '@clearloan/api-client/declare';
import { wrongInBooks } from '../core/lending/testing/ledger-balance';
import { createModules } from '../app';
import type { PictureService } from '../modules/pictures/pictures';
import { randomFrom } from '../testing/random';
import { sizes } from '../testing/sizes';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { faultsOf } from './testing/histories/find-faults';
import { playHistory } from './testing/histories/play';
import { newWorld } from './testing/histories/world';
import { focusable } from './testing/histories/writes';

jest.setTimeout(6 * 60 * 60_000);

let lender: TestLender;
let endpoints: readonly Endpoint[];
let pictures: PictureService;

beforeAll(async () => {
  lender = await startTestLender({}, (context) => {
    pictures = context.pictures;
    const offer = createModules(context);
    endpoints = offer.calls.map(({ endpoint }) => endpoint);
    return offer;
  });
});
afterAll(() => lender.stop());

const isWrite = ({ style }: Endpoint) => style !== 'GET';

it('the histories include every write endpoint of the contract', () => {
  expect(endpoints.filter(isWrite).length).toBeGreaterThan(35);
});

it('loans and screens stay correct under concurrent actions of two borrowers and the staff', async () => {
  const writes = endpoints.filter(isWrite);
  const reads = endpoints.filter((endpoint) => !isWrite(endpoint));
  let acts = 0;
  for (let index = 0; index < sizes.attacks; index += 1) {
    const seed = sizes.firstAttack + index;
    const world = await newWorld(lender, randomFrom(seed), focusable);
    const done = await playHistory({ world, writes, pictures });
    acts += done.length;
    const faults = await faultsOf(world, reads, done);
    if (faults.length > 0) process.stdout.write(`${JSON.stringify({ seed, done }, null, 1)}\n`);
    expect({ seed, faults }).toEqual({ seed, faults: [] });
  }
  expect(await wrongInBooks()).toEqual([]);
  process.stdout.write(`attack: ${String(sizes.attacks)} histories, ${String(acts)} actions, 0 faults\n`);
});
