import type { RouteName } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const confirm = msg`Confirm a loan`;
const agreement = msg`Agreement`;
const welcome = msg`Welcome`;

/** What borrowers call the screens of the route table, all but help itself: help is not asked for from there. */
const names: Readonly<Record<Exclude<RouteName, 'customerService'>, ReturnType<typeof msg>>> = {
  main: msg`Home`,
  order: msg`My loans`,
  mine: msg`Me`,
  login: msg`Log in`,
  setting: msg`Settings`,
  logout: msg`Log out`,
  deleteAccount: msg`Delete my account`,
  productDetail: msg`A loan on offer`,
  confirmUrl: confirm,
  confirmNew: confirm,
  confirmPeriod: confirm,
  loanDetailUrl: msg`Your loan`,
  loanAgreement: agreement,
  agreement,
  landing: welcome,
  landing2: welcome,
  auth: msg`Verification`,
  IdCardType: msg`Identity`,
  faceDetection: msg`Face check`,
  bindBank: msg`Bank account`,
  repayUrl: msg`Pay`,
  repayDelayUrl: msg`More time`,
  ynRepayChoose: msg`Ways to pay`,
  ynRepay: msg`Pay by code`,
  paymentDetail: msg`Your payment`,
  complaint: msg`My problems`,
  calculator: msg`Calculator`,
  bookkeeping: msg`Bookkeeping`,
  reminders: msg`Reminders`,
  privacyCentre: msg`My data and consent`,
  privacyPolicy: msg`Privacy policy`,
  aboutUs: msg`About us`,
  error: msg`A page that failed`,
};
const nameOf: ReadonlyMap<string, ReturnType<typeof msg>> = new Map(Object.entries(names));

/** The name of the screen that help was asked for from; nothing for one that this build does not know. */
export function useScreenName(screen: string | undefined): string | undefined {
  const { i18n } = useLingui();
  const name = screen === undefined ? undefined : nameOf.get(screen);
  return name && i18n._(name);
}
