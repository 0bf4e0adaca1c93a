/** The endpoints of orders, of one loan, its agreements and papers, and of everything that happened. */
export { activity, activityGroups, activityKinds } from './contract/activity';
export type { ActivityGroup, ActivityItem, ActivityKind } from './contract/activity';
export { agreementAddress, agreementList } from './contract/agreement';
export { productDetail, submitApplication, withdrawApplication } from './contract/draft';
export { rateService } from './contract/rate-service';
export { closingLetter, statementKinds, yearlyStatement } from './contract/statement';
export type { ClosingLetter, StatementLine, YearlyStatement } from './contract/statement';
export * from './contract/loan-rules';
export * from './contract/paper-rules';
