import { unless, unlessAmount, unlessSame, type InferOutput, type Rule } from '@clearloan/api-client/declare';
import { daysBetween } from '@clearloan/formatting';
import type { Transaction } from '@clearloan/loan-contract';
import type { Arrangement } from './arrangement';
import type { payTypesData, ReferenceAnswer } from './pay';
import { openOf, sum } from './plan-rules';
import type { LoanPlan } from './plan';

export const waysTakeMoney: Rule<InferOutput<typeof payTypesData>> = {
  name: 'waysTakeMoney',
  sentence: 'a way to pay takes some amount',
  faults: ({ list }, at = 'data') =>
    list.flatMap(({ min = 0, max }, index) =>
      unless(
        max === undefined || (max > 0 && max >= min),
        `${at}.list[${index}].max`,
        `more than zero, and at least ${min} minor units`,
        max,
      ),
    ),
};

/** Without the money that went back, or that staff counted another way. */
export const partsArePaid: Rule<LoanPlan> = {
  name: 'partsArePaid',
  sentence: 'the interest that is paid and the principal that is left follow from the payments received',
  faults: ({ repay_plans: rows, transactions, remain_principal, paid_interest, terms }, at = 'data') => {
    const received = transactions.filter(({ status, kind }) => status === 'posted' && kind !== 'delay');
    const parts = received.flatMap(({ split }) => split ?? []);
    const booked = sum(parts.flatMap((part) => Object.values(part)));
    const isWhole =
      terms.feeMode !== 'added' &&
      booked === sum(rows.map(({ paidAmount }) => paidAmount)) &&
      transactions.every(
        ({ status, kind }) => status !== 'reversed' && status !== 'returned' && kind !== 'refund',
      );
    if (!isWhole) return [];
    const why = 'by the parts of the payments received';
    return [
      ...unlessAmount(`${at}.paid_interest`, sum(parts.map(({ interest }) => interest)), paid_interest, why),
      ...unlessAmount(
        `${at}.remain_principal`,
        sum(rows.map(({ principal }) => principal)) - sum(parts.map(({ principal }) => principal)),
        remain_principal,
        why,
      ),
    ];
  },
};

const afterReference: Readonly<Record<string, readonly string[]>> = {
  verifying: ['verifying', 'posted', 'notFound', 'amountDiffers', 'refused'],
  matched: ['posted'],
  notFound: ['notFound', 'posted'],
  amountDiffers: ['amountDiffers', 'posted'],
};

/** `plan` was read after the reference was sent. A bank may have answered in between. */
export const referenceIsListed: Rule<{ answer: ReferenceAnswer; plan: Pick<LoanPlan, 'transactions'> }> = {
  name: 'referenceIsListed',
  sentence: 'a reference that was sent is in the plan, with the status of its answer or a later one',
  faults: ({ answer: { status, submitId }, plan: { transactions } }, at = 'data') => {
    if (status === 'alreadyUsed' || status === 'rejected') return [];
    const sent = transactions.find((each: Transaction) => each.submitId === submitId);
    return [
      ...unless(sent !== undefined, `${at}.submitId`, 'one of the plan', submitId),
      ...unless(
        sent === undefined || (afterReference[status]?.includes(sent.status) ?? true),
        `${at}.status`,
        `that of the plan, ${sent?.status ?? ''}`,
        status,
      ),
    ];
  },
};

/** `plan` is of the same day. */
export const arrangementIsOfKind: Rule<{ option: Arrangement; plan: LoanPlan }> = {
  name: 'arrangementIsOfKind',
  sentence: 'a promise is for a day, and only smaller payments are more payments',
  faults: ({ option: { kind, length, payments }, plan }, at = 'data.options[]') => {
    const openNos = plan.repay_plans.filter((row) => openOf(row) > 0).map(({ periodNo }) => periodNo);
    const open = openNos.length;
    const unknown = openNos.filter((no) => !payments.some(({ periodNo }) => periodNo === no));
    const added = kind === 'smaller' ? length : 0;
    const days = payments.map(({ dueTime }) => daysBetween(plan.payoffDate, dueTime));
    const last = plan.repay_plans.at(-1)?.dueTime ?? '';
    return [
      ...unless(length > 0, `${at}.length`, 'at least 1', length),
      ...unlessSame(`${at}.payments[].periodNo`, [], unknown, 'open payments that are missing'),
      ...unlessSame(`${at}.payments`, open + added, payments.length, `${kind} of ${open} open payments`),
      ...unless(
        kind !== 'promise' || days.includes(length),
        `${at}.length`,
        'the days until a payment',
        length,
      ),
      ...unless(
        kind === 'promise' || payments.some(({ dueTime }) => dueTime > last),
        `${at}.kind`,
        'promise, because nothing is due later than before',
        kind,
      ),
    ];
  },
};
