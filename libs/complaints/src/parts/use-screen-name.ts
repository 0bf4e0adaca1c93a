import { useSearchParams } from 'react-router-dom';
import type { RouteName } from '@clearloan/routes';
import { useFeatureFacts, type FeatureFacts } from '@clearloan/app-runtime';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { AskedFrom } from '../rules/report-form';

/** Where help was requested, as given in the URL. */
export function useAskedFrom(): AskedFrom {
  const [search] = useSearchParams();
  return { screen: search.get('_screen') ?? undefined, orderId: search.get('_order') ?? undefined };
}

const confirm = msg`Confirm a loan`;
const agreement = msg`Agreement`;
const welcome = msg`Welcome`;

/**
 * The borrower-facing names of the screens. Help itself has no name, since it is not a source of help requests. The
 * tools and later features have their names in their facts.
 */
const names: Readonly<
  Record<
    Exclude<
      RouteName,
      'customerService' | 'email' | 'messages' | 'notifications' | 'calculator' | 'bookkeeping' | 'reminders'
    >,
    ReturnType<typeof msg>
  >
> = {
  main: msg`Home`,
  order: msg`My loans`,
  mine: msg`Profile`,
  login: msg`Log in`,
  setting: msg`Settings`,
  logout: msg`Log out`,
  deleteAccount: msg`Delete my account`,
  passkeys: msg`Passkeys`,
  appLock: msg`App lock`,
  productDetail: msg`Loan product`,
  confirmUrl: confirm,
  confirmNew: confirm,
  confirmPeriod: confirm,
  loanDetailUrl: msg`Your loan`,
  loanAgreement: agreement,
  agreement,
  activity: msg`Activity`,
  statements: msg`Statements and letters`,
  landing: welcome,
  landing2: welcome,
  auth: msg`Verification`,
  IdCardType: msg`Identity`,
  faceDetection: msg`Face check`,
  bindBank: msg`Bank account`,
  repayUrl: msg`Pay`,
  autopay: msg`Automatic payments`,
  repayDelayUrl: msg`Delay payment`,
  ynRepayChoose: msg`Ways to pay`,
  ynRepay: msg`Pay with a code`,
  paymentDetail: msg`Your payment`,
  complaint: msg`My reports`,
  privacyCentre: msg`My data and consent`,
  privacyPolicy: msg`Privacy policy`,
  aboutUs: msg`About us`,
  error: msg`A page that didn’t open`,
};
const nameOf: ReadonlyMap<string, ReturnType<typeof msg>> = new Map(Object.entries(names));

/** The name of the screen on which help was requested; undefined for an unknown one. */
export function useScreenName(screen: string | undefined): string | undefined {
  const { i18n } = useLingui();
  const isOwner = useCallback(
    ({ screens }: FeatureFacts) => screen !== undefined && screens.includes(screen),
    [screen],
  );
  const [owner] = useFeatureFacts(isOwner);
  const name = screen === undefined ? undefined : (owner?.title ?? nameOf.get(screen));
  return name && i18n._(name);
}
