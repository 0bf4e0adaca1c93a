/** The endpoints and shapes that more than one of home, application and loans read. */
export { agreement, loanAgreementDetail } from './contract/agreement';
export type { Agreement } from './contract/agreement';
export { banner, classicHomePage, largeCard, productList, repayItem, smallCard } from './contract/home-cards';
export type { BannerItem, LargeCardItem, RepayItem } from './contract/home-cards';
export { loanDetails } from './contract/loan-calls';
export type { Loan } from './contract/loan-calls';
export { orderList, orderTypes } from './contract/order';
export type { Order, OrderType } from './contract/order';
export { agreementLink, product, productDetailData } from './contract/product';
export type { AgreementLink, Product, ProductDetail, VerifyStep } from './contract/product';
export * from './contract/product-rules';
