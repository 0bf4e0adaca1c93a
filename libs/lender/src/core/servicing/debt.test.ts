import { codes } from '@clearloan/api-client/declare';
import { deleteUser } from '@clearloan/account/contract';
import { saveExtInfo } from '@clearloan/certification/contract';
import { addDays } from '@clearloan/loan-math';
import { closingLetter } from '@clearloan/loans/contract';
import { homePage } from '@clearloan/home/contract';
import { orderList } from '@clearloan/loan-view/contract';
import { dues } from '@clearloan/reminders/contract';
import { loanPlanInfo, planPayment } from '@clearloan/repayment/contract';
import { businessNow, moveClock } from '../../platform/context/clock';
import { certifiedBorrower, newPhone } from '../lending/testing/certified-borrower';
import { loanOf, moveToDay, newest, newReference, runningLoan } from '../payments/testing/running-loan';
import { walkWith } from '../lending/testing/walk';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { bankReports } from '../../testing/parties';
import { messagesTo } from '../../testing/text-messages';
import { twoContacts } from '../../testing/verified-borrower';

const lender = lenderInBalance();

describe('the plan', () => {
  it('adds up to the agreed total [promise: offer-cost]', async () => {
    const loan = await runningLoan(lender);
    const plan = await loan.plan();
    const total = (of: 'principal' | 'interest' | 'repayTotalAmount') =>
      plan.repay_plans.reduce((sum, row) => sum + row[of], 0);
    expect(total('principal')).toBe(1_200_000);
    expect(total('interest')).toBe(85_386);
    expect(total('repayTotalAmount')).toBe(1_285_386);
    expect(plan).toMatchObject({
      periods: 6,
      remain_principal: 1_200_000,
      paid_interest: 0,
      payoffAmount: 1_200_000,
    });
  });

  it('includes a fee that was added to the loan in the remaining principal', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const loan = loanOf(lender, borrower, await walkWith(lender, borrower).loan(3_000_000, 12, 'shop'));
    // The 2 % fee and 18 % tax on it bear interest like the 30 000.00 that were paid out.
    expect(await loan.plan()).toMatchObject({ remain_principal: 3_000_000 + 60_000 + 10_800 });
  });

  it('shows the open amount of a payment, part by part', async () => {
    const loan = await runningLoan(lender);
    const payment = await lender.call(planPayment, { orderId: loan.orderId, periodNo: 2 }, loan.borrower);
    expect(payment.value()).toMatchObject({
      split: { penalty: 0, fee: 0, interest: 20_195, principal: 194_036 },
      periodStatus: 'upcoming',
    });
  });

  it('is not visible to another borrower', async () => {
    const loan = await runningLoan(lender);
    const stranger = await certifiedBorrower(newPhone());
    expect((await lender.call(loanPlanInfo, { orderId: loan.orderId }, stranger)).code).toBe(codes.notFound);
    expect((await loanOf(lender, stranger, loan.orderId).sendReference(newReference())).code).toBe(
      codes.notFound,
    );
  });
});

