import {
  flagOrNo,
  id,
  manyOf,
  object,
  openEnum,
  optional,
  ownPath,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { formItem } from './form';

export const cardStatusValues = [
  /** The bank is asked. */
  'verifying',
  /** The bank confirmed that the account is the borrower's. */
  'bound',
  /** The bank has another name for the account. */
  'nameMismatch',
  /** The account cannot be used. */
  'refused',
] as const;
export const cardStatus = openEnum(cardStatusValues);
export type CardStatus = InferOutput<typeof cardStatus>;

/** A bank account of the borrower; the loan is paid out to the main one. */
const card = object({
  /** The id of the account. */
  cardId: id,
  /** The bank’s name. */
  bankName: text(80),
  /** The last digits of the account number. */
  tail: text(8),
  /** Whether the bank confirmed the holder. */
  status: cardStatus,
  /** Whether loans are paid out to it. */
  isMain: flagOrNo,
});
export type Card = InferOutput<typeof card>;

/** A bank to choose; its code is an option of the form's `bank_code`. */
const bankChoice = object({
  /** The code of the bank. */
  bankCode: id,
  /** Its name. */
  bankName: text(80),
  /** A picture at the lender’s own origin. */
  iconUrl: optional(ownPath),
});
export type BankChoice = InferOutput<typeof bankChoice>;

export const cardSettingData = object({
  /** The questions about a new account. */
  items: manyOf(formItem),
  /** The banks to choose from. */
  banks: manyOf(bankChoice),
  /** The borrower’s accounts. */
  cards: manyOf(card),
  /** The required name of the account holder. */
  holderName: optional(text(120)),
});
export type CardSetting = InferOutput<typeof cardSettingData>;

export const boundCardData = object({
  /** The id of the account. */
  cardId: id,
  /** Whether the bank confirmed the holder. */
  status: cardStatus,
  /** Why it cannot be used. */
  reason: optional(text(300)),
});
export type BoundCard = InferOutput<typeof boundCardData>;
