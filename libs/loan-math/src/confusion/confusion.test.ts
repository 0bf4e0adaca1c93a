import type { Cause, Verdict } from '../verify/claimed-plan';
import { verifyPlan } from '../verify/verify-plan';
import { honestKinds } from './honest-kinds';
import { Die, type LenderPlan } from './lender-plan';
import { wrongKinds } from './wrong-kinds';

/**
 * How often the check says the right thing. The lenders are written for this test in exact fractions and share no
 * code with what they test. TEST_SIZE=full tries 6 680 plans and prints the tables of the README.
 */
const isFull = process.env['TEST_SIZE'] === 'full';
const each = isFull ? 40 : 2;
/** Another sequence of random plans. */
const shift = Number(process.env['SHIFT'] ?? 0);
const only = process.env['KIND'];
const isShown = process.env['SHOW'] !== undefined;

interface Outcome {
  readonly told: LenderPlan;
  readonly verdict: Verdict;
  readonly said: readonly Cause[];
}

const harmless: ReadonlySet<Cause> = new Set(['rounding', 'roundedInstalment']);

function saidIn({ explainedBy, findings, agrees }: Verdict): readonly Cause[] {
  if (agrees) return [];
  const all = explainedBy.length > 0 ? explainedBy : findings.flatMap(({ causes }) => causes);
  return [...new Set(all)].filter((cause) => !harmless.has(cause));
}

function tried(kind: (die: Die) => LenderPlan, seed: number): Outcome[] {
  return Array.from({ length: each }, (_, at) => {
    const told = kind(new Die((seed + shift) * 7_919 + at));
    const verdict = verifyPlan(told.claim);
    return { told, verdict, said: saidIn(verdict) };
  });
}

const share = (part: number, all: number): string => `${((part / all) * 100).toFixed(1)} %`;
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

function show(kind: string, { told, verdict, said }: Outcome): void {
  if (!isShown) return;
  const { terms, instalment, totalInterest, rows = [] } = told.claim;
  const { findings, conventions, facts, likeliest } = verdict;
  print(JSON.stringify({ kind, said, ...terms, instalment, totalInterest, conventions, facts, likeliest }));
  for (const row of [...rows.slice(0, 4), ...rows.slice(-2)]) print(`   ${JSON.stringify(row)}`);
  print(`   ${findings.length} findings: ${JSON.stringify(findings.slice(0, 4))}`);
}

const chosen = <Kind>(kinds: Readonly<Record<string, Kind>>): [string, Kind][] =>
  Object.entries(kinds).filter(([kind]) => only === undefined || kind.includes(only));

describe('the check', () => {
  it('never accuses an honest lender', () => {
    const lines = chosen(honestKinds).map(([kind, plan], at) => {
      const outcomes = tried(plan, at);
      const accused = outcomes.filter(({ verdict }) => !verdict.agrees && !verdict.isOpen);
      const open = outcomes.filter(({ verdict }) => verdict.isOpen);
      for (const outcome of [...accused, ...open].slice(0, 2)) show(kind, outcome);
      return { kind, all: outcomes.length, accused: accused.length, open: open.length };
    });
    if (isFull) {
      print('| an honest plan | matches | cannot tell | accused |\n| --- | --- | --- | --- |');
      for (const { kind, all, accused, open } of lines)
        print(`| ${kind} | ${all - accused - open} | ${open} | ${accused} |`);
    }
    expect(lines.filter(({ accused }) => accused > 0)).toEqual([]);
  });

  it('names the right cause of a wrong plan, and no other', () => {
    const lines = chosen(wrongKinds).map(([kind, plan], at) => {
      const outcomes = tried(plan, 500 + at);
      const isMeant = ({ told, said }: Outcome) =>
        told.causes?.every((cause) => said.includes(cause)) === true;
      const right = outcomes.filter(
        (outcome) => isMeant(outcome) && outcome.said.length === outcome.told.causes?.length,
      );
      const beside = outcomes.filter((outcome) => isMeant(outcome) && !right.includes(outcome));
      const missed = outcomes.filter(({ verdict }) => verdict.agrees);
      const wrong = outcomes.filter(
        (outcome) =>
          !isMeant(outcome) && !missed.includes(outcome) && outcome.said.some((cause) => cause !== 'unknown'),
      );
      const open = outcomes.length - right.length - beside.length - missed.length - wrong.length;
      for (const outcome of outcomes.filter((one) => !right.includes(one)).slice(0, 3)) show(kind, outcome);
      const others = [...new Set([...wrong, ...beside].map(({ said }) => said.join(' + ')))].join(', ');
      return {
        kind,
        all: outcomes.length,
        right: right.length,
        beside: beside.length,
        open,
        wrong: wrong.length,
        missed: missed.length,
        others,
      };
    });
    const sum = (of: (line: (typeof lines)[number]) => number) =>
      lines.reduce((total, line) => total + of(line), 0);
    const all = sum((line) => line.all);
    const told = {
      right: sum(({ right }) => right) / all,
      wrong: sum(({ wrong }) => wrong) / all,
      missed: sum(({ missed }) => missed),
    };
    if (isFull) {
      print(
        '| a wrong plan | right cause alone | with another | cannot tell | wrong cause | missed |\n| --- | --- | --- | --- | --- | --- |',
      );
      for (const line of lines)
        print(
          `| ${line.kind} | ${line.right} | ${line.beside} | ${line.open} | ${line.wrong} | ${line.missed} |${isShown ? ` ${line.others}` : ''}`,
        );
      print(
        `right cause alone ${share(told.right, 1)}, wrong cause alone ${share(told.wrong, 1)}, missed ${told.missed} of ${all}`,
      );
    }
    expect(told.missed).toBe(0);
    expect(told.right).toBeGreaterThanOrEqual(0.95);
    expect(told.wrong).toBeLessThanOrEqual(isFull ? 0.005 : 0.02);
  });
});
