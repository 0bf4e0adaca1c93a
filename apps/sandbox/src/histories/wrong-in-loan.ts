import type { readStatement } from '@clearloan/lender';
import { isTakenBack, type History } from './history';
import type { Life } from './play';

type Statement = ReturnType<typeof readStatement>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What the bank holds of the money of a loan, without automatic payments, in minor units. */
function heldByBank({ references }: Life, statement: Statement): number {
  const own = statement.flatMap((each) =>
    'id' in each && each.references.some((reference) => references.includes(reference)) ? [each] : [],
  );
  const isBack = (id: string) => statement.some((each) => 'entryId' in each && each.entryId === id);
  return sum(own.filter(({ id }) => !isBack(id)).map(({ amount }) => amount));
}

/** What a borrower would miss in the end: money that the loan does not show, and promises that nobody kept. */
export async function wrongIn(life: Life, statement: Statement): Promise<readonly unknown[]> {
  const { loan, history } = life;
  const { transactions, repay_plans: rows, orderStatus } = await loan.plan();
  const collections = transactions.filter(({ payType }) => payType === 'autopay');
  const posted = transactions.filter(({ kind, status }) => status === 'posted' && kind !== 'payout');
  const refunds = sum(posted.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount));
  const collected = sum(collections.filter(({ status }) => status === 'posted').map(({ amount }) => amount));
  const held = heldByBank(life, statement) + collected;
  const shown = sum(rows.map(({ paidAmount }) => paidAmount)) + sum(posted.map(({ fee }) => fee)) + refunds;
  const money = (await loan.activity()).filter(({ kind }) => kind !== 'payout' && kind !== 'sentBack');
  const listed = 0 - sum(money.map(({ moved = 0 }) => moved));
  // Money of which a part went back to the borrower already is taken back by staff.
  const isForStaff = refunds > 0 && isTakenBack(history);
  // Only money of another amount than that of its code goes back while something is owed.
  const mayGoBack = isTakenBack(history) || history.monies.some(({ trouble }) => trouble === 'less');
  const isOwed = orderStatus === 'repaying' || orderStatus === 'overdue';
  const bounced = transactions.filter(({ status }) => status === 'returned' && isOwed && !mayGoBack);
  return [
    ...loan.broken().map((fault) => ({ history: JSON.stringify(history), fault })),
    ...bounced.map((payment) => ({ history: JSON.stringify(history), bounced: payment.amount })),
    ...(held === shown || isForStaff ? [] : [{ history: JSON.stringify(history), held, shown }]),
    ...(held === listed || isForStaff ? [] : [{ history: JSON.stringify(history), held, listed }]),
    ...(history.collections === undefined
      ? []
      : brokenPromises(history, await loan.texts(), collections.length)),
  ];
}

const announced = /will be collected from/;
const stopped = /won’t be collected/;
const ownPayment = /you’re paying it yourself/;
const once = /try once more/;
const failed = /won’t try again/;

/** Each collection was announced, and each announcement ended in a collection or in another text. */
function brokenPromises(history: History, texts: readonly string[], collections: number): readonly unknown[] {
  const count = (of: RegExp) => texts.filter((text) => of.test(text)).length;
  const promises = count(announced) + count(once);
  const kept = collections + count(stopped) + count(ownPayment) + count(failed);
  const allowed = promises - count(stopped) - count(ownPayment);
  return kept >= promises && collections <= allowed
    ? []
    : [{ history: JSON.stringify(history), texts, collections }];
}
