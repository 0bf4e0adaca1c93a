import type { LendingCore } from '../../platform/context/lending-core';
import {
  listAgreements,
  locateAgreement,
  showAgreement,
  showLoanAgreement,
} from '../lending/agreement-pages';
import { apply, submit, withdraw } from '../lending/application';
import { answerOffer } from '../lending/confirmation';
import { showClassicHome, showHome } from '../lending/home';
import { loanBook } from '../lending/loan-book';
import { showLoan } from '../lending/loan-details';
import { loanEvents } from '../lending/loan-events';
import { showClosingLetter, showStatement } from '../lending/loan-papers';
import { showOffer } from '../lending/offer';
import { noteDecision, noteIdentity, notePayout } from '../lending/outside-answers';
import { listOrders } from '../lending/order-list';
import { showProduct, showProductOffer, tryPrice } from '../lending/product-pages';
import { rate } from '../lending/rating';
import { answerChangeAutopay, answerCreateAutopay, answerShowAutopay } from '../payments/autopay';
import { wrongAgainst, wrongInBooks } from '../payments/check-books';
import { noteAccount } from '../../modules/certification/account-check';
import { noteExpected } from '../payments/expected';
import { noteRefund } from '../payments/refund-report';
import { noteCollection } from '../payments/collection-report';
import { takeReversal } from '../payments/reversal';
import { takeBankEntry } from '../payments/bank-entry';
import { agree, showArrangements } from '../payments/arrangement-answers';
import { showDelay, showSingleDelay } from '../payments/delay-info';
import { makePayCode } from '../payments/pay-code';
import { listPayTypes, showPlan, showPlanPayment } from '../payments/plan-info';
import { sendReference } from '../payments/reference';
import { and, eq, inArray, or } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { orders, planRows } from '../../platform/database/schema/orders';
import { delays, planChanges } from '../../platform/database/schema/plan-changes';
import { catchUpLocked } from '../lending/catch-up';
import { isOrderParked } from '../orders/attention';
import { isRunning } from '../orders/order-moves';
import { lockOrder } from '../orders/orders';
import { debtOf, findLoan, openRows } from '../servicing/debt';
import { collectingOf, isPaidByHand } from '../servicing/in-progress';
import { loanTitles, postedPayments, productNameOf, runningLoans } from './loan-views';

const running = ['repaying', 'overdue'] as const;

const loansDueOn: LendingCore['loansDueOn'] = (borrowerIds, days) =>
  db()
    .selectDistinct({ orderId: orders.orderId, borrowerId: orders.borrowerId })
    .from(orders)
    .innerJoin(planRows, eq(planRows.orderId, orders.orderId))
    .leftJoin(delays, eq(delays.orderId, orders.orderId))
    .leftJoin(planChanges, eq(planChanges.orderId, orders.orderId))
    .where(
      and(
        inArray(orders.borrowerId, [...borrowerIds]),
        inArray(orders.status, running),
        or(
          inArray(planRows.dueDate, [...days]),
          inArray(delays.newDueDate, [...days]),
          inArray(planChanges.dueDate, [...days]),
        ),
      ),
    );

const lockOpenPayments: LendingCore['lockOpenPayments'] = async (orderId, now) => {
  const order = await catchUpLocked(await lockOrder(orderId), now);
  if (isOrderParked(order) || !isRunning(order.status)) return [];
  const loan = await findLoan(orderId);
  if (loan === undefined) return [];
  const collecting = await collectingOf(orderId);
  const open: { periodNo: number; dueDate: string }[] = [];
  for (const row of openRows(await debtOf(loan, businessDay(now))))
    if (!collecting.has(row.periodNo) && !(await isPaidByHand(orderId, row)))
      open.push({ periodNo: row.periodNo, dueDate: row.dueDate });
  return open;
};

/** The reference lender's core: products, schedules, orders, payments and ledger in this lender's database. */
export const referenceCore: LendingCore = {
  loanAnswers: {
    classicHomePage: showClassicHome,
    homePage: showHome,
    productDetail: showProduct,
    productOffer: showProductOffer,
    loanTrial: tryPrice,
    applyForProduct: apply,
    submitApplication: submit,
    withdrawApplication: withdraw,
    loanOffer: showOffer,
    confirmLoan: answerOffer,
    agreementList: listAgreements,
    agreementAddress: locateAgreement,
    loanAgreementDetail: showLoanAgreement,
    agreementByScene: showAgreement,
    closingLetter: showClosingLetter,
    yearlyStatement: showStatement,
    orderList: listOrders,
    loanDetails: showLoan,
    rateService: rate,
  },
  repaymentAnswers: {
    loanPlanInfo: showPlan,
    planPayment: showPlanPayment,
    showAutopay: answerShowAutopay,
    createAutopay: answerCreateAutopay,
    changeAutopay: answerChangeAutopay,
    payTypes: listPayTypes,
    generatePayCode: makePayCode,
    submitUtr: sendReference,
    delayQuote: showDelay,
    singlePaymentDelayQuote: showSingleDelay,
    arrangements: showArrangements,
    agreeToArrangement: agree,
  },
  loanBook,
  runningLoans,
  postedPayments,
  loanEvents,
  loanTitles,
  productNameOf,
  loansDueOn,
  lockOpenPayments,
  takeBankEntry,
  takeReversal,
  checkBooks: (statement) => (statement === undefined ? wrongInBooks() : wrongAgainst(statement)),
  noteCollection,
  noteExpected,
  noteIdentity,
  noteDecision,
  notePayout,
  noteRefund,
  noteAccount,
};
