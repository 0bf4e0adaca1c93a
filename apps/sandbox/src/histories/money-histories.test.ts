import { dayOf } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { importStatement, lendingCore, readStatement } from '@clearloan/lender';
import { asStaff, sizes } from '@clearloan/lender/testing';
import fc from 'fast-check';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';
import { daysOf, histories, lastDay, reportedAtOnce, type History } from './history';
import { actOnSandbox, applyForLoan, type Loan } from './loan';
import { begin, endOf, live, type Life } from './play';

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
  await sandbox.deliver();
  await pass(1);
  return loans;
}

/** Lets the days pass on which anything happens. */
async function letDaysPass(lives: readonly Life[], days: readonly number[]): Promise<void> {
  let [current, today] = [lives, 0];
  for (const day of days) {
    await pass(day - today);
    today = day;
    const next: Life[] = [];
    for (const life of current) next.push(await live(life, day));
    current = next;
    await sandbox.deliver();
  }
}

const statement = async () =>
  (await fetch(`${sandbox.address}/sandbox/bank/statement.csv`, { headers: asStaff })).text();

/** Plays histories at once, each on a loan of its own and, reported at once, on another. @returns what is wrong */
async function play(drawn: readonly History[]): Promise<readonly unknown[]> {
  await actOnSandbox(sandbox, '/reset', {});
  const pairs = drawn.flatMap((history) => [history, reportedAtOnce(history)]);
  const loans = await takeLoans(pairs.length);
  const lives: Life[] = [];
  for (const [index, loan] of loans.entries())
    lives.push(await begin(sandbox, loan, pairs[index] ?? { monies: [], collections: undefined }));
  await sandbox.deliver();
  const today = async () => dayOf((await loans[0]?.today()) ?? '', 'Asia/Jakarta');
  const first = await today();
  await letDaysPass(lives, daysOf(pairs));
  // At midnight a day can end between two loans, which then do not compare.
  if ((await today()) !== addDays(first, lastDay)) return [];
  const theirs = await statement();
  await importStatement(theirs);
  const ends: Awaited<ReturnType<typeof endOf>>[] = [];
  for (const life of lives) ends.push(await endOf(life));
  const different = drawn.flatMap((history, index) => {
    const [late, atOnce] = ends.slice(2 * index);
    return JSON.stringify(late) === JSON.stringify(atOnce) ? [] : [{ history, late, atOnce }];
  });
  const { checkBooks } = lendingCore();
  return [...different, ...(await checkBooks()), ...(await checkBooks(readStatement(theirs)))];
}

it('money moves once, and the end of a loan follows from what the bank booked, however it reports it', async () => {
  let played = 0;
  const batch = fc.array(histories, { minLength: sizes.historiesAtOnce, maxLength: sizes.historiesAtOnce });
  await fc.assert(
    fc.asyncProperty(batch, async (drawn) => {
      played += drawn.length;
      expect(await play(drawn)).toEqual([]);
    }),
    {
      seed: sizes.moneySeed,
      numRuns: Math.ceil(sizes.moneyHistories / sizes.historiesAtOnce),
      endOnFailure: true,
    },
  );
  process.stdout.write(`money histories: ${String(played)} played, seed ${String(sizes.moneySeed)}\n`);
});
