import { loanDetails } from '@clearloan/loan-view/contract';
import { loanDetailsOverdue, loanDetailsRepaying, loanDetailsSettled } from '@clearloan/loan-view/fixtures';
import { fakeLender, quietLies, type ScreenOfReplies } from '@clearloan/testing';
import { closingLetter, yearlyStatement } from './contract';
import { closingLetterOfSettled, statementOf2026 } from './fixtures/loan-papers';
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
};

it.each(Object.entries(screens))(
  'no lie about %s is shown without a word, except what the lender says once',
  async (_, { saidOnce, ...screen }) => {
    const quiet = await quietLies(lender, routes, screen);
    expect(quiet.filter((lie) => !saidOnce.some((each) => each.test(lie)))).toEqual([]);
  },
  600_000,
);
