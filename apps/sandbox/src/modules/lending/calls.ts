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
} from '@clearloan/loans/contract';
import { defineHandler, definePublicHandler, type Call } from '../../context/define-handler';
import { listAgreements, locateAgreement, showAgreement, showLoanAgreement } from './agreement-pages';
import { apply, submit } from './application';
import { answerOffer } from './confirmation';
import { showClassicHome, showHome } from './home';
import { showLoan } from './loan-details';
import { showOffer } from './offer';
import { listOrders } from './order-list';
import { showProduct, showProductOffer, tryPrice } from './product-pages';
import { rate } from './rating';

/** The calls about products, applications, orders and agreements. */
export const lendingCalls: readonly Call[] = [
  definePublicHandler(classicHomePage, showClassicHome),
  definePublicHandler(homePage, showHome),
  definePublicHandler(productDetail, showProduct),
  definePublicHandler(productOffer, showProductOffer),
  defineHandler(loanTrial, tryPrice),
  defineHandler(applyForProduct, apply),
  defineHandler(submitApplication, submit),
  defineHandler(loanOffer, showOffer),
  defineHandler(confirmLoan, answerOffer),
  defineHandler(agreementList, listAgreements),
  defineHandler(agreementAddress, locateAgreement),
  defineHandler(loanAgreementDetail, showLoanAgreement),
  definePublicHandler(agreementByScene, showAgreement),
  defineHandler(orderList, listOrders),
  defineHandler(loanDetails, showLoan),
  defineHandler(rateService, rate),
];
