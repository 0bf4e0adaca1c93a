import type { DataOf, Endpoint, Fault, Rule } from '@clearloan/api-client/declare';
import {
  deleteUser,
  deletionHasReasons,
  menuHasEntries,
  sessionIsOpen,
  sessionList,
  userMenu,
} from '@clearloan/account/contract';
import {
  codeIsUsable,
  loginIsPossible,
  loginSetting,
  sendSmsCode,
  sendVoiceCode,
} from '@clearloan/session/contract';
import {
  accountsAreKnown,
  attemptsAreCounted,
  cardSetting,
  certifyList,
  cityList,
  extInfo,
  faceAttempts,
  formAsksWell,
  jobInfo,
  personalInfo,
  placesExist,
  refusedPictureSaysWhy,
  relationsExist,
  stepsTakeTime,
  uploadImage,
} from '@clearloan/certification/contract';
import { helpIsReachable, helpPage, problemDetail, problemIsInOrder } from '@clearloan/complaints/contract';
import {
  activity,
  activityIsInOrder,
  closingLetter,
  countsAreOfOrders,
  letterAddsUp,
  loanAddsUp,
  productDetail,
  statementAddsUp,
  yearlyStatement,
  yearsAreInOrder,
} from '@clearloan/loans/contract';
import {
  amountsAreLoans,
  applicationIsWhole,
  applyForProduct,
  lateFeeIsAsInTerms,
  loanOffer,
  loanTrial,
  offerIsAsListed,
  offerIsForRequest,
  productOffer,
  productStatesOnePrice,
  trialIsForRequest,
} from '@clearloan/application/contract';
import { homePage, nextIsOfPlan, nothingIsLateInTime } from '@clearloan/home/contract';
import { loanDetails, nextStepIsOpen, orderList, productIsOfRequest } from '@clearloan/loan-view/contract';
import { cost, priceAddsUp, priceIsUntouched, rowsAddUp, type Cost } from '@clearloan/loan-contract';
import { dues, duesAddUp } from '@clearloan/reminders/contract';
import {
  arrangementAddsUp,
  arrangements,
  autopayIsComplete,
  changeAutopay,
  codeIsOwed,
  createAutopay,
  daysFollowTerms,
  loanPlanInfo,
  partsArePaid,
  payTypes,
  payoffAddsUp,
  planAddsUp,
  showAutopay,
  waysTakeMoney,
  type LoanPlan,
} from '@clearloan/repayment/contract';
import * as v from 'valibot';
import { recomputedFaults } from '../identities/cost';

/** A rule of one endpoint, for each of its successes. */
interface EndpointRule {
  readonly path: string;
  readonly sentence: string;
  readonly faults: (wire: unknown, data: unknown) => readonly Fault[];
}

const ofReply = <Of extends Endpoint>(
  endpoint: Of,
  { sentence, faults }: Pick<Rule<DataOf<Of>>, 'sentence' | 'faults'>,
): EndpointRule => ({
  path: endpoint.path,
  sentence,
  faults: (_, data) => {
    const read = v.safeParse<Of['data']>(endpoint.data, data);
    return read.success ? faults(read.output) : [];
  },
});

const ofExchange = <Of extends Endpoint>(
  endpoint: Of,
  { sentence, faults }: Rule<{ request: v.InferOutput<Of['request']>; reply: DataOf<Of> }>,
): EndpointRule => ({
  path: endpoint.path,
  sentence,
  faults: (wire, data) => {
    const request = v.safeParse<Of['request']>(endpoint.request, wire);
    const read = v.safeParse<Of['data']>(endpoint.data, data);
    return request.success && read.success ? faults({ request: request.output, reply: read.output }) : [];
  },
});

/** The prices in a reply, with their places: of an offer, a trial, a card. */
function pricesIn(data: unknown, at = 'data'): { readonly price: Cost; readonly at: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  const read =
    'repay_plans' in data && 'netAmount' in data ? v.safeParse(cost, data) : { success: false as const };
  const inside = Object.entries(data).flatMap(([key, each]) =>
    pricesIn(each, Array.isArray(data) ? `${at}[${key}]` : `${at}.${key}`),
  );
  return read.success ? [{ price: read.output, at }, ...inside] : inside;
}

