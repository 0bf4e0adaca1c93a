import {
  activity,
  type ActivityItem,
  type StatementLine,
  type YearlyStatement,
} from '@clearloan/loans/contract';
import { unlessAmount, unlessSame } from '@clearloan/api-client/declare';
import type { Suite } from '../harness/suite';
import { pagingFaults } from '../identities/paging';

const feeOf = ({ kind, fee, penalty, payFee }: StatementLine) =>
  kind === 'payout' || kind === 'payment' ? fee + penalty + payFee : 0;
const moveOf = (line: StatementLine) =>
  [line.kind, line.kind === 'payment' ? -line.amount : line.amount, feeOf(line), line.receiptNo].join(' ');
const itemOf = ({ kind, moved = 0, fee = 0, receiptNo }: ActivityItem) =>
  [kind === 'collection' ? 'payment' : kind, moved, fee, receiptNo].join(' ');

const moveFaults = ({ lines }: YearlyStatement, own: readonly ActivityItem[]) =>
  unlessSame(
    'data.list[].moved',
    lines
      .filter(({ amount }) => amount > 0)
      .map(moveOf)
      .sort(),
    own
      .filter(({ moved }) => moved)
      .map(itemOf)
      .sort(),
  );

/** The borrower reads what happened: it adds up to the statement, and each item is on one page. */
export async function seeActivity(
  { check, ask, hold, made }: Suite,
  orderId: string,
  statement: YearlyStatement | undefined,
  dueDays: readonly string[],
): Promise<void> {
  const all = await check(activity, { pageNum: 1, pageSize: 100 });
  const own = all?.list.filter((item) => item.orderId === orderId) ?? [];
  const moved = own.reduce((sum, item) => sum + (item.moved ?? 0), 0);
  // The loan is as old as this run, so its only statement has all of its money, unless a year ended in between.
  if (statement?.years.length === 1) {
    const { paidOut, received, sentBack } = statement.totals;
    hold(
      activity,
      'adds up to the statement',
      unlessAmount('data.list[].moved', paidOut - received + sentBack, moved, 'the sum over the loan'),
    );
    hold(activity, 'lists every posting of the statement', moveFaults(statement, own));
  }
  const moves = own.filter(({ kind }) => kind === 'delayed').map(({ day }) => day ?? '');
  const wrong = moves.length > 1 ? [] : moves.filter((day) => !dueDays.includes(day));
  hold(activity, 'names the day of a payment that was moved', unlessSame('data.list[].day', [], wrong));
  const years = own.filter(({ kind }) => kind === 'statement').flatMap(({ year = 0 }) => year);
  const unknown = years.filter((year) => statement && !statement.years.includes(year));
  hold(activity, 'lists statements that exist', unlessSame('data.list[].year', [], unknown, 'other years'));
  const letters = await ask(activity, { group: 'letters', pageNum: 1, pageSize: 100 });
  const closing = letters?.list.filter(({ target }) => target?.kind === 'closingLetter');
  hold(
    activity,
    'lists the closing letter',
    unlessSame(
      'data.list[].target.id',
      [orderId, ...made.settledOrderIds, ...made.returnedOrderIds],
      closing?.map(({ target }) => target?.id),
    ),
  );
  hold(
    activity,
    'gives each item on one page',
    await pagingFaults(
      (pageNum) => ask(activity, { pageNum, pageSize: 5 }),
      ({ activityId }) => activityId,
      all?.list.map(({ activityId }) => activityId),
    ),
  );
}
