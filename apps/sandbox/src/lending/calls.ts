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
import { serve, servePublic, type Call } from '../http/serve';
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
  servePublic(classicHomePage, showClassicHome),
  servePublic(homePage, showHome),
  servePublic(productDetail, showProduct),
  servePublic(productOffer, showProductOffer),
  serve(loanTrial, tryPrice),
  serve(applyForProduct, apply),
  serve(submitApplication, submit),
  serve(loanOffer, showOffer),
  serve(confirmLoan, answerOffer),
  serve(agreementList, listAgreements),
  serve(agreementAddress, locateAgreement),
  serve(loanAgreementDetail, showLoanAgreement),
  servePublic(agreementByScene, showAgreement),
  serve(orderList, listOrders),
  serve(loanDetails, showLoan),
  serve(rateService, rate),
];
