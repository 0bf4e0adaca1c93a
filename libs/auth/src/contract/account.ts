import {
  array,
  count,
  date,
  flag,
  flagOrNo,
  id,
  instant,
  manyOf,
  money,
  object,
  openEnum,
  optional,
  ownPath,
  percent,
  record,
  text,
  unknown,
  type Inside,
} from '@clearloan/api-client/declare';
import { paymentInProgress } from '@clearloan/loan-contract';

/** A line of the personal centre; a known key has its own picture and place. */
const menuItem = object({
  key: id,
  title: text(80),
  subtitle: optional(text(120)),
  value: optional(text(80)),
  iconUrl: optional(ownPath),
  linkUrl: optional(text(500)),
  /** How many new things wait behind it. */
  redPoint: optional(count),
});
export type MenuItem = Inside<typeof menuItem>;

export const userMenuData = object({ list: array(menuItem) });

/** One entry of the consent ledger: entries are added, never changed. */
const consent = object({
  consentId: id,
  purpose: openEnum(['location', 'device', 'contacts', 'analytics', 'marketing']),
  state: openEnum(['given', 'withdrawn']),
  at: instant,
  textVersion: text(40),
  textHash: text(64),
  locale: text(8),
  /** As long as a device may have sent it. */
  screen: text(80),
});
export type Consent = Inside<typeof consent>;

/** The borrower as the lender knows them; phone and id_number come masked. */
export const userInfoData = object({
  phone: text(32),
  username: text(64),
  name: optional(text(120)),
  id_number: optional(text(32)),
  certifiedAt: optional(instant),
  createdAt: instant,
  lastLoginAt: optional(instant),
  hasPassword: flagOrNo,
  leftToPay: money,
  /** Of all loans. */
  paymentsInProgress: manyOf(paymentInProgress),
  /** The most that may be borrowed of the loan below; 0 when there is none, or it is not known yet. */
  amountMax: money,
  /** The cheapest loan that this borrower may have: the one that home shows. */
  amountMaxOf: optional(object({ productName: text(120), aprMin: percent, aprMax: percent })),
  bankTail: optional(text(8)),
  consents: manyOf(consent),
  /** With full=1: a copy of everything that is held, in the lender's own names. */
  data: optional(record(text(64), unknown())),
});
export type UserInfo = Inside<typeof userInfoData>;

/** What is kept after the account is deleted, by which duty and how long. */
const keptItem = object({ what: text(200), why: text(300), until: optional(date) });
export type KeptItem = Inside<typeof keptItem>;

/** `blockedBy` is in the lender's words: an open loan, money on its way. */
export const deletionData = object({
  allowed: flag,
  blockedBy: manyOf(text(300)),
  eraseAt: optional(instant),
  kept: manyOf(keptItem),
});
export type Deletion = Inside<typeof deletionData>;
