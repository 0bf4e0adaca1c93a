import { codes } from '@clearloan/api-client/declare';
import type { closingLetter, yearlyStatement } from '@clearloan/loans/contract';
import { msg } from '@lingui/core/macro';
import { businessDay } from '../../platform/context/clock';
import { translateProductName } from '../../platform/context/product-names';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { readIdentity } from '../../modules/certification/identity';
import { orderNoOf, type Order } from '../orders/orders';
import { debtOn, openAmount } from '../servicing/debt';
import { ledgerLines, ledgerOf, movedIn, paidTotals, type LedgerLine } from '../servicing/statement';
import { receiptNo } from '../servicing/transaction-shape';
import { currentOrderInFull, type LoanInFull } from './orders-in-full';

/** Certifies the payments of a closed loan and that nothing is owed. */
export const showClosingLetter: Handler<typeof closingLetter> = async (context) => {
  const { order, loan, lines, head } = await paperOf(context);
  if (order.status !== 'settled' && order.status !== 'withdrawn') throw stillOpen();
  const paid = paidTotals(lines);
  const total = Object.values(paid).reduce((sum, part) => sum + part, 0);
  const closedOn = businessDay(order.statusAt);
  return {
    ...head,
    letterNo: `C-${closedOn.slice(2).replaceAll('-', '')}-${String(order.serialNo)}`,
    orderStatus: order.status,
    closedOn,
    principal: loan.principal,
    netAmount: movedIn(lines, 'payout'),
    paid: { ...paid, total },
    left: openAmount(debtOn(loan, context.today)),
  };
};

/** Lists the ledger entries of one year, with the principal before and after. */
export const showStatement: Handler<typeof yearlyStatement> = async (context) => {
  const { order, lines: all, head } = await paperOf(context);
  const years = yearsOf(order, all, context.today);
  const year = context.request.year ?? years[0];
  if (year === undefined || !years.includes(year)) throw noSuchYear();
  const lines = all.filter(({ day }) => yearOf(day) === year);
  const before = all.filter(({ day }) => yearOf(day) < year);
  const openedWith = before.at(-1)?.principalLeft ?? 0;
  const receipts = new Map(order.movements.map((payment) => [payment.paymentId, receiptNo(payment)]));
  return {
    ...head,
    year,
    years,
    openedWith,
    closedWith: lines.at(-1)?.principalLeft ?? openedWith,
    lines: lines.map((line) => ({
      ...line,
      receiptNo: line.kind === 'payment' ? receipts.get(line.paymentId) : undefined,
    })),
    totals: {
      ...paidTotals(lines),
      paidOut: movedIn(lines, 'payout'),
      received: movedIn(lines, 'payment', 'notTaken') - movedIn(lines, 'reversed'),
      sentBack: movedIn(lines, 'sentBack'),
    },
  };
};

type Asked = Parameters<Handler<typeof closingLetter>>[0] | Parameters<Handler<typeof yearlyStatement>>[0];

/** The header data of every document about a loan. @throws Refused before the payout */
async function paperOf({ request, borrower: { borrowerId }, now, today, t }: Asked) {
  const order = await currentOrderInFull(borrowerId, request.orderId, now);
  const lines = ledgerLines(await ledgerOf(order.orderId));
  if (order.loan === null || lines.length === 0) throw notPaidOut();
  const loan: LoanInFull = order.loan;
  const { product } = order;
  const head = {
    orderId: order.orderId,
    orderNo: orderNoOf(order),
    productName: translateProductName(product.name, t),
    holderName: (await readIdentity(borrowerId))?.name,
    lender: { legalName: product.lenderName, registration: product.lenderRegistration },
    loanTime: loan.startDate,
    issuedOn: today,
  };
  return { order, loan, lines, head };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** From the year of the payout to the year the loan closed, or the current one; newest first. */
export function yearsOf(
  order: Pick<Order, 'status' | 'statusAt'>,
  lines: readonly LedgerLine[],
  today: string,
): number[] {
  const isClosed = order.status === 'settled' || order.status === 'withdrawn';
  const last = lines.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const newest = Math.max(yearOf(last), isClosed ? yearOf(businessDay(order.statusAt)) : yearOf(today));
  const oldest = Math.min(...lines.map(({ day }) => yearOf(day)));
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
}

const stillOpen = () =>
  refuse(codes.notAllowedNow, msg`This loan isn’t paid off yet. You’ll get the letter when it is.`);
const notPaidOut = () =>
  refuse(codes.notAllowedNow, msg`This loan hasn’t been paid out yet, so it has no statement.`);
const noSuchYear = () => refuse(codes.notFound, msg`This loan has no statement for that year.`);
