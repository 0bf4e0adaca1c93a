/**
 * Measures the check of a lender's plan with 360 payments in processor time: the first verdict of a process on a table that nothing
 * explains, the dearest one, which a worker computes; and on the page, reading the pasted text again after a key in it, times the
 * slowness of a cheap phone. A key in another field reads nothing again.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../workspace.mjs';
import { median } from './median.mjs';
import { phone } from './speed/phone.mjs';
import { printTable } from './table.mjs';

const count = 360;
const firstVerdictMs = 500;

const sources = `
export { verifyPlan } from ${JSON.stringify(join(root, 'libs/loan-math/src/verify/index.ts'))};
export { readPastedPlan } from ${JSON.stringify(join(root, 'libs/calculator/src/rules/pasted-plan.ts'))};
export { marketProfiles } from ${JSON.stringify(join(root, 'libs/formatting/src/market-profiles.ts'))};
`;

export async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'check-bench-'));
  try {
    const [input, file] = [join(folder, 'in.ts'), join(folder, 'check.mjs')];
    writeFileSync(input, sources);
    const bundle = await rolldown({ input, logLevel: 'silent' });
    await bundle.write({ file, format: 'esm' });
    await bundle.close();
    return measured(await import(pathToFileURL(file).href));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measured({ verifyPlan, readPastedPlan, marketProfiles }) {
  const terms = {
    principal: 100_000_000,
    annualRatePercent: '12',
    tenure: count,
    tenureType: 'month',
    rateKind: 'reducing',
  };
  const claim = {
    terms: { ...terms, dayCount: '30/360', repayment: 'instalments', startDate: '2024-01-05' },
    rows: rowsWithoutReason(),
    isStartSupposed: true,
  };
  const first = processorTime(() => verifyPlan(claim));
  const text = claim.rows.map((row) => Object.values(row).join('\t')).join('\n');
  const readings = Array.from({ length: 15 }, (_, key) =>
    processorTime(() => readPastedPlan(`${text}\n${'x'.repeat(key)}`, marketProfiles.india, '2026-11-27')),
  );
  const key = median(readings.slice(5)) * phone.cpuTimesSlower;
  const rows = [
    {
      what: `first verdict, ${count} payments without a reason`,
      product: `${first.toFixed(0)} ms`,
      goal: `${firstVerdictMs} ms`,
      isMet: first <= firstVerdictMs,
    },
    {
      what: `a key in the plan: reading it again, ${phone.cpuTimesSlower} times slower`,
      product: `${key.toFixed(0)} ms`,
      goal: 'after the key is shown',
    },
  ];
  printTable(rows);
  return rows.every(({ isMet }) => isMet !== false);
}

function processorTime(work) {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1_000;
}

/** Rows that add up, with interest and principal of no rule. */
function rowsWithoutReason() {
  let [state, balance] = [7, 100_000_000];
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  return Array.from({ length: count }, (_, index) => {
    const interest = Math.round(balance * (0.004 + 0.006 * random()));
    const share = Math.round((balance / (count - index)) * (0.7 + 0.6 * random()));
    const principal = index === count - 1 ? balance : Math.min(balance, share);
    balance -= principal;
    return { periodNo: index + 1, principal, interest, instalment: principal + interest, balance };
  });
}
