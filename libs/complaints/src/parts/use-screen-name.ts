import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What borrowers call the screens of the route table. */
const names: ReadonlyMap<string, ReturnType<typeof msg>> = new Map([
  ['main', msg`Home`],
  ['order', msg`My loans`],
  ['mine', msg`Me`],
  ['login', msg`Log in`],
  ['setting', msg`Settings`],
  ['productDetail', msg`A loan on offer`],
  ['confirmUrl', msg`Confirm a loan`],
  ['confirmNew', msg`Confirm a loan`],
  ['confirmPeriod', msg`Confirm a loan`],
  ['loanDetailUrl', msg`Your loan`],
  ['loanAgreement', msg`Agreement`],
  ['agreement', msg`Agreement`],
  ['auth', msg`Verification`],
  ['IdCardType', msg`Identity`],
  ['faceDetection', msg`Face check`],
  ['bindBank', msg`Bank account`],
  ['repayUrl', msg`Pay`],
  ['repayDelayUrl', msg`More time`],
  ['ynRepayChoose', msg`Ways to pay`],
  ['ynRepay', msg`Pay by code`],
  ['paymentDetail', msg`Your payment`],
  ['complaint', msg`My problems`],
  ['calculator', msg`Calculator`],
  ['bookkeeping', msg`Bookkeeping`],
  ['reminders', msg`Reminders`],
  ['privacyCentre', msg`My data and consent`],
]);

/** The name of the screen that help was asked for from; nothing for one that this build does not know. */
export function useScreenName(screen: string | undefined): string | undefined {
  const { i18n } = useLingui();
  const name = screen === undefined ? undefined : names.get(screen);
  return name && i18n._(name);
}
