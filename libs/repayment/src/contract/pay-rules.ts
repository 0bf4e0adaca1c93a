import { unless, unlessAmount, unlessSame, type InferOutput, type Rule } from '@clearloan/api-client/declare';
import { daysBetween, type Instant, type Minor } from '@clearloan/formatting';
import { chargesEarly, type PlanRow, type Transaction } from '@clearloan/loan-contract';
import type { payCodeRequest } from './pay';
import type { DelayQuote } from './delay';
import type { LoanPlan } from './plan';
import { leftOf, openOf, sum } from './plan-rules';

const paidWith = ({ amount, fee }: Pick<Transaction, 'amount' | 'fee'>): Minor => amount + fee;

/** `now` is the lender's time. A delay is no code: it only names its cost. */
export const codeIsForRequest: Rule<{
  request: InferOutput<typeof payCodeRequest>;
  /** Of the way, as it was listed for the purpose. */
  fee: Minor | undefined;
  reply: Transaction;
  now: Instant;
}> = {
  name: 'codeIsForRequest',
  sentence:
    'a pay code is for the amount, the fee, the payments and the way that were requested, and not over yet',
  faults: ({ request, fee, reply, now }, at = 'data') => {
    const why = 'as requested';
    const { purpose, periodNos, payType, amount } = request;
    const { expireTime } = reply;
    return [
      ...unlessAmount(`${at}.amount`, amount, reply.amount, why),
      // The list has no fee for an amount that it does not know.
      ...(fee === undefined || purpose === 'amount'
        ? []
        : unlessAmount(`${at}.fee`, fee, reply.fee, 'as listed')),
      ...(reply.purpose === undefined ? [] : unlessSame(`${at}.purpose`, purpose, reply.purpose, why)),
      ...(reply.payType === undefined ? [] : unlessSame(`${at}.payType`, payType, reply.payType, why)),
      ...(purpose === 'period' ? unlessSame(`${at}.periodNos`, periodNos, reply.periodNos, why) : []),
      ...(expireTime === undefined
        ? []
        : unless(Date.parse(expireTime) > Date.parse(now), `${at}.expireTime`, `after ${now}`, expireTime)),
    ];
  },
};

/**
 * The fields of a UPI link (NPCI, UPI deep linking): `pn`, `am`, `mam`, `cu`, `tr`. `undefined` if a field is there twice,
 * since nobody knows which one an app takes, or if it cannot be read.
 */
function linkFields(link: string): ReadonlyMap<string, string> | undefined {
  const pairs = link.slice(link.indexOf('?') + 1).split('&');
  try {
    const fields = new Map(
      pairs.map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [decodeURIComponent(name).toLowerCase(), decodeURIComponent(value.join('='))];
      }),
    );
    return fields.size === pairs.length ? fields : undefined;
  } catch {
    // Escapes that are no text.
    return undefined;
  }
}

/** Names differ in case and spaces only by how an app shows them. */
const plainName = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** UPI has one currency. */
export const linkIsOfPayment: Rule<{ link: string; reply: Transaction }> = {
  name: 'linkIsOfPayment',
  sentence: 'a payment link names the amount, the payee, the currency and the code of its payment',
  faults: ({ link, reply }, at = 'data') => {
    const here = `${at}.payUri`;
    const fields = linkFields(link);
    if (fields === undefined) return unless(false, here, 'each field once, as text', link);
    const { payee, vcode } = reply;
    const amount = paidWith(reply);
    const isAmount = (text: string | undefined) =>
      text !== undefined &&
      /^\d{1,12}(?:\.\d{1,2})?$/.test(text) &&
      Math.round(Number(text) * 100) === amount;
    const least = fields.get('mam');
    const name = fields.get('pn');
    return [
      ...unless(isAmount(fields.get('am')), here, `am for ${amount} minor units`, link),
      ...unless(least === undefined || isAmount(least), here, `mam for ${amount} minor units`, link),
      ...unless((fields.get('cu') ?? 'INR') === 'INR', here, 'cu=INR', link),
      ...(payee === undefined || name === undefined
        ? []
        : unlessSame(here, plainName(payee), plainName(name), 'the payee')),
      ...(vcode === undefined ? [] : unlessSame(here, vcode, fields.get('tr'), 'the code')),
    ];
  },
};

const isOfBorrower = ({ kind }: Transaction): boolean => kind === 'code' || kind === 'reference';

/** What a payment paid of the loan; the rest of it went back to the borrower. */
const bookedBy = ({ split, amount }: Transaction): Minor =>
  split === undefined ? amount : sum([split.penalty, split.fee, split.interest, split.principal]);

/** Money that the bank took back may leave other payments on another part of the plan than they were made for. */
const isRecounted = ({ transactions }: LoanPlan): boolean =>
  transactions.some(
    ({ status, kind }) => status === 'reversed' || status === 'returned' || kind === 'refund',
  );

