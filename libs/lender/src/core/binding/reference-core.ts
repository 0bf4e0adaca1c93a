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
import { loansDueOn, lockOpenPayments } from './open-payments';
import { loanTitles, postedPayments, productNameOf, runningLoans } from './loan-views';

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
