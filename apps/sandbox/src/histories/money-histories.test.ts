import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@clearloan/loan-math';
import { importStatement, readStatement, thisLender } from '@clearloan/lender';
import { asStaff, sizes } from '@clearloan/lender/testing';
import fc from 'fast-check';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';
import { examples } from './examples';
import { daysOf, histories, isTakenBack, lastDay, reportedAtOnce, type History } from './history';
import { actOnSandbox, applyForLoan, type Loan } from './loan';
import { begin, endOf, live, type Life } from './play';
import { wrongIn } from './wrong-in-loan';

jest.setTimeout(4 * 60 * 60_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox([], {}, false);
});
afterAll(() => sandbox.stop());

const pass = (days: number) => actOnSandbox(sandbox, '/clock', { days });

/** Running loans, by the answers of the bureaus and the bank. */
async function takeLoans(count: number): Promise<readonly Loan[]> {
  const loans: Loan[] = [];
  for (let left = count; left > 0; left -= 1) loans.push(await applyForLoan(sandbox));
  await sandbox.deliver();
  await pass(1);
  for (const loan of loans) await loan.sign();
  await payOut(loans);
  await pass(1);
  return loans;
}

/** Loans compare if all are paid out on one day; on a busy machine a message fails, and is sent again seconds later. */
async function payOut(loans: readonly Loan[], tries = 60): Promise<void> {
  await sandbox.deliver();
  const arePaidOut = await Promise.all(loans.map((loan) => loan.isPaidOut()));
  if (arePaidOut.every(Boolean)) return;
  if (tries === 0) throw new Error('the loans were never all paid out on one day');
  await wait(1_000);
  await payOut(loans, tries - 1);
}

/** Lets the days pass on which anything happens. */
async function letDaysPass(lives: readonly Life[], days: readonly number[]): Promise<void> {
  let [current, today] = [lives, 0];
  for (const day of days) {
    await pass(day - today);
    today = day;
    current = await Promise.all(current.map((life) => live(life, day)));
    await sandbox.deliver();
  }
}

const statement = async () =>
  (await fetch(`${sandbox.address}/sandbox/bank/statement.csv`, { headers: asStaff })).text();

type End = Awaited<ReturnType<typeof endOf>>;

/** Where the end of a loan is not that of the same bookings reported at once. */
const differences = (late: End, atOnce: End): readonly string[] =>
  (Object.keys(late) as (keyof End)[])
    .filter((key) => !isDeepStrictEqual(late[key], atOnce[key]))
    .map((key) => `${key}: ${JSON.stringify(late[key])} and at once ${JSON.stringify(atOnce[key])}`);

/** Plays histories at once, each on a loan of its own and, reported at once, on another. @returns what is wrong */
async function play(drawn: readonly History[]): Promise<readonly unknown[]> {
  await actOnSandbox(sandbox, '/reset', {});
  const pairs = drawn.flatMap((history) => [history, reportedAtOnce(history)]);
  const loans = await takeLoans(pairs.length);
  const lives: Life[] = [];
  for (const [index, loan] of loans.entries())
    lives.push(await begin(sandbox, loan, pairs[index] ?? { monies: [], collections: undefined }));
  await sandbox.deliver();
  const today = async () => (await loans[0]?.day()) ?? '';
  const first = await today();
  await letDaysPass(lives, daysOf(pairs));
  // At midnight a day can end between two loans, which then do not compare.
  if ((await today()) !== addDays(first, lastDay)) return [];
  await importStatement(await statement());
  // What is owed back leaves now.
  await sandbox.deliver();
  await pass(1);
  const theirs = await statement();
  const ends: End[] = [];
  const wrong: unknown[] = [];
  for (const life of lives) ends.push(await endOf(life));
  for (const life of lives) wrong.push(...(await wrongIn(life, readStatement(theirs))));
  const different = drawn.flatMap((history, index) => {
    const [late, atOnce] = ends.slice(2 * index);
    const at = late && atOnce && differences(late, atOnce);
    // Money of which a part went back already is taken back by staff.
    const isForStaff =
      isTakenBack(history) && ends.slice(2 * index, 2 * index + 2).some((end) => end.sentBack > 0);
    return at === undefined || at.length === 0 || isForStaff
      ? []
      : [{ history: JSON.stringify(history), at }];
  });
  const { checkBooks } = thisLender().core;
  return [...different, ...wrong, ...(await checkBooks()), ...(await checkBooks(readStatement(theirs)))];
}

it('money moves once, and the end of a loan follows from what the bank booked, however it reports it', async () => {
  const { moneyHistories, historiesAtOnce, moneySeed } = sizes;
  const isLong = moneyHistories > 10;
  const random = fc.sample(histories, { numRuns: moneyHistories, seed: moneySeed });
  const drawn = [...(isLong ? examples : []), ...random];
  for (let from = 0; from < drawn.length; from += historiesAtOnce) {
    const wrong = await play(drawn.slice(from, from + historiesAtOnce));
    expect({ from, moneySeed, wrong }).toEqual({ from, moneySeed, wrong: [] });
  }
  process.stdout.write(`money histories: ${String(drawn.length)} correct, seed ${String(moneySeed)}\n`);
});
