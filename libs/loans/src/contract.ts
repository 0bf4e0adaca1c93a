/** The endpoints of products, applications, orders and agreements. */
export { activity, activityGroups, activityKinds } from './contract/activity';
export type { ActivityGroup, ActivityItem, ActivityKind } from './contract/activity';
export { agreementAddress, agreementByScene, agreementList, loanAgreementDetail } from './contract/agreement';
export { confirmLoan, loanOffer } from './contract/confirm';
export { signedTerms } from './contract/signed-terms';
export { classicHomePage, homePage } from './contract/home';
export { loanDetails, rateService } from './contract/loan-calls';
export { orderList } from './contract/order';
export {
  applyForProduct,
  loanTrial,
  productDetail,
  productOffer,
  submitApplication,
  withdrawApplication,
} from './contract/product-calls';
export * from './contract/home-rules';
export * from './contract/loan-rules';
export * from './contract/offer-rules';
export * from './contract/paper-rules';
export * from './contract/product-rules';
export { closingLetter, statementKinds, yearlyStatement } from './contract/statement';
export type { ClosingLetter, StatementLine, YearlyStatement } from './contract/statement';
export type { Agreement, LoanAgreement } from './contract/agreement';
export type { KeyFacts, LateRule, Offer, PasskeyProof, PricedTenure } from './contract/confirm';
export type {
  AnnouncementItem,
  BannerItem,
  HomeBlock,
  HomePage,
  LargeCardItem,
  RepayItem,
  Tool,
} from './contract/home';
export { orderTypes } from './contract/order';
export type { Loan } from './contract/loan-calls';
export type { Order, OrderType } from './contract/order';
export { nextSteps } from './contract/product';
export type {
  AgreementLink,
  ApplyResult,
  Eligibility,
  Product,
  ProductOffer,
  TenureChoice,
  VerifyStep,
} from './contract/product';