/** Holds for a payment that is `posted`. */
export const receiptIsBooked: Rule<{ plan: LoanPlan; payment: Transaction }> = {
  name: 'receiptIsBooked',
  sentence:
    'a received payment is paid in the plan, which asks for it no more, and its parts are at most its amount',
  faults: ({ plan, payment }, at = 'data') => {
    const { repay_plans: rows, transactions } = plan;
    const paidIn = (some: readonly PlanRow[]) => sum(some.map(({ paidAmount }) => paidAmount));
    const received = transactions.filter((each) => each.status === 'posted' && isOfBorrower(each));
    const back = sum(transactions.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount));
    const booked = bookedBy(payment);
    const own = rows.filter(({ periodNo }) => payment.periodNos.includes(periodNo));
    // Interest that was paid before it ran, and does not run any more, goes into the principal: then it is below zero.
    const { interest, ...parts } = payment.split ?? { interest: 0 };
    return [
      ...unless(
        own.length === payment.periodNos.length,
        `${at}.transactions[].periodNos`,
        'payments of the plan',
        payment.periodNos,
      ),
      ...unless(
        booked <= payment.amount && payment.amount > 0 && Object.values(parts).every((part) => part >= 0),
        `${at}.transactions[].split`,
        `parts of ${payment.amount} minor units`,
        payment.split,
      ),
      ...unless(
        payment.amount - booked <= back || (payment.purpose === 'payoff' && chargesEarly(plan)),
        `${at}.transactions[].amount`,
        'its parts, and what was sent back',
        payment.amount,
      ),
      ...unless(
        paidIn(rows) + back >= sum(received.map(bookedBy)),
        `${at}.repay_plans[].paidAmount`,
        'at least what was received',
        paidIn(rows),
      ),
      ...unless(
        payment.purpose !== 'period' || isRecounted(plan) || paidIn(own) >= booked || !own.some(openOf),
        `${at}.repay_plans[].paidAmount`,
        `at least ${booked} minor units, which payment ${payment.paymentId} paid`,
        paidIn(own),
      ),
    ];
  },
};

/**
 * Two replies of one day, between which a payment arrived. Other things may have happened in between, such as a delay: then
 * the rule says nothing.
 */
export const neverGrowsByPaying: Rule<{ before: LoanPlan; after: LoanPlan; paymentId: string }> = {
  name: 'neverGrowsByPaying',
  sentence: 'what is left is less by at least what a payment paid',
  faults: ({ before, after, paymentId }, at = 'data') => {
    const payment = after.transactions.find((each) => each.paymentId === paymentId);
    const others = ({ transactions }: LoanPlan) =>
      transactions
        .filter((each) => each.paymentId !== paymentId)
        .map((each) => [each.paymentId, each.status]);
    const isAlone = JSON.stringify(others(before)) === JSON.stringify(others(after));
    if (payment === undefined || before.payoffDate !== after.payoffDate || !isAlone) return [];
    const most = leftOf(before) - bookedBy(payment);
    return unless(
      leftOf(after) <= most,
      `${at}.repay_plans`,
      `at most ${most} minor units left`,
      leftOf(after),
    );
  },
};

/** `row` is the payment that would be moved. */
export const delayIsPriced: Rule<{ row: PlanRow; reply: DelayQuote }> = {
  name: 'delayIsPriced',
  sentence: 'a moved payment is what is open plus fee, tax and interest, as many days later as it says',
  faults: ({ row, reply: { options, usedCount, maxCount } }, at = 'data') => [
    ...unless(usedCount <= maxCount, `${at}.usedCount`, `at most ${maxCount}`, usedCount),
    ...options.flatMap(({ days, fee, gst, extraInterest, newTotal, newDueTime }, index) => {
      const here = `${at}.options[${index}]`;
      const open = row.repayTotalAmount - row.paidAmount;
      const parts = [fee, gst, extraInterest];
      return [
        ...unless(
          parts.every((part) => part >= 0),
          `${here}.fee`,
          'zero or more, as tax and interest',
          parts,
        ),
        ...unlessAmount(
          `${here}.newTotal`,
          open + sum(parts),
          newTotal,
          'outstanding amount + fee + tax + interest for the delay',
        ),
        ...unlessSame(
          `${here}.newDueTime`,
          days,
          daysBetween(row.dueTime, newDueTime),
          `days after ${row.dueTime}`,
        ),
      ];
    }),
  ],
};

/** What a code of this purpose may ask for today. */
function owedFor(plan: LoanPlan, { purpose, periodNos }: Transaction): Minor {
  const { repay_plans: rows, payoffAmount, coolingOff } = plan;
  if (purpose === 'payoff') return payoffAmount;
  if (purpose === 'coolingOff') return coolingOff?.exitAmount ?? 0;
  if (purpose !== 'period') return leftOf(plan);
  return sum(rows.filter(({ periodNo }) => periodNos.includes(periodNo)).map(openOf));
}

/** Holds while a code waits for its money. `fee` is that of its way as it is listed now. */
export const codeIsOwed: Rule<{ plan: LoanPlan; payment: Transaction; fee: Minor | undefined }> = {
  name: 'codeIsOwed',
  sentence: 'a code asks for no more than is open, and for no more than the fee of its way',
  faults: ({ plan, payment, fee }, at = 'data') => {
    const owed = owedFor(plan, payment);
    return [
      ...unless(
        payment.amount > 0 && payment.amount <= owed,
        `${at}.transactions[].amount`,
        `at most ${owed} minor units, which are open`,
        payment.amount,
      ),
      ...unless(
        fee === undefined || payment.purpose === 'amount' || payment.fee <= fee,
        `${at}.transactions[].fee`,
        `at most ${fee} minor units, as listed`,
        payment.fee,
      ),
    ];
  },
};
