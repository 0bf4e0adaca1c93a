import { fakeLender, quietLies, type ScreenOfReplies } from '@clearloan/testing';
import {
  closingLetter,
  homePage,
  loanDetails,
  loanOffer as offerCall,
  orderList as orderListCall,
  productDetail,
  productOffer,
  yearlyStatement,
} from './contract';
import { homeVisitor } from './fixtures/home-visitor';
import { loanDetailsOverdue } from './fixtures/loan-details-overdue';
import { loanDetailsRepaying } from './fixtures/loan-details-repaying';
import { loanDetailsSettled } from './fixtures/loan-details-settled';
import { loanOffer } from './fixtures/loan-offer';
import { closingLetterOfSettled, statementOf2026 } from './fixtures/loan-papers';
import { orderListEmpty } from './fixtures/order-list';
import { product, productHalfVerified } from './fixtures/product';
import { routes } from './routes';

const lender = fakeLender();

/** When and how money moved: the bank’s statement and the receipt say it. */
const ofTransactions = /^transactions\.|^(?:loanTime|statusAt)\b/;
/** The payment’s own screen holds the payoff against its saving to the unit. */
const aUnit = /^payoffAmount: one unit/;
/** What a late payment costs is in the agreement that the borrower signed. */
const ofLateFees = /^terms\.(?:lateFeePercentPerDay|lateFeeCap)|penalty: swapped/;
/** The payout of a loan that is paid off: the bank’s statement says it. */
const ofPayout = /^(?:netAmount|gst: swapped|loanTime)/;
/** Advertising of a list: the product’s own page and the offer are calculated again before anything is signed. */
const ofCards =
  /^(?:list\.1\.|product\.|list\.0\.items\.0\.costExample\.(?:tenure: zero|principal: zero|terms\.gstPercent|repay_plans\.\d\.periodNo))/;
/** A unit, and parts of one sum among themselves, in an example. */
const ofExample =
  /^costExample\.(?:apr|principal|repay_plans\.\d\.repayTotalAmount): one unit|^costExample\.tenure: doubled|^costExample\.\w+: swapped/;
/** Other choices than the one that is priced: each gets its own price before it can be signed. */
const ofOtherChoices = /^(?:tenures\.\d\.|amount(?:Min|Max|Step)|product\.amountMax)/;
/** What the lender grants: its days of grace and of thought, how long the offer holds, the pages of its papers. */
const ofGrants = /^(?:late\.graceDays|coolingOffDays|kfs\.validUntil|agreements\.)/;
const ofDates = /^(?:issuedOn|closedOn|years\.\d|lines\.\d\.day)/;
/** Parts of one sum among themselves. */
const ofParts = /^(?:paid\.\w+|lines\.\d\.\w+): (?:swapped|one unit)/;

const screens: Readonly<Record<string, ScreenOfReplies & { readonly saidOnce: readonly RegExp[] }>> = {
  'a running loan': {
    at: '/orders/o-48213',
    about: loanDetails,
    replies: [[loanDetails, loanDetailsRepaying]],
    saidOnce: [ofTransactions, aUnit, ofLateFees],
  },
  'a late loan': {
    at: '/orders/o-48213',
    about: loanDetails,
    replies: [[loanDetails, loanDetailsOverdue]],
    saidOnce: [ofTransactions, aUnit, ofLateFees],
  },
  'a loan that is paid off': {
    at: '/orders/o-48213',
    about: loanDetails,
    replies: [[loanDetails, loanDetailsSettled]],
    saidOnce: [ofTransactions, ofPayout],
  },
  'the example on home': {
    at: '/',
    about: homePage,
    replies: [
      [homePage, homeVisitor],
      [orderListCall, orderListEmpty],
    ],
    saidOnce: [ofCards],
  },
  'a closing letter': {
    at: '/orders/o-48213/closing-letter',
    about: closingLetter,
    replies: [[closingLetter, closingLetterOfSettled]],
    saidOnce: [ofPayout, ofDates, ofParts],
  },
  'a statement': {
    at: '/orders/o-48213/statement',
    about: yearlyStatement,
    replies: [[yearlyStatement, statementOf2026]],
    saidOnce: [ofPayout, ofDates, ofParts],
  },
  'an offer': {
    at: '/orders/o-50007/confirm-new',
    about: offerCall,
    replies: [[offerCall, loanOffer]],
    saidOnce: [ofOtherChoices, ofGrants],
  },
  'a product': {
    at: '/products/p-1',
    about: productOffer,
    replies: [
      [productOffer, product],
      [productDetail, productHalfVerified],
    ],
    saidOnce: [ofCards, ofOtherChoices, ofExample],
  },
};

it.each(Object.entries(screens))(
  'no lie about %s is shown without a word, except what the lender says once',
  async (_, { saidOnce, ...screen }) => {
    const quiet = await quietLies(lender, routes, screen);
    expect(quiet.filter((lie) => !saidOnce.some((each) => each.test(lie)))).toEqual([]);
  },
  600_000,
);
