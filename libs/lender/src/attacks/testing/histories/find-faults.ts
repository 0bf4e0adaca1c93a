import type { Endpoint } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { homePage } from '@clearloan/home/contract';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import { loanPlanInfo } from '@clearloan/repayment/contract';
import { and, asc, eq, inArray, lt, max } from 'drizzle-orm';
import { identities, pictures } from '../../../platform/database/schema/certification';
import { businessDay, businessNow } from '../../../platform/context/clock';
import { db } from '../../../platform/database/connection';
import { isRunning, mayMove, type OrderStatus } from '../../../core/orders/order-moves';
import { ordersOf, type Order } from '../../../core/orders/orders';
import { orderHistory } from '../../../platform/database/schema/orders';
import { debtOf, findLoan, openAmount, type Loan } from '../../../core/servicing/debt';
import { ledgerEntries, payments } from '../../../platform/database/schema/payments';
import { wrongInLoan } from '../../../core/payments/testing/histories/wrong-in-loan';
import { sendWire } from '../../../testing/wire-call';
import { naming, requestFor, wholeRequest } from '../requests';
import { lateFeesByDay } from './late-fees';
import { ensureSession, type Done } from './play';
import { accountOf, type Attacker, type World } from './world';

type Fault = Readonly<Record<string, unknown>>;

/** Invariants after any history. Empty if all hold. */
export async function faultsOf(
  world: World,
  reads: readonly Endpoint[],
  done: readonly Done[],
): Promise<readonly Fault[]> {
  const faults: Fault[] = done.filter(({ status }) => status >= 500).map((failed) => ({ failed }));
  for (const attacker of world.attackers) {
    const { isErased, eraseAt } = await accountOf(attacker);
    if (eraseAt !== null && !isErased) faults.push(...(await owedByLeaver(attacker)));
    if (isErased) faults.push(...(await leftBehind(attacker)));
    else if (await ensureSession(attacker)) faults.push(...(await wrongOnScreens(world, attacker, reads)));
    for (const order of await ordersOf(attacker.borrowerId)) faults.push(...(await wrongInOrder(order)));
  }
  return faults;
}

const live: readonly OrderStatus[] = [
  'draft',
  'reviewing',
  'approved',
  'disbursing',
  'disburseFailed',
  'repaying',
  'overdue',
];

/** A borrower who requested erasure owes nothing and is owed nothing. */
async function owedByLeaver({ borrowerId }: Attacker): Promise<Fault[]> {
  const owed: readonly OrderStatus[] = ['disbursing', 'disburseFailed', 'repaying', 'overdue'];
  const orders = (await ordersOf(borrowerId)).filter(({ status }) => owed.includes(status));
  return orders.map(({ orderId, status }) => ({ leavingBorrowerHas: orderId, status }));
}

/** An erased borrower has no loan, no document and no picture. */
async function leftBehind({ borrowerId }: Attacker): Promise<Fault[]> {
  const orders = (await ordersOf(borrowerId)).filter(({ status }) => live.includes(status));
  const papers = await db().select().from(identities).where(eq(identities.borrowerId, borrowerId));
  const seen = await db().select().from(pictures).where(eq(pictures.borrowerId, borrowerId));
  return [...orders, ...papers, ...seen].map((erasedBorrowerHas) => ({ erasedBorrowerHas }));
}

/** Lists that always succeed; other reads may be rejected in the current state. */
const lists = new Set([
  ...['/v4/index/home-page', '/v5/index/index', '/v3/personal-center/user-info', '/v3/bind-card/card-init'],
  ...['/v3/personal-center/user-menu', '/v3/certify/certify-list', '/repayment-product/index'],
  ...['/book-keeping/account-data', '/book-keeping/data-statistics', '/book-keeping/account-list'],
  '/book-keeping/budget-list',
  ...['/user-problem/problem-list', '/calc/list-loan', '/v3/loan-details/loan-details'],
]);

async function wrongOnScreens(
  world: World,
  attacker: Attacker,
  reads: readonly Endpoint[],
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const { address } = world.lender;
  const { sessionId } = attacker;
  for (const endpoint of reads) {
    const [order] = await ordersOf(attacker.borrowerId);
    const needsOrder = endpoint.path.includes('/loan');
    if (needsOrder && order === undefined) continue;
    const own = { orderId: order?.orderId, productId: 'everyday', periodNo: 1 };
    const choice = { ...wholeRequest, isGiven: () => !lists.has(endpoint.path) };
    const wire = requestFor(endpoint.request, naming(own, choice));
    const reply = await sendWire(address, endpoint, wire, { sessionId });
    const { code } = (await reply.json()) as { code: unknown };
    if (reply.status !== 200 || (lists.has(endpoint.path) && code !== 0))
      faults.push({ read: endpoint.path, status: reply.status, code });
  }
  return [...faults, ...(await wrongSums(world, attacker))];
}

