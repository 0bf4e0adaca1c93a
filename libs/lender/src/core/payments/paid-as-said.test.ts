import { randomUUID } from 'node:crypto';
import { isSuccess } from '@clearloan/api-client/declare';
import { addDays } from '@clearloan/loan-math';
import { homePage } from '@clearloan/home/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { statementAddsUp, yearlyStatement } from '@clearloan/loans/contract';
import { agreeToArrangement, arrangements, delayQuote, type LoanPlan } from '@clearloan/repayment/contract';
import { chosenOption, leftToPay, offersOf, withExtra } from '@clearloan/repayment/to-pay';
import { businessDay, businessNow } from '../../platform/context/clock';
import { randomFrom, type Random } from '../../testing/random';
import { sizes } from '../../testing/sizes';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { moveToDay, runningLoan, type RunningLoan } from './testing/running-loan';

const lender = lenderInBalance();

async function delay(loan: RunningLoan, { repay_plans: rows }: LoanPlan, random: Random): Promise<void> {
  const periodNo =
    rows.find(({ paidAmount, repayTotalAmount }) => paidAmount < repayTotalAmount)?.periodNo ?? 1;
  const asked = { orderId: loan.orderId, periodNo };
  const quote = await lender.call(delayQuote, asked, loan.borrower);
  if (!isSuccess(quote.code) || quote.value().options.length === 0) return;
  const option = random.pick(quote.value().options);
  const { days: delayDays, fee, gst, extraInterest } = option;
  const smsCode = await loan.walk.code('delay');
  const amount = fee + gst + extraInterest;
  await loan.askCode({ purpose: 'delay', periodNos: [periodNo], amount, delayDays, smsCode });
}

async function takePlan({ borrower, orderId, walk }: RunningLoan, random: Random): Promise<void> {
  const { options } = (await lender.call(arrangements, { orderId }, borrower)).value();
  if (options.length === 0) return;
  const { key, totalThen } = random.pick(options);
  const smsCode = await walk.code('delay');
  const how = { ...borrower, key: randomUUID() };
  await lender.call(agreeToArrangement, { orderId, key, totalThen, smsCode }, how);
}

const noPart = { penalty: 0, fee: 0, interest: 0, principal: 0 };

/** Pays something that Pay offers. @returns what differs from what it said, `undefined` if nothing was paid */
async function pay(
  loan: RunningLoan,
  plan: LoanPlan,
  random: Random,
): Promise<readonly string[] | undefined> {
  const today = plan.payoffDate;
  const offers = offersOf(plan, today);
  if (offers === undefined) return undefined;
  const keep = random.pick(['instalment', 'tenure'] as const);
  const thing = chosenOption(plan, offers, {
    what: random.pick(['due', 'due', 'several', 'several', 'amount', 'amount', 'amount', 'payoff']),
    count: String(1 + random.below(5)),
    amount: 1 + random.below(Math.min(offers.most, random.pick([300_000, offers.most]))),
    keep,
  });
  const said = thing && withExtra(plan, thing, keep, today);
  if (said === undefined) return undefined;
  const { purpose, amount, periodNos, extra, split, saves, leftAfter, isLeftAtMost } = said;
  const wanted = { purpose, amount, periodNos: [...periodNos], keep: extra?.keep };
  const { paymentId } = (await loan.askCode(wanted)).value();
  await loan.walk.aMinuteLater(loan.orderId);
  const after = await loan.plan();
  const booked = after.transactions.find((each) => each.paymentId === paymentId);
  // The money is under way, until it is found or its code ends.
  if (booked?.status !== 'posted') return undefined;
  const left = leftToPay(after.repay_plans);
  const saved = leftToPay(plan.repay_plans) - amount - left;
  const isSplit =
    split === undefined ||
    JSON.stringify({ ...noPart, ...split }) === JSON.stringify({ ...noPart, ...booked.split });
  return [
    ...((isLeftAtMost ? left <= leftAfter : left === leftAfter)
      ? []
      : [`${leftAfter} left, but ${left} are`]),
    ...(saves <= 0 || saved === saves ? [] : [`${saves} saved, but ${saved} are`]),
    ...(isSplit ? [] : [`${JSON.stringify(split)}, but ${JSON.stringify(booked.split)} is booked`]),
  ];
}

/** What does not add up in the statements of a loan, and what home says otherwise than the loan. */
async function differences({ borrower, orderId }: RunningLoan): Promise<readonly unknown[]> {
  const statement = async (year?: number) =>
    (await lender.call(yearlyStatement, { orderId, year }, borrower)).value();
  const { years } = await statement();
  const statements = await Promise.all(years.map(statement));
  const { left } = (await lender.call(loanDetails, { orderId }, borrower)).value();
  const { list } = (await lender.call(homePage, {}, borrower)).value();
  const items = list.flatMap((block) => (block.type === 'REPAY' ? block.items : []));
  return [
    ...statements.flatMap((each) => statementAddsUp.faults(each)),
    ...items.filter((item) => item.left !== left),
  ];
}

it.each(Array.from({ length: sizes.comparedHistories }, (_, index) => sizes.moneySeed + index))(
  'what Pay says of a payment is what is booked: what is left, what is saved, and what it pays, history %i [promise: pay-left]',
  async (seed) => {
    const random = randomFrom(seed);
    const loan = await runningLoan(lender);
    for (let turn = 0; turn < 7; turn += 1) {
      const days = random.below(3) === 0 ? 0 : random.below(40);
      await moveToDay(addDays(businessDay(await businessNow()), days));
      const plan = await loan.plan();
      if (plan.orderStatus === 'settled') break;
      const act = random.below(9);
      if (act === 0) await delay(loan, plan, random);
      else if (act === 1) await takePlan(loan, random);
      else expect({ turn, differs: (await pay(loan, plan, random)) ?? [] }).toEqual({ turn, differs: [] });
    }
    expect(await differences(loan)).toEqual([]);
  },
);
