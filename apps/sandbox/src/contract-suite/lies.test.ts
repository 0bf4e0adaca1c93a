import { writeFileSync } from 'node:fs';
import { findingOf, liesAbout, readLender, recordRun } from '@clearloan/contract-suite';
import { consoleToken, type TestLender } from '@clearloan/lender/testing';
import { ownedEndpoints } from '@clearloan/open-api';
import { startTestSandbox } from '../testing/test-sandbox';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestSandbox();
});
afterAll(() => lender.stop());

it('probe', async () => {
  const described = readLender({ staffToken: consoleToken, patienceSeconds: 10 });
  const record = await recordRun(lender.address, described, ownedEndpoints);
  const since = performance.now();
  const control = await findingOf(record, lender.address, described, ownedEndpoints);
  console.log(control, performance.now() - since);
  const lies = ownedEndpoints.flatMap((owned) => liesAbout(owned, record));
  console.log(lies.length);
  const step = Number(process.env['STEP'] ?? 10);
  const rows: unknown[] = [];
  for (const [index, lie] of lies.entries()) {
    if (index % step !== 0) continue;
    const finding = await findingOf(record, lender.address, described, ownedEndpoints, lie);
    rows.push({ path: lie.path, place: lie.place, kind: lie.kind, ...finding });
  }
  console.log(rows.length, performance.now() - since);
  writeFileSync(process.env['OUT'] ?? '/tmp/lies.json', JSON.stringify(rows, null, 1));
}, 3_000_000);
