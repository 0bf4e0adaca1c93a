/** What home, application and loans draw alike: rates, days and states of a loan, money in progress, reading aloud. */
export { NoteSpacing } from './parts/note-spacing';
export { AprRange, UpfrontFeesLine, aprText, useTenureText } from './parts/apr-range';
export { DueStamp, DueText, kindOfDue, textOfDue } from './parts/due-text';
export { OrderStamp } from './parts/order-stamp';
export {
  ProgressNote,
  ProgressStamp,
  SeePaymentAction,
  kindOfProgress,
  progressTexts,
} from './parts/payment-progress';
export { ProductLogo } from './parts/product-logo';
export { ReadFailure, useKnownAt } from './parts/read-failure';
export { ListenButton, ListenToDue } from './speech/listen-button';
