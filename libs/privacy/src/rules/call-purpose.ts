import type { Purpose } from '@clearloan/api-client/declare';
import type { Market } from '@clearloan/formatting';

const purposes = ['location', 'device', 'contacts', 'analytics', 'marketing'] as const satisfies Purpose[];

/** The purposes that a borrower can decide about in a market; contacts only where they may be sent at all. */
export const purposesIn = ({ contactsUpload }: Pick<Market, 'contactsUpload'>): Purpose[] =>
  purposes.filter((purpose) => purpose !== 'contacts' || contactsUpload === 'allowed');

/**
 * The borrower-facing purposes of calls. A call of a feature with facts belongs to that feature; these are the others.
 */
export const callPurposes = [
  'logIn',
  'account',
  'loans',
  'verification',
  'bankAccount',
  'payments',
  'agreements',
  'help',
  'consent',
  'errors',
  'usage',
  'location',
  'device',
  'contacts',
  'unknown',
] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** By path prefix; the first match wins. */
const beginnings: readonly (readonly [string, CallPurpose])[] = [
  ['/credit-info/upload-location', 'location'],
  ['/credit-info/upload-device', 'device'],
  ['/credit-info/upload-contacts', 'contacts'],
  ['/credit-info/', 'verification'],
  ['/v3/certify/', 'verification'],
  ['/v3/bind-card/', 'bankAccount'],
  ['/v3/buried-point/', 'usage'],
  ['/v3/upload-info/', 'usage'],
  ['/v3/loan-confirm/google-market', 'usage'],
  ['/service/event/', 'consent'],
  ['/service/new/union-error-info', 'errors'],
  ['/service/login/', 'logIn'],
  ['/user/logout', 'logIn'],
  ['/v3/personal-center/contact-kf-info', 'help'],
  ['/v3/personal-center/order-list', 'loans'],
  ['/v3/personal-center/', 'account'],
  ['/customer-service/', 'help'],
  ['/user-problem/', 'help'],
  ['/v3/contract/', 'agreements'],
  ['/v3/loan-details/loan-details', 'loans'],
  ['/v3/loan-details/google-score', 'help'],
  ['/v3/loan-details/', 'payments'],
  ['/v3/installment/loan-trail', 'loans'],
  ['/v3/installment/', 'payments'],
  ['/v3/loan-confirm/', 'loans'],
  ['/v3/product/', 'loans'],
  ['/v4/index/', 'loans'],
  ['/v5/index/', 'loans'],
];

/** The purpose of the call at a path; `unknown` for one without an assigned purpose. */
export const callPurposeOf = (path: string): CallPurpose =>
  beginnings.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'unknown';
