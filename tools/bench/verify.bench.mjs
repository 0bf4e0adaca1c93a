/**
 * Measures how often `verifyPlan` finds the right cause: lenders that are right in every rounding, and lenders that are wrong in
 * one known way, each for many random loans, with the whole table and with only the payment and the total. The lenders are
 * written for the bench and share no code with loan-math. Prints the confusion matrix of the library's README.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { median } from './median.mjs';
import { anyLoan } from './verify/loans.mjs';
import { randomFrom } from './verify/random.mjs';
import { rightKinds } from './verify/right-kinds.mjs';
import { wrongKinds } from './verify/wrong-kinds.mjs';

const door = join(import.meta.dirname, '..', '..', 'libs', 'loan-math', 'src', 'index.ts');
const goals = { detected: 0.999, right: 0.95, wrong: 0.01 };

export async function bench(args) {
  const each = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 120);
  const folder = await mkdtemp(join(tmpdir(), 'loan-math-bench-'));
  try {
    const { verifyPlan } = await built(folder);
    const shows = args.includes('--wrong');
    const results = ['rows', 'payment'].map((given) => outcomeOf(verifyPlan, { given, each, shows }));
    for (const { given, lines } of results) print(given, lines, each);
    return results.map(isMet).every(Boolean);
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

const claimOf = (loan, { rows, instalment, totalInterest, dayCount = '30/360' }, given) => ({
  terms: {
    ...{ principal: loan.principal, annualRatePercent: String(loan.rate * 100), tenure: loan.count },
    ...{
      tenureType: 'month',
      rateKind: 'reducing',
      dayCount,
      repayment: 'instalments',
      startDate: loan.start,
    },
  },
  ...{ fee: loan.fee, tax: loan.tax, instalment, totalInterest },
  rows: given === 'rows' ? rows : undefined,
});

const named = (verdict) =>
  verdict.explainedBy.length > 0
    ? verdict.explainedBy
    : [...new Set(verdict.findings.flatMap(({ causes }) => causes))];
const noCause = new Set(['unknown', 'rounding', 'roundedInstalment']);

function outcomeOf(verifyPlan, { given, each, shows }) {
  const times = [];
  const tried = (kind, seed, plan) =>
    Array.from({ length: each }, (_, at) => {
      const random = randomFrom(seed * 100_003 + at);
      const loan = anyLoan(random);
      const claim = claimOf(loan, plan(loan, random), given);
      const since = performance.now();
      const verdict = verifyPlan(claim);
      times.push(performance.now() - since);
      return { kind, loan, claim, verdict, causes: named(verdict) };
    });
  const right = Object.entries(rightKinds).map(([kind, plan], at) =>
    rightLine(kind, tried(kind, at, plan), shows),
  );
  const wrong = Object.entries(wrongKinds)
    .filter(([, { rowsOnly }]) => given === 'rows' || !rowsOnly)
    .map(([kind, { causes, alone = causes, plan }], at) =>
      wrongLine({ kind, causes: given === 'rows' ? causes : alone, shows }, tried(kind, 50 + at, plan)),
    );
  return { given, lines: { right, wrong }, times };
}

function rightLine(kind, results, shows) {
  const alarms = results.filter(({ verdict }) => !verdict.agrees);
  if (shows) for (const { claim, verdict } of alarms.slice(0, 2)) show(kind, claim, verdict);
  return { kind, alarms: alarms.length };
}

function wrongLine({ kind, causes, shows }, results) {
  const isRight = ({ causes: said }) => causes.every((cause) => said.includes(cause));
  const others = ({ causes: said }) => said.filter((cause) => !causes.includes(cause) && !noCause.has(cause));
  const isHarmless = causes[0] === 'roundedInstalment';
  const detected = results.filter(
    ({ verdict }) => !verdict.agrees || (isHarmless && verdict.explainedBy.length > 0),
  );
  const right = results.filter(isRight);
  const wrong = results.filter((result) => others(result).length > 0);
  const open = results.filter((result) => !isRight(result) && others(result).length === 0);
  const missed = results.filter((result) => !detected.includes(result));
  const listed = open.filter(({ verdict }) =>
    verdict.likeliest.some(({ causes: said }) => causes.every((cause) => said.includes(cause))),
  );
  if (shows)
    for (const { claim, verdict } of [...wrong, ...missed, ...open].slice(0, 2)) show(kind, claim, verdict);
  return {
    ...{ kind, detected: detected.length, right: right.length, wrong: wrong.length },
    ...{ open: open.length, listed: listed.length, said: countOf(wrong.flatMap(others)) },
  };
}

function show(
  kind,
  { terms, instalment, totalInterest },
  { explainedBy, facts, likeliest, findings, printedTo },
) {
  console.log(
    kind,
    JSON.stringify({
      ...terms,
      instalment,
      totalInterest,
      explainedBy,
      facts,
      likeliest,
      printedTo,
      findings: findings.slice(0, 3),
      of: findings.length,
    }),
  );
}

const countOf = (values) =>
  [...new Set(values)]
    .map((value) => `${value} ${values.filter((each) => each === value).length}`)
    .join(', ');

function print(given, { right, wrong }, each) {
  console.log(
    `\n### ${given === 'rows' ? 'The whole table' : 'Payment and total interest alone'}, ${each} loans of a kind\n`,
  );
  console.log('| a right plan | false alarms |\n| --- | --- |');
  for (const { kind, alarms } of right) console.log(`| ${kind} | ${alarms} |`);
  console.log(
    '\n| a wrong plan | detected | right cause | cannot tell (right one listed) | wrong cause |\n| --- | --- | --- | --- | --- |',
  );
  for (const { kind, detected, right: named, open, listed, wrong: others, said } of wrong) {
    console.log(
      `| ${kind} | ${detected} | ${named} | ${open} (${listed}) | ${others}${said ? `: ${said}` : ''} |`,
    );
  }
}

function isMet({ given, lines: { right, wrong }, times }) {
  const all = (of) => wrong.reduce((total, line) => total + of(line), 0);
  const tried = all(({ right: named, wrong: others, open }) => named + others + open);
  const told = tried - all(({ listed }) => listed);
  const shares = {
    detected: all((line) => line.detected) / tried,
    right: all((line) => line.right) / told,
    wrong: all((line) => line.wrong) / tried,
  };
  const alarms = right.reduce((total, line) => total + line.alarms, 0);
  const percent = (part) => `${(part * 100).toFixed(1)} %`;
  console.log(
    `\n${given}: detected ${percent(shares.detected)}, right cause ${percent(shares.right)} of those that can be told, wrong cause ${percent(shares.wrong)}, false alarms ${alarms}, ${median(times).toFixed(1)} ms a plan (slowest ${Math.max(...times).toFixed(0)} ms)`,
  );
  return (
    shares.detected >= goals.detected &&
    shares.right >= goals.right &&
    shares.wrong <= goals.wrong &&
    alarms === 0
  );
}
