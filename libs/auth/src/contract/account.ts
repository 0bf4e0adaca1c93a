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

/** An entry of the personal centre; known keys have their own icon and group. */
const menuItem = object({
  key: id,
  title: text(80),
  subtitle: optional(text(120)),
  value: optional(text(80)),
  iconUrl: optional(ownPath),
  linkUrl: optional(text(500)),
  /** The number of new items behind it. */
  redPoint: optional(count),
});
export type MenuItem = Inside<typeof menuItem>;

export const userMenuData = object({ list: array(menuItem) });

/** One entry of the consent log: entries are added, never changed. */
const consent = object({
  consentId: id,
  purpose: openEnum(['location', 'device', 'contacts', 'analytics', 'marketing']),
  state: openEnum(['given', 'withdrawn']),
  at: instant,
  textVersion: text(40),
  textHash: text(64),
  locale: text(8),
  /** The maximum length that a device may have sent. */
  screen: text(80),
});
export type Consent = Inside<typeof consent>;

/** The borrower at the lender; phone and id_number are masked. */
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
  /** The maximum amount of the loan below; 0 if there is none, or it is unknown. */
  amountMax: money,
  /** The cheapest loan available to this borrower: the one that home shows. */
  amountMaxOf: optional(object({ productName: text(120), aprMin: percent, aprMax: percent })),
  bankTail: optional(text(8)),
  consents: manyOf(consent),
  /** With full=1: a copy of all stored data, by the lender's own names. */
  data: optional(record(text(64), unknown())),
});
export type UserInfo = Inside<typeof userInfoData>;

/** What is retained after the account is deleted, with the legal reason and duration. */
const keptItem = object({ what: text(200), why: text(300), until: optional(date) });
export type KeptItem = Inside<typeof keptItem>;

/** `blockedBy` contains the lender's texts: an open loan, money in transit. */
export const deletionData = object({
  allowed: flag,
  blockedBy: manyOf(text(300)),
  eraseAt: optional(instant),
  kept: manyOf(keptItem),
});
export type Deletion = Inside<typeof deletionData>;
