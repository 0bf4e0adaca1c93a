import { array, instant, object, optional, text, type Inside } from '@clearloan/api-client/declare';
import { agreementLink } from './product';

/** An agreement to read. The html is the lender's and is made safe before it is shown. */
export const agreement = object({
  title: text(200),
  html: text(500_000),
  version: text(40),
  /** The language of the words; differs from the one asked for when only the legal one exists. */
  lang: optional(text(8)),
});
export type Agreement = Inside<typeof agreement>;

export const loanAgreement = object({
  ...agreement.entries,
  sha256: text(64),
  signedAt: optional(instant),
});
export type LoanAgreement = Inside<typeof loanAgreement>;

export const agreementListData = object({ list: array(agreementLink) });
