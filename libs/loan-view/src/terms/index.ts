/** What application and loans draw alike: the parts of a price, the check of a lender’s maths, agreement texts, verification steps. */
export { AgreementText } from './agreement-text';
export { BindingAction } from './binding-action';
export type { BindingWrite } from './binding-action';
export { MailPaper } from './mail-paper';
export { MathsNote } from './maths-notes';
export { MathsSheet } from './maths-sheet';
export { AmountsShown, AprMethod, LateText, PaymentsLine, PriceRows } from './price-rows';
export { VerifyList } from './verify-list';
export { useLoanAgreement } from '../queries';
export { useOneWay } from './use-one-way';