/** All endpoints that return the outstanding amount agree, and paid + left = total in each plan. */
async function wrongSums({ lender }: World, attacker: Attacker): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const page = { orderType: 'all', pageNum: 1, pageSize: 100 } as const;
  const { list } = (await lender.call(orderList, page, attacker)).value();
  let leftInAll = 0;
  for (const { orderId, left, orderStatus } of list) {
    const details = (await lender.call(loanDetails, { orderId }, attacker)).value();
    if (details.loanTime === undefined) continue;
    const plan = (await lender.call(loanPlanInfo, { orderId }, attacker)).value();
    const inPlan = plan.repay_plans.reduce((sum, row) => sum + row.repayTotalAmount - row.paidAmount, 0);
    const said = { list: left, details: details.left, plan: inPlan };
    if (new Set(Object.values(said)).size > 1) faults.push({ orderId, orderStatus, said });
    if (orderStatus === 'repaying' || orderStatus === 'overdue') leftInAll += inPlan;
  }
  const { leftToPay } = (await lender.call(userInfo, {}, attacker)).value();
  if (leftToPay !== leftInAll) faults.push({ leftToPay, leftInAll });
  const home = (await lender.call(homePage, {}, attacker)).value();
  const onHome = home.list.flatMap((block) => (block.type === 'REPAY' ? block.items : []));
  const owed = list.filter(({ nextDue }) => nextDue !== undefined).map(({ orderId }) => orderId);
  const isSame = owed.length === onHome.length && onHome.every(({ orderId }) => owed.includes(orderId));
  return isSame ? faults : [...faults, { onHome, owed }];
}

async function wrongInOrder(order: Order): Promise<readonly Fault[]> {
  const { orderId, status, parked } = order;
  const faults: Fault[] = parked === null ? [] : [{ parked: orderId, status, reason: parked.reason }];
  const moves = await db()
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.version));
  const illegal = moves.filter(({ from, to }) => from !== '' && !mayMove(asStatus(from), asStatus(to)));
  if (illegal.length > 0 || moves.at(-1)?.to !== status) faults.push({ orderId, status, moves });
  const loan = await findLoan(orderId);
  if (loan === undefined || loan.paidOutAt === null) return faults;
  const today = businessDay(await businessNow());
  const debt = await debtOf(loan, today);
  if (status === 'withdrawn' && (await lastValueDay(orderId)) > lastDayToLeave(loan))
    faults.push({ orderId, givenBackTooLate: await lastValueDay(orderId) });
  const ended = (await endings(orderId)).filter(({ reason }) => reason !== 'short');
  if (ended.length > 0 && openAmount(debt) !== 0) faults.push({ orderId, ended, left: openAmount(debt) });
  if (!isRunning(status) && openAmount(debt) !== 0) faults.push({ orderId, status, left: openAmount(debt) });
  const byDay = await lateFeesByDay(orderId, today);
  for (const { periodNo, due } of debt.rows) {
    if (byDay.get(periodNo) !== due.penalty)
      faults.push({ orderId, periodNo, lateFee: due.penalty, dayByDay: byDay.get(periodNo) });
  }
  const wrong = [...(await wrongInLoan(orderId)), ...(await wrongDays(orderId))];
  return [...faults, ...wrong.map((inLoan) => ({ orderId, inLoan }))];
}

/** Booked payments for the whole loan. */
const endings = (orderId: string) =>
  db()
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'posted'),
        inArray(payments.purpose, ['payoff', 'coolingOff']),
      ),
    );

const lastDayToLeave = ({ paidOutAt, coolingOffDays }: Loan): string =>
  businessDay(new Date((paidOutAt?.getTime() ?? 0) + coolingOffDays * 86_400_000));

/** The value date of the money that ended a loan; later money was returned. */
async function lastValueDay(orderId: string): Promise<string> {
  const paid = await db()
    .select({ day: max(ledgerEntries.valueDay) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.orderId, orderId),
        eq(ledgerEntries.account, 'principal'),
        lt(ledgerEntries.amount, 0),
      ),
    );
  return paid[0]?.day ?? '';
}

const asStatus = (word: string): OrderStatus => word as OrderStatus;

/** Money counts from the bank's booking date, whenever it was reported, and each reference pays once. */
async function wrongDays(orderId: string): Promise<readonly unknown[]> {
  const lines = await db()
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.orderId, orderId),
        eq(ledgerEntries.kind, 'payment'),
        eq(ledgerEntries.account, 'bank'),
      ),
    );
  const movements = await db().select().from(payments).where(eq(payments.orderId, orderId));
  return movements.flatMap(({ paymentId, bookedAt }) => {
    const sums = new Map<string, number>();
    for (const line of lines)
      if (line.paymentId === paymentId) sums.set(line.valueDay, (sums.get(line.valueDay) ?? 0) + line.amount);
    const booked = bookedAt === null ? undefined : businessDay(bookedAt);
    const wrong = [...sums].filter(([day, amount]) => amount !== 0 && day !== booked);
    return wrong.map(([day, amount]) => ({ paymentId, day, amount, booked }));
  });
}
