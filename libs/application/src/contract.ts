/** The endpoints of products, of an application for one, and of the offer that a borrower signs. */
export { agreementByScene } from './contract/agreement';
export { confirmLoan, loanOffer } from './contract/confirm';
export type { KeyFacts, LateRule, Offer, PasskeyProof, PricedTenure } from './contract/confirm';
export { signedTerms } from './contract/signed-terms';
export { applyForProduct, loanTrial, productOffer } from './contract/product-calls';
export type { ApplyResult, Eligibility, ProductOffer, TenureChoice } from './contract/product';
export * from './contract/offer-rules';
export * from './contract/product-rules';
