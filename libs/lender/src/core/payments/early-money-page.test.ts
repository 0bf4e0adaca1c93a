import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysBetween } from '@clearloan/loan-math';
import { businessDay, businessNow, moveClock } from '../../platform/context/clock';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { newest, runningLoan, type RunningLoan } from './testing/running-loan';

const page = readFileSync(join(__dirname, '../../../../../docs/core-banking.md'), 'utf8');

const lender = lenderInBalance();

/** Far enough ahead that the clock, which never goes back, reaches it. */
const on = async (day: string) => moveClock(daysBetween(businessDay(await businessNow()), `2040-${day}`));

type LoanPlan = Awaited<ReturnType<RunningLoan['plan']>>;

const major = (minor: number): string => (minor / 100).toFixed(2);

const cellOf = ({ principal, interest, periodStatus }: LoanPlan['repay_plans'][number]): string =>
  `${major(principal)} + ${major(interest)} \`${periodStatus}\``;

const lineOf = (when: string, plan: LoanPlan): string => {
  const { orderStatus, payoffAmount, payoffSaves } = plan;
  const { periodNos, split } = newest(plan) ?? {};
  const parts = split === undefined ? '' : `${major(split.interest)} + ${major(split.principal)}`;
  const cells = [`\`${orderStatus}\``, major(payoffAmount), major(payoffSaves)];
  return `| ${[when, ...cells, periodNos === undefined ? '' : JSON.stringify(periodNos), parts].join(' | ')} |`;
};

it('the example of early money is what this lender answers', async () => {
  await on('03-01');
  const loan = await runningLoan(lender);
  const agreed = await loan.plan();

  await on('03-16');
  const before = await loan.plan();
  const part = (await loan.askCode({ purpose: 'amount', periodNos: [], amount: 5_000_00 })).value();
  const coded = await loan.plan();
  await loan.arrive(part.paymentId);
  const parted = await loan.plan();

  await on('04-16');
  const { payoffAmount } = await loan.plan();
  const whole = (await loan.askCode({ purpose: 'payoff', periodNos: [], amount: payoffAmount })).value();
  const promised = await loan.plan();
  await loan.arrive(whole.paymentId);
  const ended = await loan.plan();

  const rows = agreed.repay_plans.map((row, index) => {
    const later = [parted, ended].map(({ repay_plans }) => repay_plans[index] ?? row);
    return `| ${String(row.periodNo)}, ${row.dueTime.slice(5)} | ${[row, ...later].map(cellOf).join(' | ')} |`;
  });
  const lines = [
    lineOf('16 March, before it', before),
    lineOf('with a code for 5000.00', coded),
    lineOf('5000.00 booked', parted),
    lineOf('16 April, with a code for the payoff', promised),
    lineOf('payoff booked', ended),
  ];
  expect(page).toContain(rows.join('\n'));
  expect(page).toContain(lines.join('\n'));
});
