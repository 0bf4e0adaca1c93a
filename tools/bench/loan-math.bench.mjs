/**
 * Measures the speed of loan-math: schedules per second, and the cost of exactness as a ratio to the same work in floating
 * point. Both are measured alternately in one run, because a ratio is stable on a busy machine and a time is not.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import xirr from 'xirr';
import { floatApr, floatSchedule } from './float-loan.mjs';
import { median } from './median.mjs';

const door = join(import.meta.dirname, '..', '..', 'libs', 'loan-math', 'src', 'index.ts');
const mostTimesSlower = 10;
const turns = 11;
const millisecondsEach = 200;

const loan = {
  principal: 300_000_000,
  annualRatePercent: '8.5',
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-01-15',
};
const net = 297_000_000;

export async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'loan-math-bench-'));
  try {
    const math = await built(folder);
    const lines = compared(math);
    for (const line of lines) console.log(toldOf(line));
    const whole = lines.find(({ name }) => name === '360 payments with APR');
    const isFastEnough = whole !== undefined && whole.ratio <= mostTimesSlower;
    console.log(
      `\n360 payments with APR: at most ${mostTimesSlower} times the float version: ${isFastEnough ? 'yes' : 'NO'}`,
    );
    const isXirrFast = irregular(math);
    return isFastEnough && isXirrFast;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function built(folder) {
  const file = join(folder, 'loan-math.mjs');
  const bundle = await rolldown({ input: door, logLevel: 'silent' });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return import(pathToFileURL(file).href);
}

function compared({ loanPlan, loanApr, schedule }) {
  const exactly = (tenure) => () => {
    const terms = { ...loan, tenure };
    return loanApr({ terms, plan: loanPlan(terms), net });
  };
  const roughly = (tenure) => () => floatApr(net, floatSchedule({ ...loan, tenure }));
  const inProfile = (rounding) => () => loanPlan({ ...loan, tenure: 360, rounding });
  const plainly = () => floatSchedule({ ...loan, tenure: 360 });
  return [
    ratioOf(
      '12 payments',
      () => schedule({ ...loan, tenure: 12 }),
      () => floatSchedule({ ...loan, tenure: 12 }),
    ),
    ratioOf('12 payments with APR', exactly(12), roughly(12)),
    ratioOf('360 payments', () => schedule({ ...loan, tenure: 360 }), plainly),
    ratioOf('360 payments with APR', exactly(360), roughly(360)),
    ratioOf('360 payments, rbi', inProfile('rbi'), plainly),
    ratioOf('360 payments, fineract', inProfile('fineract'), plainly),
    ratioOf('360 payments, frappe', inProfile('frappe'), plainly),
  ];
}

function ratioOf(name, exact, float) {
  perSecond(exact);
  perSecond(float);
  const measured = Array.from({ length: turns }, () => ({
    exact: perSecond(exact),
    float: perSecond(float),
  }));
  return {
    name,
    exact: median(measured.map((turn) => turn.exact)),
    float: median(measured.map((turn) => turn.float)),
    ratio: median(measured.map((turn) => turn.float / turn.exact)),
  };
}

/** The yearly rate of 360 payments on irregular dates, beside the npm package `xirr`, which is in floating point. */
function irregular({ effectiveApr, addDays }) {
  const dates = Array.from({ length: 360 }, (_, at) =>
    addDays('2024-01-10', (at + 1) * 30 + ((at * 7) % 11)),
  );
  const flows = [
    { amount: -30_000_000, date: '2024-01-10' },
    ...dates.map((date, at) => ({ amount: 240_000 + ((at * 37) % 50) * 100, date })),
  ];
  const [first, ...payments] = flows;
  const advances = [{ ...first, amount: -first.amount }];
  const asPackage = flows.map(({ amount, date }) => ({ amount, when: new Date(date) }));
  const ours = () => effectiveApr({ advances, payments, places: 6 });
  const theirs = () => xirr(asPackage);
  const line = ratioOf('360 irregular dates', ours, theirs);
  const isSame = ours() === (theirs() * 100).toFixed(6);
  console.log(
    `\n360 irregular dates: ${rounded(line.exact)} a second, npm xirr ${rounded(line.float)}: ${line.ratio.toFixed(2)} times the time; ` +
      `${ours()} and ${(theirs() * 100).toFixed(6)}: ${isSame ? 'same' : 'NOT the same'}`,
  );
  return isSame && line.ratio <= 1;
}

function perSecond(work) {
  const until = performance.now() + millisecondsEach;
  const since = performance.now();
  let times = 0;
  let now = since;
  while (now < until) {
    for (let each = 0; each < 10; each += 1) work();
    times += 10;
    now = performance.now();
  }
  return (times * 1000) / (now - since);
}

const toldOf = ({ name, exact, float, ratio }) =>
  `${name.padEnd(24)} ${rounded(exact)} a second exact, ${rounded(float)} in float: ${ratio.toFixed(1)} times the time`;

const rounded = (value) => Math.round(value).toLocaleString('en').padStart(9);
