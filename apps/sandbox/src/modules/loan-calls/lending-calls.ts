import {
  agreementAddress,
  agreementByScene,
  agreementList,
  applyForProduct,
  classicHomePage,
  confirmLoan,
  homePage,
  loanAgreementDetail,
  loanDetails,
  loanOffer,
  loanTrial,
  orderList,
  productDetail,
  productOffer,
  rateService,
  submitApplication,
  withdrawApplication,
} from '@clearloan/loans/contract';
import { defineHandler, definePublicHandler, type Call } from '../../context/define-handler';
import type { LoanAnswers } from '../../context/lending-core';

/** The calls about products, applications, orders and agreements, answered by a core. */
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
  defineHandler(orderList, core.orderList),
  defineHandler(loanDetails, core.loanDetails),
  defineHandler(rateService, core.rateService),
];
