import {
  agreementAddress,
  agreementList,
  closingLetter,
  productDetail,
  rateService,
  submitApplication,
  withdrawApplication,
  yearlyStatement,
} from '@clearloan/loans/contract';
import {
  agreementByScene,
  applyForProduct,
  confirmLoan,
  loanOffer,
  loanTrial,
  productOffer,
} from '@clearloan/application/contract';
import { classicHomePage, loanAgreementDetail, loanDetails, orderList } from '@clearloan/loan-view/contract';
import { homePage } from '@clearloan/home/contract';
import { defineHandler, definePublicHandler, type Call } from '../../platform/context/define-handler';
import type { LoanAnswers } from '../../platform/context/lending-core';

/** The endpoints for products, applications, orders and agreements, implemented by a core. */
export const lendingCalls = (core: LoanAnswers): readonly Call[] => [
  definePublicHandler(classicHomePage, core.classicHomePage),
  definePublicHandler(homePage, core.homePage),
  definePublicHandler(productDetail, core.productDetail),
  definePublicHandler(productOffer, core.productOffer),
  defineHandler(loanTrial, core.loanTrial),
  defineHandler(applyForProduct, core.applyForProduct),
  defineHandler(submitApplication, core.submitApplication),
  defineHandler(withdrawApplication, core.withdrawApplication),
  defineHandler(loanOffer, core.loanOffer),
  defineHandler(confirmLoan, core.confirmLoan),
  defineHandler(agreementList, core.agreementList),
  defineHandler(agreementAddress, core.agreementAddress),
  defineHandler(loanAgreementDetail, core.loanAgreementDetail),
  definePublicHandler(agreementByScene, core.agreementByScene),
  defineHandler(closingLetter, core.closingLetter),
  defineHandler(yearlyStatement, core.yearlyStatement),
  defineHandler(orderList, core.orderList),
  defineHandler(loanDetails, core.loanDetails),
  defineHandler(rateService, core.rateService),
];
