import {
  activityKinds,
  type activity,
  type ActivityGroup,
  type ActivityItem,
  type ActivityKind,
} from '@clearloan/loans/contract';
import { accountEvents } from '../../platform/context/account-changes';
import type { ActivityEvent } from '../../platform/context/lending-core';
import { translateProductName } from '../../platform/context/product-names';
import type { Handler } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import { answerEvents } from '../complaints/reports/answer-events';
import { pageOffset } from '../../platform/context/page-offset';

/** Lists what happened to a borrower's loans, reports and account, the newest first. */
export const listActivity: Handler<typeof activity> = async ({ request, borrower, now, t }) => {
  const { borrowerId } = borrower;
  const { group, pageSize } = request;
  const offset = pageOffset(request);
  const sources = await Promise.all([
    thisLender().core.loanEvents(borrowerId, now),
    answerEvents(borrowerId),
    accountEvents(borrowerId),
  ]);
  const events = sources
    .flat()
    .filter((event) => group === undefined || isIn[group](event))
    .sort(newestFirst);
  const list = events.slice(offset, offset + pageSize).map((event): ActivityItem => ({
    ...absent,
    ...event,
    productName: event.productName && translateProductName(event.productName, t),
  }));
  return { list, total: events.length, hasMore: offset + pageSize < events.length };
};

const rankOf = ({ kind }: ActivityEvent): number => activityKinds.findIndex((each) => each === kind);

/** Of one instant, what follows from something is above it: the closing letter above the last payment. */
const newestFirst = (one: ActivityEvent, other: ActivityEvent): number =>
  other.at.localeCompare(one.at) ||
  rankOf(other) - rankOf(one) ||
  other.activityId.localeCompare(one.activityId);

const oneOf = (...kinds: readonly ActivityKind[]): ((event: ActivityEvent) => boolean) => {
  const known: ReadonlySet<string> = new Set(kinds);
  return ({ kind }) => known.has(kind);
};

/** Which events a filter shows. */
export const isIn: Readonly<Record<ActivityGroup, (event: ActivityEvent) => boolean>> = {
  payments: oneOf('payment', 'collection', 'notTaken', 'sentBack', 'reversed', 'notCollected', 'overCap'),
  payouts: oneOf('payout', 'payoutFailed'),
  fees: ({ fee }) => fee !== undefined,
  letters: ({ target }) => target?.kind === 'closingLetter' || target?.kind === 'statement',
  loans: oneOf(
    ...(['applied', 'approved', 'rejected', 'cancelled', 'signed', 'payoutFailed'] as const),
    ...(['delayed', 'promise', 'newPlan', 'late', 'paidOff', 'loanReturned', 'reopened'] as const),
  ),
  reports: oneOf('answered'),
  account: oneOf(
    ...(['accountAdded', 'accountRemoved', 'mainAccount', 'phone'] as const),
    ...(['email', 'password', 'passkeyAdded', 'passkeyRemoved'] as const),
  ),
};

const absent = {
  moved: undefined,
  amount: undefined,
  fee: undefined,
  orderId: undefined,
  orderNo: undefined,
  productName: undefined,
  receiptNo: undefined,
  day: undefined,
  year: undefined,
  bank: undefined,
  target: undefined,
};