const priceIsTrue: Rule<Cost> = {
  name: 'priceIsTrue',
  sentence: 'a price matches its own terms',
  faults: recomputedFaults,
};

const waitingCodesAreOwed: Rule<LoanPlan> = {
  ...codeIsOwed,
  faults: (plan, at) =>
    plan.transactions
      .filter(({ kind, status }) => kind === 'code' && status === 'waiting')
      .flatMap((payment) => codeIsOwed.faults({ plan, payment, fee: undefined }, at)),
};

/** Rules of one reply. A running loan is no price any more: its plan has changed. */
const endpointRules: readonly EndpointRule[] = [
  ofReply(loanDetails, loanAddsUp),
  ofReply(loanOffer, offerIsAsListed),
  ofReply(loanOffer, lateFeeIsAsInTerms),
  ofExchange(loanOffer, offerIsForRequest),
  ofExchange(loanTrial, trialIsForRequest),
  ofExchange(productDetail, productIsOfRequest),
  ofExchange(productOffer, productIsOfRequest),
  ofReply(productOffer, productStatesOnePrice),
  ofReply(productOffer, amountsAreLoans),
  ofReply(productDetail, nextStepIsOpen),
  ofReply(productOffer, nextStepIsOpen),
  ofReply(applyForProduct, applicationIsWhole),
  ofExchange(orderList, countsAreOfOrders),
  ofReply(activity, activityIsInOrder),
  ofReply(yearlyStatement, statementAddsUp),
  ofReply(yearlyStatement, yearsAreInOrder),
  ofReply(closingLetter, letterAddsUp),
  ofReply(loanPlanInfo, { ...rowsAddUp, faults: ({ repay_plans }, at) => rowsAddUp.faults(repay_plans, at) }),
  ofReply(loanPlanInfo, planAddsUp),
  ofReply(loanPlanInfo, payoffAddsUp),
  ofReply(loanPlanInfo, daysFollowTerms),
  ofReply(loanPlanInfo, waitingCodesAreOwed),
  ofReply(loanPlanInfo, partsArePaid),
  ofReply(payTypes, waysTakeMoney),
  ofReply(arrangements, {
    ...arrangementAddsUp,
    faults: ({ options }) => options.flatMap((each) => arrangementAddsUp.faults(each)),
  }),
  ofReply(dues, duesAddUp),
  ofReply(homePage, nothingIsLateInTime),
  ofReply(homePage, nextIsOfPlan),
  ofReply(sendSmsCode, codeIsUsable),
  ofReply(sendVoiceCode, codeIsUsable),
  ofReply(loginSetting, loginIsPossible),
  ofReply(userMenu, menuHasEntries),
  ofReply(sessionList, sessionIsOpen),
  ofReply(certifyList, stepsTakeTime),
  ...[personalInfo, jobInfo].map((each) => ofReply(each, formAsksWell)),
  ofReply(cardSetting, formAsksWell),
  ofReply(cardSetting, accountsAreKnown),
  ofReply(uploadImage, refusedPictureSaysWhy),
  ofReply(faceAttempts, attemptsAreCounted),
  ofExchange(cityList, placesExist),
  ofReply(extInfo, relationsExist),
  ofReply(deleteUser, deletionHasReasons),
  ofReply(helpPage, helpIsReachable),
  ofReply(problemDetail, problemIsInOrder),
  ...[showAutopay, createAutopay, changeAutopay].map((each) => ofReply(each, autopayIsComplete)),
];

/** What a success breaks of the rules that are declared beside its endpoint. */
export const endpointChecks = (
  path: string,
  wire: unknown,
  data: unknown,
): readonly { readonly rule: string; readonly faults: readonly Fault[] }[] => [
  ...endpointRules
    .filter((each) => each.path === path)
    .map(({ sentence, faults }) => ({ rule: sentence, faults: faults(wire, data) })),
  ...(path === loanDetails.path ? [] : pricesIn(data)).flatMap(({ price, at }) =>
    [priceAddsUp, priceIsUntouched, priceIsTrue].map(({ sentence, faults }) => ({
      rule: sentence,
      faults: faults(price, at),
    })),
  ),
];