describe('a late payment', () => {
  it('has a fee for each day with its tax, until it is paid [promise: late-fee, late-no-compound, late-stops]', async () => {
    const loan = await runningLoan(lender);
    const { repay_plans } = await loan.plan();
    const due = repay_plans[0]?.dueTime ?? '';
    await moveToDay(addDays(due, 8));
    const plan = await loan.plan();
    expect(plan).toMatchObject({ orderStatus: 'overdue', penaltyPerDay: 632 });
    expect(plan.repay_plans[0]).toMatchObject({
      periodStatus: 'overdue',
      penalty: 4_285,
      gst: 771,
      repayTotalAmount: 219_287,
    });
    const { list } = (await lender.call(homePage, {}, loan.borrower)).value();
    expect(list[0]).toMatchObject({
      items: [{ amount: 214_231, penalty: 4_285, penaltyTax: 771, overdueDays: 8 }],
    });
    const { paymentId } = (await loan.askCode({ amount: 219_287 })).value();
    await loan.arrive(paymentId);
    const after = await loan.plan();
    expect(after.orderStatus).toBe('repaying');
    expect(newest(after)?.split).toEqual({
      penalty: 5_056,
      fee: 0,
      interest: 24_000,
      principal: 190_231,
    });
    await moveClock(5);
    expect((await loan.plan()).repay_plans[0]).toMatchObject({
      periodStatus: 'paid',
      repayTotalAmount: 219_287,
    });
  });

  it('grows each day by the amount that was named, and a part pays its fee first [promise: pay-order, late-grows]', async () => {
    const loan = await runningLoan(lender);
    await moveToDay(addDays((await loan.plan()).repay_plans[0]?.dueTime ?? '', 7));
    const { penaltyPerDay = 0, repay_plans: before } = await loan.plan();
    await moveClock(1);
    const [late] = (await loan.plan()).repay_plans;
    expect((late?.repayTotalAmount ?? 0) - (before[0]?.repayTotalAmount ?? 0)).toBe(penaltyPerDay);
    await loan.arrive((await loan.askCode({ purpose: 'amount', amount: 6_000 })).value().paymentId);
    expect(newest(await loan.plan())?.split).toEqual({ penalty: 5_056, fee: 0, interest: 944, principal: 0 });
  });

  it('is told to nobody in the borrower’s contacts [promise: late-contacts]', async () => {
    const loan = await runningLoan(lender);
    (await lender.call(saveExtInfo, { contacts: twoContacts }, loan.borrower)).value();
    await moveClock(90);
    expect((await loan.plan()).orderStatus).toBe('overdue');
    for (const { mobile } of twoContacts) expect(await messagesTo(`+62${mobile.slice(1)}`)).toEqual([]);
    expect(await messagesTo(loan.borrower.phone)).not.toEqual([]);
  });

  it('never costs more than the cap [promise: late-cap, late-cap-offer]', async () => {
    const loan = await runningLoan(lender);
    await moveClock(3_000);
    const plan = await loan.plan();
    expect(plan.repay_plans.reduce((sum, row) => sum + row.penalty, 0)).toBe(1_200_000);
    expect(plan.penaltyPerDay ?? 0).toBe(0);
  });

  it('is dated on the day the bank booked the money, not when it reported it [promise: pay-booked-day]', async () => {
    const loan = await runningLoan(lender);
    const due = (await loan.plan()).repay_plans[0]?.dueTime ?? '';
    await moveToDay(due);
    const { vcode = '', amount } = (await loan.askCode({})).value();
    const bookedAt = await businessNow();
    await moveClock(3);
    await bankReports(`late-${vcode}`, amount, bookedAt, vcode);
    expect((await loan.plan()).repay_plans[0]).toMatchObject({ periodStatus: 'paid', penalty: 0 });
  });
});

