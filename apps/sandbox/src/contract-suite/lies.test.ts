import { writeFileSync } from 'node:fs';
import { findingOf, liesAbout, readLender, recordRun, causesOf, linesOf, runContractSuite } from '@clearloan/contract-suite';
import { consoleToken, type TestLender } from '@clearloan/lender/testing';
import { ownedEndpoints } from '@clearloan/open-api';
import { startTestSandbox } from '../testing/test-sandbox';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestSandbox();
});
afterAll(() => lender.stop());
const describe1 = () => readLender({ staffToken: consoleToken, patienceSeconds: 10 });

it('honest', async () => {
  const result = await runContractSuite(lender.address, describe1(), ownedEndpoints, 'behaviour');
  console.log(linesOf(result).join('\n'));
}, 100000);

it('probe', async () => {
  const described = describe1();
  const record = await recordRun(lender.address, described, ownedEndpoints);
  const since = performance.now();
  const control = await findingOf(record, lender.address, described, ownedEndpoints);
  console.log(control, performance.now() - since);
  const lies = ownedEndpoints.flatMap((owned) => liesAbout(owned, record));
  console.log(lies.length);
  const step = Number(process.env['STEP'] ?? 10);
  const offset = Number(process.env['OFFSET'] ?? 0);
  const rows: unknown[] = [];
  for (const [index, lie] of lies.entries()) {
    if (index % step !== offset) continue;
    const finding = await findingOf(record, lender.address, described, ownedEndpoints, lie);
    rows.push({ path: lie.path, place: lie.place, kind: lie.kind, ...finding });
  }
  console.log(rows.length, performance.now() - since);
  writeFileSync(process.env['OUT'] ?? '/tmp/lies.json', JSON.stringify(rows, null, 1));
}, 3_000_000);
