import {
  activity,
  type ActivityItem,
  type StatementLine,
  type YearlyStatement,
} from '@clearloan/loans/contract';
import { unlessAmount, unlessSame } from '@clearloan/api-client/declare';
import type { Suite } from '../harness/suite';
import { pagingFaults } from '../identities/paging';

const moveOf = ({ kind, amount, receiptNo = '' }: StatementLine) =>
  `${kind} ${kind === 'payment' ? -amount : amount} ${receiptNo}`;
const itemOf = ({ kind, moved = 0, receiptNo = '' }: ActivityItem) =>
  `${kind === 'collection' ? 'payment' : kind} ${moved} ${receiptNo}`;

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
      all?.list.length ?? 0,
    ),
  );
}