describe('early payment', () => {
  it.each(['instalment', 'tenure'] as const)(
    'above what is due, with the same %s, changes every page [promise: early-choice, early-lowers, early-saves]',
    async (keep) => {
      const loan = await runningLoan(lender);
      await moveClock(10);
      const before = { plan: await loan.plan(), details: await loan.walk.details(loan.orderId) };
      const fields = { purpose: 'amount', periodNos: [], amount: 614_231, keep } as const;
      await loan.arrive((await loan.askCode({ ...fields, periodNos: [] })).value().paymentId);
      const plan = await loan.plan();
      const details = await loan.walk.details(loan.orderId);
      expect(plan.payoffAmount).toBe(before.plan.payoffAmount - 614_231);
      const owed = (rows: typeof plan.repay_plans) =>
        rows.reduce((sum, row) => sum + row.repayTotalAmount - row.paidAmount, 0);
      expect(owed(plan.repay_plans) + 614_231).toBeLessThan(owed(before.plan.repay_plans));
      expect(details.total_interest).toBeLessThan(before.details.total_interest);
      expect(details.left).toBe(owed(plan.repay_plans));
      const needed = plan.repay_plans.filter(({ repayTotalAmount }) => repayTotalAmount > 0);
      expect(needed.length < 6).toBe(keep === 'instalment');
      expect(details.repayTime).toBe(needed.at(-1)?.dueTime);
      const { own } = (await lender.call(dues, {}, loan.borrower)).value();
      expect(own).toHaveLength(needed.length);
      const { list } = (
        await lender.call(orderList, { orderType: 'repaying', pageNum: 1, pageSize: 20 }, loan.borrower)
      ).value();
      expect(list[0]?.repayTime).toBe(details.repayTime);
    },
  );

  it('settles the loan for the principal and the interest to date [promise: early-any-day, early-no-charge, early-payoff, early-payoff-saves, early-nothing-owed, delete-open-loan]', async () => {
    const loan = await runningLoan(lender);
    const first = (await loan.plan()).repay_plans[0]?.dueTime ?? '';
    for (const periodNo of [1, 2]) {
      await loan.arrive((await loan.askCode({ periodNos: [periodNo] })).value().paymentId);
    }
    const second = (await loan.plan()).repay_plans[1]?.dueTime ?? '';
    await moveToDay(second);
    const plan = await loan.plan();
    // Both payments came on the day of the payout: 7 715.38 was left, with interest of 2 % for two months.
    expect(plan.payoffAmount).toBe(802_400);
    const left = plan.repay_plans.reduce((sum, row) => sum + row.repayTotalAmount - row.paidAmount, 0);
    expect(plan.payoffSaves).toBe(left - 802_400);
    const mayDelete = async () =>
      (await lender.call(deleteUser, { preview: true }, loan.borrower)).value().allowed;
    expect(await mayDelete()).toBe(false);
    const payoff = (await loan.askCode({ purpose: 'payoff', periodNos: [], amount: 802_400 })).value();
    await loan.arrive(payoff.paymentId);
    expect(await mayDelete()).toBe(true);
    const after = await loan.plan();
    expect(after).toMatchObject({ orderStatus: 'settled', remain_principal: 0, payoffAmount: 0 });
    expect(after.repay_plans.slice(2).map(({ interest }) => interest)).toEqual([30_862, 0, 0, 0]);
    expect(after.repay_plans.every(({ periodStatus }) => periodStatus === 'paid')).toBe(true);
    expect(first < second).toBe(true);
    const { counts } = (
      await lender.call(orderList, { orderType: 'settled', pageNum: 1, pageSize: 20 }, loan.borrower)
    ).value();
    expect(counts.settled).toBe(1);
  });

  it('in the cooling-off period returns the loan [promise: return-days, return-price, return-offer, return-help, return-nothing-owed, letter-returned]', async () => {
    const loan = await runningLoan(lender);
    await moveClock(2);
    const { coolingOff } = await loan.walk.details(loan.orderId);
    expect(coolingOff?.exitAmount).toBe(1_201_578);
    expect((await loan.plan()).coolingOff).toEqual(coolingOff);
    const fields = { purpose: 'coolingOff' as const, periodNos: [], amount: 1_201_578 };
    await loan.arrive((await loan.askCode(fields)).value().paymentId);
    const after = await loan.plan();
    expect(after).toMatchObject({ orderStatus: 'withdrawn', remain_principal: 0, payoffAmount: 0 });
    expect(after.coolingOff).toBeUndefined();
    expect(newest(after)).toMatchObject({
      purpose: 'coolingOff',
      status: 'posted',
      amount: 1_201_578,
      split: { penalty: 0, fee: 0, interest: 1_578, principal: 1_200_000 },
    });
    expect(after.repay_plans.every(({ periodStatus }) => periodStatus === 'paid')).toBe(true);
    const letter = await lender.call(closingLetter, { orderId: loan.orderId }, loan.borrower);
    expect(letter.value()).toMatchObject({ orderStatus: 'withdrawn', left: 0 });
  });

  it.each(['after the cooling-off period', 'after a payment'])(
    '%s is a payoff, not a return [promise: return-days, return-offer, return-paid, return-too-late]',
    async (when) => {
      const loan = await runningLoan(lender);
      if (when === 'after a payment')
        await loan.arrive((await loan.askCode({ purpose: 'amount', amount: 5_000 })).value().paymentId);
      else await moveClock(5);
      const { coolingOff, payoffAmount: amount } = await loan.plan();
      expect(coolingOff).toBeUndefined();
      const fields = { periodNos: [], amount };
      expect((await loan.askCode({ ...fields, purpose: 'coolingOff' })).code).toBe(codes.notAllowedNow);
      await loan.arrive((await loan.askCode({ ...fields, purpose: 'payoff' })).value().paymentId);
      expect((await loan.plan()).orderStatus).toBe('settled');
    },
  );
});
