import type { Configuration } from '../../../configuration';
import { startTestLender, type TestLender } from '../../../testing/test-lender';
import { wrongInBooks } from './ledger-balance';

/** Race tests are slow on a busy machine. */
const patienceMs = 60_000;

/** A lender for one test file. After each test its ledger must be correct, unless the test breaks it on purpose. */
export function lenderInBalance({
  isWatched = true,
  changes = {},
}: { readonly isWatched?: boolean; readonly changes?: Partial<Configuration> } = {}): TestLender {
  jest.setTimeout(patienceMs);
  const context: { lender?: TestLender } = {};
  const lender = (): TestLender => {
    if (context.lender === undefined) throw new Error('The lender has not started.');
    return context.lender;
  };
  beforeAll(async () => {
    context.lender = await startTestLender(changes);
  });
  afterAll(() => lender().stop());
  afterEach(async () => {
    if (isWatched) expect(await wrongInBooks()).toEqual([]);
  });
  return {
    get address() {
      return lender().address;
    },
    get log() {
      return lender().log;
    },
    call: (endpoint, request, how) => lender().call(endpoint, request, how),
    stop: () => lender().stop(),
  };
}
